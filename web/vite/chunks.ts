// What is needed together comes together: on a slow line each request costs more than what it brings.

import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";

/** All that we ask the bundler. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

interface Part {
  readonly name: string;
  readonly roots: readonly string[];
}

/** The pages and boards, each with everything it cannot do without; what two of them need belongs to the first.
    The house names these chunks in the pages it sends. */
function partsOf(web: string): readonly Part[] {
  const inFolder = (folder: string): string[] =>
    readdirSync(join(web, folder))
      .sort()
      .map((name) => join(web, folder, name));
  const games = inFolder("src/games").filter((path) => statSync(path).isDirectory());
  return [
    { name: "house", roots: [join(web, "src/main.ts")] },
    { name: "table", roots: [join(web, "src/shell/table/TablePage.svelte"), ...inFolder("src/board")] }, // what boards share, too
    ...games.map((path) => ({ name: `board-${basename(path)}`, roots: [join(path, "index.ts")] })),
  ];
}

/** The catalogues that every page needs come as one file a language; parts such as `en.guide.ftl` come when needed. */
function words(id: string): string | null {
  const [, learnt, part] = id.match(/\/locales\/([\w-]+)\/(house|people)\.ftl/) ?? []; // these come later
  if (learnt) return part === "house" ? `in-charge-${learnt}` : `people-${learnt}`; // a chunk called house is there already
  const [, ofHouse, ofGame] = id.match(/\/locales\/([\w-]+)\/\w+\.ftl|\/words\/([\w-]+)\.ftl/) ?? [];
  const language = ofHouse ?? ofGame;
  return language ? `words-${language}` : null;
}

/** Some modules and everything they import, at whatever remove, but for what is loaded later on purpose. */
function together(roots: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>(roots);
  for (const id of found) graph.getModuleInfo(id)?.importedIds.forEach((each) => found.add(each));
  return found;
}

/** The name of the chunk that a module belongs to; null: let the bundler decide. */
export function chunkOf(web: string): (id: string, graph: Graph) => string | null {
  const parts = partsOf(web);
  const known = new Map<string, Set<string>>();
  const partOf = (id: string, graph: Graph): string | null => {
    for (const { name, roots } of parts) {
      if (!known.has(name)) known.set(name, together(roots, graph));
      if (known.get(name)?.has(id)) return name;
    }
    return null;
  };
  return (id, graph) => words(id) ?? partOf(id, graph);
}
