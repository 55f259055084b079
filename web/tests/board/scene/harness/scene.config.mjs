// Builds a page to look at boards made from a description: vite build --config tests/board/scene/harness/scene.config.mjs --outDir …

import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  base: "./",
  plugins: [svelte()],
  build: {
    target: "es2022",
    emptyOutDir: true,
    rolldownOptions: { input: resolve(here, "scene.html") },
  },
  server: { fs: { allow: [resolve(here, "../../../../..")] } },
});
