// Builds the page of the finder's test: vite build --config tests/games/picture_perfect/finder.config.mjs --outDir …

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
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: { input: resolve(here, "finder.html") },
  },
});
