import { describe, expect, it } from "vitest";
import { follow, isEmpty, type Stone } from "../../../src/board/scene/stones";
import type { Cell, Colour } from "../../../src/board/scene/types";

/** A row of places: r is a red stone, b a blue one. */
const row = (text: string): Cell[] => Array.from(text, (letter, x) => ({ name: letter, x, y: 0, colour: colourOf(letter) }));
const colourOf = (letter: string): Colour => (letter === "r" ? "red" : letter === "b" ? "blue" : "");

function after(...texts: readonly string[]): Stone[] {
  return texts.reduce<Stone[]>((before, text) => {
    const cells = row(text);
    return follow(
      before,
      cells,
      cells.map(({ x, y }) => ({ x, y })),
    );
  }, []);
}
const numbers = (stones: readonly Stone[]): Map<number, number> => new Map(stones.map(({ cell, id }) => [cell.x, id]));

describe("the stones of a position", () => {
  it("have a number each", () => {
    expect(new Set(after("r.b.r").map(({ id }) => id)).size).toBe(3);
  });

  it("keep it where they stay", () => {
    expect(numbers(after("r.b", "r.b"))).toEqual(numbers(after("r.b")));
  });

  it("keep it where they go", () => {
    expect(numbers(after("r..b", "..rb")).get(2)).toBe(numbers(after("r..b")).get(0));
  });

  it("keep it when they take another", () => {
    const [before, now] = [numbers(after("r.b")), numbers(after("r.b", "..r"))];
    expect(now).toEqual(new Map([[2, before.get(0)]]));
  });

  it("are new when nothing like them is gone", () => {
    const [before, now] = [numbers(after("b..")), numbers(after("b..", "b.r"))];
    expect([...before.values()]).not.toContain(now.get(2));
  });

  it("are followed to the nearest place", () => {
    const [before, now] = [numbers(after("r....r")), numbers(after("r....r", ".r..r."))];
    expect([now.get(1), now.get(4)]).toEqual([before.get(0), before.get(5)]);
  });
});

it("a place with neither colour nor symbol is empty; a card face down is not", () => {
  expect(isEmpty({ name: "place" })).toBe(true);
  expect(isEmpty({ name: "card", down: true })).toBe(false);
  expect(isEmpty({ name: "letter", symbol: "A" })).toBe(false);
});
