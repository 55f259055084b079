// Builds the program that says sentences as the browser does: vite build --config tests/base/say.config.mjs --outDir …

import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  ssr: { noExternal: true }, // it runs from a folder that has no packages
  build: { ssr: resolve(import.meta.dirname, "say.ts"), emptyOutDir: true },
});
