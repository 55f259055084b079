import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built client stands beside the server that serves it; it is made by the set-up and never committed.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/serao/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows our own files, not data in styles and scripts
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
});
