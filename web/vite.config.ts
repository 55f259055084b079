import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { prerender } from "./vite/prerender.ts";
import { chunkOf } from "./vite/chunks.ts";
import { compressed } from "./vite/compressed.ts";

const AT_ONCE = /\/base\/art\/(lamp|wood)\.svg$/; // small, and seen before all else: these come with the page

// The built client stands beside the server that serves it; it is made by the set-up and never committed.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [svelte(), compressed(), prerender()],
  build: {
    outDir: "../src/serao/server/web",
    emptyOutDir: true,
    manifest: "manifest.json", // what is loaded with what: the page names it, and the first load is counted from it
    target: "es2022",
    chunkSizeWarningLimit: 600, // kB: three.js, which comes with the studio and not before
    assetsInlineLimit: (file) => AT_ONCE.test(file),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a slow machine is nothing to be warned of
      ...(isSsrBuild
        ? {}
        : { output: { codeSplitting: { groups: [{ name: chunkOf(import.meta.dirname) }], includeDependenciesRecursively: false } } }),
    },
  },
  test: { testTimeout: 300_000 }, // a busy machine is slow, not broken
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
}));
