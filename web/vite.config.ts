import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const LATER = ["fairy_tile_story", "web_guide"]; // catalogues that few pages need

/** The catalogues that every page needs come as one file a language: on a slow line each request costs more than its words. */
function words(id: string): string | null {
  const [, language, catalogue = ""] = id.match(/\/locales\/([\w-]+)\/(\w+)\.ftl/) ?? [];
  return language && !LATER.includes(catalogue) ? `words-${language}` : null;
}

// The built client stands beside the server that serves it; it is made by the set-up and never committed.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/serao/server/web",
    emptyOutDir: true,
    manifest: "manifest.json", // what is loaded with what: the budget of the first load is counted from it
    target: "es2022",
    chunkSizeWarningLimit: 600, // kB: three.js, which comes with the studio and not before
    assetsInlineLimit: 0, // the content policy allows our own files, not data in styles and scripts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a slow machine is nothing to be warned of
      output: { codeSplitting: { groups: [{ name: words }] } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
});
