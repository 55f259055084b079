import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { pictured } from "../../../src/games/fairy_tile/diagram";
import { actionText, pagesEach, positionText, spokenText, tileText } from "../../../src/games/fairy_tile/labels";
import { firstTale, inOrder } from "../../../src/games/fairy_tile/story";
import { objectiveText, type Objective, type Say } from "../../../src/games/fairy_tile/wording";
import type { fairy_tile } from "../../../src/games/fairy_tile/wire";
import { tile } from "./samples";

const LANGUAGES = ["en", "pt-BR", "pt-PT", "fr"];

const files = import.meta.glob<string>("../../../../src/serao/games/fairy_tile/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function catalogue(language: string): string {
  return files[`../../../../src/serao/games/fairy_tile/words/${language}.ftl`] ?? "";
}

function sayIn(language: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue(language)));
  return (key, args = {}) => {
    const value = bundle.getMessage(key)?.value;
    return value ? bundle.formatPattern(value, args) : key;
  };
}

const say = sayIn("en");

describe("objectives in words", () => {
  const cases: readonly (readonly [Objective, string])[] = [
    [{ type: "see", who: 2, whom: 0 }, "The Dragon sees the Princess."],
    [{ type: "visit_large", who: 1, place: 4, hexes: 5 }, "The Knight visits a Large river."],
    [{ type: "see_3_in_line", who: 0, place: 1 }, "The Princess sees three forests in a line."],
    [{ type: "pass_over", who: 2 }, "The Dragon passes over a castle."],
    [{ type: "meet", one: 0, other: 1, place: 3 }, "The Princess and the Knight meet in a castle."],
    [
      {
        type: "all",
        parts: [
          { type: "visit", who: 2, place: 3 },
          {
            type: "any",
            parts: [
              { type: "see", who: 2, whom: 0 },
              { type: "see", who: 2, whom: 1 },
            ],
          },
        ],
      },
      "The Dragon visits a castle and sees the Princess or sees the Knight.",
    ],
    [
      {
        type: "all",
        parts: [
          { type: "meet", one: 0, other: 2, place: 5 },
          { type: "see", who: 1, whom: 0 },
        ],
      },
      "The Princess and the Dragon meet anywhere and the Knight sees the Princess.",
    ],
  ];
  it.each(cases)("%j", (objective, words) => {
    expect(objectiveText(objective, say)).toBe(words);
  });
});

describe("the diagram", () => {
  it("shows who does what to whom or where", () => {
    expect(pictured({ type: "see", who: 2, whom: 0 })).toMatchObject({ verb: "see", actors: [2], whom: 0, places: [] });
    expect(pictured({ type: "visit_large", who: 1, place: 4, hexes: 5 })).toMatchObject({
      verb: "visit",
      places: [4, 4, 4, 4, 4],
      large: true,
    });
    expect(pictured({ type: "visit_large", who: 1, place: 0, hexes: 4 }).places).toHaveLength(4); // as the house says
    expect(pictured({ type: "meet", one: 0, other: 1, place: 5 })).toMatchObject({ verb: "meet", actors: [0], whom: 1, places: [] });
  });
});

describe("labels", () => {
  const view = { tiles: [tile], characters: [2080, 2080, 2080], top: tile, stack: 5, seats: [], over: true } as unknown as fairy_tile.View;

  it("name a tile by its places", () => {
    expect(tileText(tile, say)).toBe("castle, plains with a river, forest with a river");
  });

  it("say where a move goes, to those who see it and to those who do not", () => {
    const move: fairy_tile.Move = { type: "move", character: 1, to: 2081 };
    expect(actionText(move, view, say)).toBe("The Knight goes to the plain on the river, by the castle.");
    expect(spokenText(move, view, say)).toBe("The Knight goes one step east: the plain on the river, by the castle.");
    expect(spokenText({ ...move, to: 2080 }, { ...view, characters: [2080, 2081, 2081] }, say)).toBe(
      "The Knight goes one step west: the castle by the plains, where the Princess stands.",
    );
  });

  it("say beside what a tile goes, and how far from the Princess", () => {
    expect(spokenText({ type: "add", at: 2079, turn: 3 }, view, say)).toBe(
      "Add the tile by the castle, one step west from the Princess, turned 3 of 6.",
    );
  });

  it("tell the whole position without a number of a place", () => {
    const told = positionText(view, [], 9, say);
    expect(told).toContain(
      "each from west to east: castle (the Princess, the Knight, the Dragon), plains with a river; forest with a river.",
    );
    expect(told).not.toMatch(/\d,\s?[-−]?\d/);
  });

  it("know how long a book is", () => {
    expect(pagesEach({ pages_each: 0 }, 4)).toBe(9);
    expect(pagesEach({ pages_each: 5 }, 4)).toBe(5);
  });
});

describe("the tale", () => {
  const seat = (told: number[]): fairy_tile.SeatView => ({ book: 0, told, magic: false, left: false, open_page: 0 });

  it("is told in number order", () => {
    expect(inOrder([12, 3, 7])).toEqual([3, 7, 12]);
  });

  it("is one's own first, else the longest", () => {
    const view = { seat: 0, seats: [seat([4]), seat([1, 2])] } as unknown as fairy_tile.View;
    expect(firstTale(view)).toBe(0);
    expect(firstTale({ ...view, seat: null })).toBe(1);
  });
});

describe("the catalogues", () => {
  const keys = (language: string): string[] =>
    [...catalogue(language).matchAll(/^(web-fairy_tile-[a-z-]+) =/gm)].map((match) => match[1] ?? "").sort();

  it.each(LANGUAGES)("say the same things in %s", (language) => {
    expect(keys(language)).toEqual(keys("en"));
  });

  it.each(LANGUAGES)("are read without a fault in %s", (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(catalogue(language)))).toEqual([]);
    for (const key of keys(language)) expect(bundle.hasMessage(key), key).toBe(true);
  });

  it.each(LANGUAGES)("name to fingers the buttons that turn the tile, and no key, in %s", (language) => {
    const hint = sayIn(language)("web-fairy_tile-hint-tile-touch");
    expect(hint).toMatch(/↺.*↻/);
    expect(hint).not.toMatch(/\bR\b/);
  });
});
