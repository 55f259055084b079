// What is needed together comes together: on a slow line each request costs more than what it brings.

/** All that we ask the bundler. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** The pages and boards, each with everything it cannot do without; what two of them need belongs to the first.
    The house names these chunks in the pages it sends. */
const PARTS: readonly (readonly [name: string, root: string])[] = [
  ["house", "/src/main.ts"],
  ["table", "/src/shell/table/TablePage.svelte"],
  ["board-photograph", "/src/games/photograph/index.ts"],
  ["board-avenue", "/src/games/avenue/index.ts"],
  ["board-picture_perfect", "/src/games/picture_perfect/index.ts"],
  ["board-fairy_tile", "/src/games/fairy_tile/index.ts"],
];

/** The catalogues that every page needs come as one file a language; parts such as `en.guide.ftl` come when needed. */
function words(id: string): string | null {
  const [, ofHouse, ofGame] = id.match(/\/locales\/([\w-]+)\/\w+\.ftl|\/words\/([\w-]+)\.ftl/) ?? [];
  const language = ofHouse ?? ofGame;
  return language ? `words-${language}` : null;
}

/** A module and everything it imports, at whatever remove, but for what is loaded later on purpose. */
function together(root: string, graph: Graph): Set<string> {
  const found = new Set<string>([root]);
  for (const id of found) graph.getModuleInfo(id)?.importedIds.forEach((each) => found.add(each));
  return found;
}

/** The name of the chunk that a module belongs to; null: let the bundler decide. */
export function chunkOf(web: string): (id: string, graph: Graph) => string | null {
  const known = new Map<string, Set<string>>();
  const partOf = (id: string, graph: Graph): string | null => {
    for (const [name, root] of PARTS) {
      if (!known.has(name)) known.set(name, together(web + root, graph));
      if (known.get(name)?.has(id)) return name;
    }
    return null;
  };
  return (id, graph) => words(id) ?? partOf(id, graph);
}
