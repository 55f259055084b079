// The games: whatever lies in a folder here. What a folder lacks, the game does without.

import type { AnyTable } from "../board/board";
import type { AnyEnding } from "../board/ending";
import type { AnyGuide } from "../board/guide";
import { UNGROUPED, type Results } from "../board/results";

// Boards, guides and endings are loaded when they are first needed; covers and results are small.
const tables = import.meta.glob<AnyTable>("./*/index.ts", { import: "table" });
const guides = import.meta.glob<AnyGuide>("./*/guide.ts", { import: "guide" });
const endings = import.meta.glob<AnyEnding>("./*/ending.ts", { import: "ending" });
const covers = import.meta.glob<string>("./*/cover.svg", { query: "?url", import: "default", eager: true });
const results = import.meta.glob<Results>("./*/results.ts", { import: "results", eager: true });

/** The board of a game and what belongs to it; null where it has none of its own. */
export async function tableOf(game: string): Promise<AnyTable | null> {
  return (await tables[`./${game}/index.ts`]?.()) ?? null;
}

/** The hints for a first game; null where it has none. */
export async function guideOf(game: string): Promise<AnyGuide | null> {
  return (await guides[`./${game}/guide.ts`]?.()) ?? null;
}

/** The scene at the end of a game; null where it has none, and goes to its result at once. */
export async function endingOf(game: string): Promise<AnyEnding | null> {
  return (await endings[`./${game}/ending.ts`]?.()) ?? null;
}

/** The games that have hints for a first game. */
export const guided: readonly string[] = Object.keys(guides).flatMap((path) => path.split("/")[1] ?? []);

/** The address of a game's cover; undefined where it is not drawn yet. */
export function coverOf(game: string): string | undefined {
  return covers[`./${game}/cover.svg`];
}

/** How the lines of a game's scores are grouped. */
export function resultsOf(game: string): Results {
  return results[`./${game}/results.ts`] ?? UNGROUPED;
}
