import { describe, expect, it } from "vitest";
import { UNGROUPED } from "../../src/board/results";
import { coverOf, guided, guideOf, resultsOf, tableOf } from "../../src/games";

const folders = Object.keys(import.meta.glob("../../src/games/*/index.ts")).flatMap((path) => path.split("/").at(-2) ?? []);

describe.each(folders)("%s", (game) => {
  it("is found by its folder", async () => {
    expect(Object.keys((await tableOf(game)) ?? {}).sort()).toEqual(["Board", "describe", "highlight", "section"]);
    expect(coverOf(game)).toContain("cover");
    expect(guided).toContain(game);
    expect((await guideOf(game))?.steps.length).toBeGreaterThan(0);
  });
});

it("does without what a game has not brought", async () => {
  expect(await tableOf("draughts")).toBeNull();
  expect(await guideOf("draughts")).toBeNull();
  expect(guided).not.toContain("draughts");
  expect(coverOf("draughts")).toBeUndefined();
  expect(resultsOf("draughts")).toEqual(UNGROUPED);
});

it("is the only place that knows games by their names", () => {
  const sources = import.meta.glob<string>(
    ["../../src/{base,board,shell}/**/*.{ts,js,svelte,css}", "../../vite/*.ts", "../../vite.config.ts"],
    { query: "?raw", import: "default", eager: true },
  );
  const named = Object.entries(sources).flatMap(([path, text]) =>
    folders.flatMap((game) => (new RegExp(game.replace("_", "[_ -]?"), "i").test(text) ? [`${path}: ${game}`] : [])),
  );
  expect(named).toEqual([]);
});
