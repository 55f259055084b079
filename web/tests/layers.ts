// Which file of the client imports which, and which packages may.

const SOURCES = "file:///web/src/"; // addresses know how to join paths

/** The packages from the lowest to the highest: each may import those before it. */
const ORDER = ["wire", "base", "board", "game", "games", "shell", "entry"];

export interface Import {
  readonly from: string;
  readonly to: string;
}

const FORMS = [
  /(?:^|[\s;])(?:import|export)\s(?:[^"'`;]*?\sfrom\s*)?["']([^"']+)["']/g,
  /\bimport\(\s*["'`]([^"'`]+)["'`]/g,
  /@import\s+(?:url\()?["']([^"']+)["']/g,
];
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g;

/** The files and patterns of the client that a file imports, by their paths in `src`. */
export function importsOf(file: string, text: string): string[] {
  const named = FORMS.flatMap((form) => [...text.matchAll(form)].map((found) => ({ at: found.index, name: found[1] ?? "" })));
  const patterns = [...text.matchAll(GLOB)].flatMap((found) =>
    [...(found[1] ?? "").matchAll(/["'`]([^"'`]+)["'`]/g)].map((each) => ({ at: found.index, name: each[1] ?? "" })),
  );
  return [...named, ...patterns]
    .sort((one, other) => one.at - other.at)
    .filter(({ name }) => name.startsWith("."))
    .map(({ name }) => new URL(name, SOURCES + file).href)
    .filter((address) => address.startsWith(SOURCES)) // and not catalogues and rules
    .map((address) => address.slice(SOURCES.length).replace(/\/$/, ""));
}

/** The package of a file: its folder, in `games` the one game; what stands in no folder starts the client. */
export function packageOf(path: string): string {
  const [folder = "", game, ...rest] = path.split("/");
  if (path === "wire" || path === "wire.ts") return "wire";
  if (folder === "games") return game === undefined || (!rest.length && /^index(\.ts)?$/.test(game)) ? "games" : `game/${game}`;
  return path.includes("/") ? folder : "entry";
}

const rankOf = (name: string): number => ORDER.indexOf(name.split("/")[0] ?? "");

/** Whether a package may import another: what stands below it; of the games the shell knows their index only. */
function allowed(from: string, to: string): boolean {
  if (from === to) return true;
  if (to.startsWith("game/")) return from === "games";
  return rankOf(to) < rankOf(from);
}

function imports(files: ReadonlyMap<string, string>): Import[] {
  return [...files].flatMap(([from, text]) => importsOf(from, text).map((to) => ({ from, to })));
}

/** Every import that goes up, or aside to another game. */
export function upward(files: ReadonlyMap<string, string>): Import[] {
  return imports(files).filter(({ from, to }) => !allowed(packageOf(from), packageOf(to)));
}

/** Packages that need each other, in the order of their need; null where there are none. */
export function cycleIn(files: ReadonlyMap<string, string>): string[] | null {
  const needs = new Map<string, Set<string>>();
  for (const { from, to } of imports(files)) {
    const [one, other] = [packageOf(from), packageOf(to)];
    if (one !== other) needs.set(one, (needs.get(one) ?? new Set()).add(other));
  }
  const seen = new Set<string>();
  const visit = (name: string, way: readonly string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (seen.has(name)) return null;
    seen.add(name);
    for (const next of needs.get(name) ?? []) {
      const found = visit(next, [...way, name]);
      if (found) return found;
    }
    return null;
  };
  for (const name of needs.keys()) {
    const found = visit(name, []);
    if (found) return found;
  }
  return null;
}
