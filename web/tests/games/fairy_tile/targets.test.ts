import { describe, expect, it } from "vitest";
import { hexAt } from "../../../src/games/fairy_tile/hexes";
import { nextTurn, targetsOf, turnsAt, type Action } from "../../../src/games/fairy_tile/targets";
import { tile } from "./samples";

const legal: readonly Action[] = [
  { type: "move", character: 0, to: hexAt(1, 0) },
  { type: "move", character: 2, to: hexAt(3, 0) },
  { type: "add", at: hexAt(0, 0), turn: 0 }, // these two lie around the same corner
  { type: "add", at: hexAt(0, 1), turn: 2 },
  { type: "add", at: hexAt(5, 0), turn: 3 },
  { type: "turn" },
];

describe("targets", () => {
  it("are none while nothing is held", () => {
    expect(targetsOf(legal, null, tile, 0)).toEqual([]);
  });

  it("are the places where the held character may go", () => {
    expect(targetsOf(legal, 2, tile, 0).map((target) => target.key)).toEqual([`hex-${hexAt(3, 0)}`]);
  });

  it("are the corners around which the tile fits, each once", () => {
    expect(targetsOf(legal, "tile", tile, 0)).toHaveLength(2);
  });

  it("take the turn in which one holds the tile, or the next that fits", () => {
    const turns = (turn: number): unknown[] =>
      targetsOf(legal, "tile", tile, turn).map(({ action, exact }) => [action.type === "add" && action.turn, exact]);
    expect(turns(0)).toEqual([
      [0, true],
      [3, false],
    ]);
    expect(turns(1)).toEqual([
      [2, false],
      [3, false],
    ]);
    expect(turns(3)).toEqual([
      [0, false],
      [3, true],
    ]);
  });

  it("are gone with the last tile", () => {
    expect(targetsOf(legal, "tile", null, 0)).toEqual([]);
  });
});

describe("turning the tile", () => {
  it("goes through the turns that fit around a corner", () => {
    const [corner] = targetsOf(legal, "tile", tile, 0);
    const fitting = turnsAt(legal, tile, corner?.key ?? null);
    expect(fitting).toEqual([0, 2]);
    expect(nextTurn(0, 1, fitting)).toBe(2);
    expect(nextTurn(2, 1, fitting)).toBe(0);
    expect(nextTurn(0, -1, fitting)).toBe(2);
  });

  it("goes through all of them where no corner is named", () => {
    expect(nextTurn(5, 1, turnsAt(legal, tile, null))).toBe(0);
    expect(nextTurn(0, -1, turnsAt(legal, tile, null))).toBe(5);
  });
});
