import { describe, expect, it } from "vitest";
import { find, lying, neighbour, places, pointed, reached, rowPositions, swept } from "../../../src/games/photograph/field";
import type { photograph } from "../../../src/games/photograph/wire";

const FULL = Array.from({ length: 16 }, (_, position) => position);

/** Every take of a row with so many cards. */
function takes(row: number, cards: number): photograph.Take[] {
  const sides = cards === 1 ? ["L"] : ["L", "R"];
  return sides.flatMap((side) =>
    [1, 2, 3].filter((number) => number <= cards).map((number) => ({ type: "take" as const, row, side, number })),
  );
}

describe("the field", () => {
  it("is numbered column by column", () => {
    expect(rowPositions(4, 1)).toEqual([1, 5, 9, 13]);
    expect(rowPositions(3, 2)).toEqual([2, 5, 8, 11]);
    expect(
      places(3)
        .slice(0, 5)
        .map((place) => place.position),
    ).toEqual([0, 3, 6, 9, 1]);
  });

  it("says which cards a take reaches, in the order taken", () => {
    expect(reached(FULL, 4, { type: "take", row: 2, side: "L", number: 2 })).toEqual([2, 6]);
    expect(reached(FULL, 4, { type: "take", row: 2, side: "R", number: 3 })).toEqual([14, 10, 6]);
    const gap = FULL.map((card) => (card === 2 ? -1 : card));
    expect(lying(gap, 4, 2)).toEqual([6, 10, 14]);
    expect(reached(gap, 4, { type: "take", row: 2, side: "L", number: 1 })).toEqual([6]);
  });
});

describe("pointing at a card", () => {
  const row = rowPositions(4, 0);
  const legal = takes(0, 4);

  it("counts from the end one came from", () => {
    expect(row.map((position) => pointed(legal, row, 0, position, "L"))).toEqual([
      find(legal, 0, "L", 1),
      find(legal, 0, "L", 2),
      find(legal, 0, "L", 3),
      find(legal, 0, "R", 1),
    ]);
    expect(pointed(legal, row, 0, row[1] ?? -1, "R")).toEqual(find(legal, 0, "R", 3));
  });

  it("counts from the nearer end otherwise", () => {
    expect(pointed(legal, row, 0, row[1] ?? -1, null)).toEqual(find(legal, 0, "L", 2));
    expect(pointed(legal, row, 0, row[2] ?? -1, null)).toEqual(find(legal, 0, "R", 2));
  });

  it("takes a single card as the table offers it", () => {
    expect(pointed(takes(0, 1), [8], 0, 8, "R")).toEqual({ type: "take", row: 0, side: "L", number: 1 });
  });

  it("offers nothing that the table does not", () => {
    expect(pointed([], row, 0, 0, null)).toBeNull();
    expect(pointed(legal, row, 0, 99, null)).toBeNull();
  });

  it("sweeps over a short row from either end", () => {
    const two = [4, 12];
    expect(swept(takes(0, 2), two, 0, 12, "L")).toEqual({ type: "take", row: 0, side: "L", number: 2 });
    expect(swept(takes(0, 2), two, 0, 4, "R")).toEqual({ type: "take", row: 0, side: "R", number: 2 });
    expect(swept(legal, row, 0, row[3] ?? -1, "L")).toBeNull();
  });
});

describe("arrow keys", () => {
  it("leap over gaps and stop at the edge", () => {
    const gap = FULL.map((card) => (card === 5 ? -1 : card));
    expect(neighbour(gap, 4, 1, "ArrowRight")).toBe(9);
    expect(neighbour(gap, 4, 4, "ArrowDown")).toBe(6);
    expect(neighbour(gap, 4, 0, "ArrowUp")).toBe(0);
    expect(neighbour(gap, 4, 13, "ArrowLeft")).toBe(9);
    expect(neighbour(gap, 4, 13, "Home")).toBe(13);
  });
});
