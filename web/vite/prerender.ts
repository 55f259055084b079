// Draws the first pages while building: the same components as in the browser, run once by Node.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type ResolvedConfig } from "vite";

const SOURCE = "src/prerender.ts";

/** Build the drawing program into a folder that is there for a moment, and let it draw. */
async function drawings(config: ResolvedConfig): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(join(config.root, "node_modules", ".prerender-")); // from here it finds its packages
  try {
    const { assetsInlineLimit } = config.build;
    await build({ build: { ssr: SOURCE, outDir: folder, manifest: false, minify: false, assetsInlineLimit }, logLevel: "warn" });
    const program = (await import(pathToFileURL(join(folder, "prerender.js")).href)) as typeof import("../src/prerender");
    return await program.drawings();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "prerender",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved: (resolved) => void (config = resolved),
    async closeBundle() {
      const folder = resolve(config.root, config.build.outDir, "prerender");
      mkdirSync(folder, { recursive: true });
      for (const [name, html] of await drawings(config)) writeFileSync(join(folder, name), html);
    },
  };
}
