// Every event of a game is shown somewhere, by names that its board really carries.

import { expect, it } from "vitest";
import type { Highlight } from "../../src/board/highlights";
import type { GameName, Games } from "../../src/wire";

/** A sample of every event of a game. */
export type Samples<G extends GameName> = { [T in Games[G]["event"]["type"]]: Omit<Extract<Games[G]["event"], { type: T }>, "type"> };

const sources = import.meta.glob<string>("../../src/games/*/*.svelte", { query: "?raw", import: "default", eager: true });

/** The names that a game's board carries, whatever is filled in. */
function carried(game: GameName): Set<string> {
  const texts = Object.entries(sources).flatMap(([path, text]) => (path.includes(`/games/${game}/`) ? [text] : []));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/data-spot=(?:"([^"]+)"|\{.*?`([^`]+)`)/g)].map((found) => found[1] ?? found[2] ?? ""),
  );
  return new Set(names.map((name) => name.replaceAll(/\$?\{[^}]*\}/g, "#")));
}

function namesOf(lit: Highlight): string[] {
  return lit.rings.flat().map((name) => name.replaceAll(/-\d+|--1/g, "-#"));
}

/** One test for every event: it lights something that the board has. */
export function showsWhere<G extends GameName>(
  game: G,
  highlight: (event: Games[G]["event"], view: Games[G]["view"]) => Highlight,
  events: Partial<Samples<G>>,
  view: Games[G]["view"],
): void {
  it.each(Object.entries(events) as [string, object][])("shows where it happened: %s", (type, fields) => {
    const names = namesOf(highlight({ type, ...fields } as Games[G]["event"], view));
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !carried(game).has(name))).toEqual([]);
  });
}
