import { expect, it } from "vitest";
import { keysOf } from "../../../src/board/scene/flight";
import { inWords, namesOf } from "../../../src/board/scene/reading";
import { cardsAcross, rowsOf } from "../../../src/board/scene/rows";
import { hasSign, lengthOf } from "../../../src/board/scene/symbols";
import { FIXTURES } from "./harness/fixtures";

const sceneOf = (name: string) => FIXTURES[name]?.begin().scene ?? { areas: [] };

it("areas of a kind that follow each other share a row; a hand has its own", () => {
  expect(rowsOf(sceneOf("cards").areas).map(({ kind, areas }) => [kind, areas.length])).toEqual([
    ["counters", 4],
    ["cards", 5],
    ["text", 1],
    ["hand", 1],
  ]);
});

it("a long row of cards counts as a few, because they lie over each other", () => {
  const cards = Array.from({ length: 13 }, () => ({ name: "card" }));
  expect(
    cardsAcross([
      { type: "cards", cards },
      { type: "pile", count: 3, top: { name: "card" } },
    ]),
  ).toBe(5);
});

it("every spot has a name to be called by", () => {
  const names = namesOf(sceneOf("cards"));
  expect(names.get("deck")).toBe("a card face down");
  expect(names.size).toBe(10);
});

it("a scene is told in words, without its empty places", () => {
  const words = inWords({
    areas: [
      { type: "counter", title: "Ana", number: 3 },
      {
        type: "board",
        shape: "squares",
        title: "Board",
        cells: [
          { name: "red on a1", x: 0, y: 0, colour: "red" },
          { name: "a2", x: 0, y: 1 },
        ],
      },
      { type: "cards", cards: [] },
      { type: "pile", title: "Deck", count: 7, top: { name: "a card face down", down: true } },
      { type: "text", text: "Last round." },
    ],
  });
  expect(words).toBe("Ana: 3. Board: red on a1. Deck: a card face down, 7. Last round.");
});

it("cards that are alike have keys of their own", () => {
  const keys = keysOf([{ name: "two" }, { name: "two" }, { name: "two", spot: "here" }]);
  expect(new Set(keys).size).toBe(3);
});

it.each([
  ["", 1],
  ["10", 2],
  ["👩‍🌾", 1],
])("the symbol %j is as long as people would say", (symbol, length) => {
  expect(lengthOf(symbol)).toBe(length);
});

it.each([
  ["♥7", true],
  ["👩‍🌾", true],
  ["10", false],
  ["+2", false],
  ["Q", false],
])("whether %j has a sign by which its colour is told: %s", (symbol, expected) => {
  expect(hasSign(symbol)).toBe(expected);
});
