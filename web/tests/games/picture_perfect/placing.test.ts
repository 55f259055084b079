import { describe, expect, it } from "vitest";
import { decorated, EMPTY, leftOf, moved, nextSpace, placed, removed, same, toTable } from "../../../src/games/picture_perfect/arrangement";
import { middleOf, spaceAt } from "../../../src/games/picture_perfect/pieces";

describe("the floor", () => {
  it("names the space of a point, and none on the table or outside", () => {
    expect(spaceAt({ x: 25, y: 25 })).toBe("A1");
    expect(spaceAt(middleOf("D4"))).toBe("D4");
    expect(spaceAt({ x: 125, y: 50 })).toBeNull();
    expect(spaceAt({ x: -1, y: 50 })).toBeNull();
    expect(spaceAt({ x: 251, y: 50 })).toBeNull();
  });
});

describe("placing guests", () => {
  it("snaps to the middle of a space, and keeps the point when free", () => {
    expect(placed(EMPTY, 4, { x: 31, y: 172 }, true).figures).toEqual([[4, 25, 175]]);
    expect(placed(EMPTY, 4, { x: 31.4, y: 172 }, false).figures).toEqual([[4, 31, 172]]);
  });

  it("changes places with whoever stands in the space", () => {
    const both = placed(placed(EMPTY, 1, middleOf("A1"), true), 2, middleOf("B4"), true);
    expect(placed(both, 2, { x: 30, y: 20 }, true).figures).toEqual([
      [1, 75, 175],
      [2, 25, 25],
    ]);
  });

  it("sends whoever stands there back into the box when the newcomer comes from it", () => {
    const one = placed(EMPTY, 1, middleOf("A1"), true);
    expect(placed(one, 2, middleOf("A1"), true).figures).toEqual([[2, 25, 25]]);
  });

  it("keeps figures on the stage and lists them by number", () => {
    const far = placed(placed(EMPTY, 9, { x: 900, y: -900 }, false), 3, { x: 10, y: 10 }, false);
    expect(far.figures).toEqual([
      [3, 10, 10],
      [9, 300, -60],
    ]);
  });

  it("finds an empty space for the next guest", () => {
    const first = placed(EMPTY, 0, nextSpace(EMPTY), true);
    expect(spaceAt(nextSpace(EMPTY))).toBe("C4");
    expect(spaceAt(nextSpace(first))).toBe("B4");
  });
});

describe("decorations", () => {
  it("stay on the table", () => {
    expect(toTable({ x: 10, y: 300 })).toEqual({ x: 50, y: 100 });
    const one = decorated(EMPTY, 3, { x: 120, y: 40 });
    expect(moved(one, { what: "ornament", index: 0 }, { x: 0, y: 0 }, true).ornaments).toEqual([[3, 50, 0]]);
    expect(same(removed(one, { what: "ornament", index: 0 }), EMPTY)).toBe(true);
  });

  it("are as many as one has", () => {
    const one = decorated(EMPTY, 0, { x: 120, y: 40 });
    expect(leftOf(EMPTY, 0, [1, 1])).toBe(1);
    expect(leftOf(one, 0, [1, 1])).toBe(0);
    expect(leftOf(one, 0, [2, 1])).toBe(1);
    expect(leftOf(one, 1, [1, 0])).toBe(0);
    expect(leftOf(one, 1, [0, 1])).toBe(0); // what stands has been given away: there is one in all
  });
});
