import { beforeAll, describe as group, expect, test } from "vitest";
import { headingOf, type Situation } from "../../../src/games/avenue/heading";
import { section } from "../../../src/games/avenue/section";
import { describe, grapeWords, sheetTitle, signed, squareLabels } from "../../../src/games/avenue/words";
import { has, learn } from "../../../src/base/words.svelte";
import { LANGUAGES } from "../../../src/base/settings.svelte";
import { blank, drawn, viewOf } from "./views";

const sources = import.meta.glob<string>("../../../src/games/avenue/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const keys = Object.values(sources).flatMap((text) => [...text.matchAll(/"((?:web-)?avenue-[a-z0-9-]+)"/g)].map((found) => found[1] ?? ""));

const nothing: Situation = {
  view: viewOf({}),
  seat: 0,
  sheet: blank(0),
  legal: [],
  thought: null,
  wish: null,
  pointed: null,
  network: null,
  scored: undefined,
  peeked: "",
};

test.each(LANGUAGES)("every sentence of the board is known in %s", async (language) => {
  await learn(language);
  expect(keys.length).toBeGreaterThan(30);
  expect(keys.filter((key) => !has(key))).toEqual([]);
});

group("in English", () => {
  beforeAll(() => learn("en"));

  test("a game alone ends with its grade", () => {
    const over = viewOf({ seats: 1, road: 0, grade: "vintner", sheets: [{ ...blank(0), score: -5 }] });
    expect(headingOf({ ...nothing, view: over, sheet: over.sheets[0] })).toBe("The harvest is in: −5 points. Grade: vintner.");
    const company = { ...over, seats: 2, grade: null };
    expect(headingOf({ ...nothing, view: company })).toBe("The fifth farm has scored: the harvest is in.");
  });

  test("squares are called by name, what grows there, and what may be done", () => {
    const labels = squareLabels(["GGP", "FA", "."], [0, 5, 0], new Set([0]));
    expect(labels[0]).toBe("a1, 3 grapes (2 green, 1 purple), vacant: draw the road here");
    expect(labels[1]).toBe("b1, Farm A, road: a straight stretch from left to right");
    expect(labels[2]).toBe("c1, open country, vacant");
  });

  test("grapes are counted by colour", () => {
    expect(grapeWords(0, 0)).toBe("no grapes");
    expect(grapeWords(1, 0)).toBe("one green grape");
    expect(grapeWords(0, 3)).toBe("3 purple grapes");
  });

  test("sheets are titled, long names cut", () => {
    expect(sheetTitle(1, 0, ["Ana", "Bento"])).toBe("Bento’s sheet");
    expect(sheetTitle(0, null, ["Wilhelmina Katharina"])).toBe("Wilhelmina Kathar…’s sheet");
    expect(signed(-5)).toBe("−5");
  });

  test("the line under the map follows what is done", () => {
    const peek = { type: "peek" } as const;
    expect(headingOf({ ...nothing, legal: [peek] })).toContain("or peek");
    expect(headingOf({ ...nothing, legal: [{ type: "draw", square: 0 }] })).not.toContain("peek");
    expect(headingOf({ ...nothing, thought: 0 })).toBe("The road in a1");
    expect(headingOf({ ...nothing, wish: peek })).toContain("instead of drawing");
    const chosen = viewOf({ my_choice: { type: "draw", square: 7 }, waiting: 1 });
    expect(headingOf({ ...nothing, view: chosen })).toBe("Pencilled in b2. One player is still choosing.");
    expect(headingOf({ ...nothing, scored: { farm: "A", written: 0 } })).toContain("zero");
  });

  test("the position is told", () => {
    const view = viewOf({ sheets: [drawn(0, 2, 5), blank(1)], farms: "A" });
    const props = { view, seat: 0, names: ["Ana", "Bento"] } as unknown as Parameters<typeof describe>[0];
    expect(describe(props)).toContain("c1 a straight stretch from left to right");
    expect(describe(props)).toContain("Bento: 0 points so far.");
  });
});

group("at a great table", () => {
  beforeAll(() => learn("en"));
  const standings = [
    { place: 1, seat: 41, points: 12 },
    { place: 17, seat: 0, points: 5 },
  ];
  const crowd = viewOf({ seats: 300, sheets: [blank(0)], standings, waiting: 123, chosen: [], my_choice: { type: "draw", square: 7 } });

  test("the board counts nobody: it is not told of every choice", () => {
    expect(headingOf({ ...nothing, view: crowd })).toBe("Pencilled in b2. The others are still choosing.");
  });

  test("the ranking is said with the names one is told", () => {
    const names: string[] = [];
    [names[0], names[41]] = ["Ana", "Alecrim 4"];
    const props = { view: crowd, seat: 0, names } as unknown as Parameters<typeof describe>[0];
    expect(describe(props)).toContain("Place 1: Alecrim 4, 12 points. Place 17: Ana, 5 points.");
  });
});

test("the rules open where they matter", () => {
  expect([viewOf({}), viewOf({ yellow: 4 }), viewOf({ road: 0 })].map(section)).toEqual(["3", "4", "5"]);
});
