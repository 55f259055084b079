// Every file that shrinks is compressed once, here, as small as it will go, and not again for every visitor.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const SHRINKS = /\.(js|css|svg)$/;
const FORMS: Readonly<Record<string, (data: Buffer) => Buffer>> = {
  ".br": (data) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
  ".gz": (data) => gzipSync(data, { level: constants.Z_BEST_COMPRESSION }),
};

/** Lay a compressed copy beside a file, where that saves anything. */
function compress(file: string): void {
  const data = readFileSync(file);
  for (const [ending, form] of Object.entries(FORMS)) {
    const small = form(data);
    if (small.length < data.length) writeFileSync(file + ending, small);
  }
}

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir, config.build.assetsDir)),
    closeBundle: () =>
      readdirSync(folder)
        .filter((name) => SHRINKS.test(name))
        .forEach((name) => compress(join(folder, name))),
  };
}
