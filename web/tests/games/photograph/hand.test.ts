import { describe, expect, it } from "vitest";
import { same } from "../../../src/board/actions";
import { targets, wound } from "../../../src/games/photograph/hand";
import { others } from "../../../src/games/photograph/seats";
import { signed } from "../../../src/games/photograph/strips";

const wind = (card: number, to: number) => ({ type: "wind" as const, card, to });

describe("the hand", () => {
  it("moves one card forward and those between back", () => {
    expect(wound([10, 20, 30, 40], wind(0, 2))).toEqual([20, 30, 10, 40]);
    expect(wound([10, 20, 30, 40], wind(1, 3))).toEqual([10, 30, 40, 20]);
    expect(wound([10, 20], null)).toEqual([10, 20]);
  });

  it("knows where a card may go", () => {
    expect(targets([wind(0, 1), wind(0, 2), wind(1, 2)], 0)).toEqual([1, 2]);
    expect(targets([wind(0, 1)], 1)).toEqual([]);
  });

  it("tells actions apart", () => {
    expect(same(wind(0, 1), wind(0, 1))).toBe(true);
    expect(same(wind(0, 1), wind(0, 2))).toBe(false);
    expect(same(wind(0, 1), { type: "take", row: 0, side: "L", number: 1 })).toBe(false);
    expect(same(null, null)).toBe(true);
    expect(same(null, wind(0, 1))).toBe(false);
  });
});

describe("the table around us", () => {
  it("lists the others in the order of play, and all for a spectator", () => {
    expect(others(4, 2)).toEqual([3, 0, 1]);
    expect(others(3, null)).toEqual([0, 1, 2]);
  });

  it("writes a true minus", () => {
    expect(signed(-3)).toBe("−3");
    expect(signed(7)).toBe("7");
  });
});
