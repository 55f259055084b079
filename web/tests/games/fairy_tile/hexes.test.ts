import { describe, expect, it } from "vitest";
import {
  around,
  axial,
  crossings,
  edge,
  heart,
  hexAt,
  laid,
  middleOf,
  nextTowards,
  riverPath,
  rowsOf,
  stepsBetween,
  turnedRiver,
} from "../../../src/games/fairy_tile/hexes";
import { tile } from "./samples";

describe("hexes", () => {
  it("know their axial coordinates", () => {
    expect(hexAt(0, 0)).toBe(2080);
    for (const [q, r] of [
      [0, 0],
      [3, -2],
      [-5, 4],
    ] as const)
      expect(axial(hexAt(q, r))).toEqual({ q, r });
  });

  it("lie so many steps apart, in at most two directions", () => {
    const here = hexAt(0, 0);
    expect(stepsBetween(here, here)).toEqual([]);
    expect(stepsBetween(here, hexAt(-2, 0))).toEqual([{ direction: 3, number: 2 }]);
    expect(stepsBetween(here, hexAt(2, -1))).toEqual([
      { direction: 0, number: 1 },
      { direction: 1, number: 1 },
    ]);
    expect(stepsBetween(hexAt(3, 3), hexAt(4, 2))).toEqual([{ direction: 1, number: 1 }]);
  });

  it("are read row by row", () => {
    expect(rowsOf(tile.places).map((row) => row.map(({ q, r }) => [q, r]))).toEqual([
      [
        [0, 0],
        [1, 0],
      ],
      [[0, 1]],
    ]);
  });

  it("stand beside each other", () => {
    expect(middleOf(hexAt(1, 0))).toEqual({ x: 100, y: 0 });
    expect(middleOf(hexAt(0, 1))).toEqual({ x: 50, y: 86.6 });
  });

  it("share the point in which a river crosses their edge", () => {
    const [here, there] = [middleOf(hexAt(0, 0)), middleOf(hexAt(1, -1))];
    const [out, back] = [edge(1), edge(4)];
    expect(here.x + out.x).toBeCloseTo(there.x + back.x, 1);
    expect(here.y + out.y).toBeCloseTo(there.y + back.y, 1);
  });
});

describe("rivers", () => {
  it("name the edges they cross", () => {
    expect(crossings(0b010010)).toEqual([1, 4]);
  });

  it("flow from edge to edge, once for two edges and around for three", () => {
    expect(riverPath(0b001001).match(/C/g)).toHaveLength(1);
    expect(riverPath(0b010101).match(/C/g)).toHaveLength(3);
  });

  it("turn with their tile", () => {
    expect(turnedRiver(0b100001, 1)).toBe(0b000011);
    expect(turnedRiver(0b010010, 6)).toBe(0b010010);
  });
});

describe("a tile", () => {
  it("lies at its first hex, the others in the direction of its turn and the one before", () => {
    const hexes = (turn: number): string[] => laid(tile, hexAt(2, 1), turn).places.map(({ q, r }) => `${q},${r}`);
    expect(hexes(0)).toEqual(["2,1", "3,1", "2,2"]);
    expect(hexes(1)).toEqual(["2,1", "3,0", "3,1"]);
    expect(hexes(4)).toEqual(["2,1", "1,2", "1,1"]);
  });

  it("has one heart, whichever of its hexes comes first", () => {
    const one = heart(laid(tile, hexAt(0, 0), 0));
    const other = heart(laid(tile, hexAt(0, 1), 2));
    expect(other.x).toBeCloseTo(one.x);
    expect(other.y).toBeCloseTo(one.y);
  });

  it("fits into the box around it", () => {
    expect(
      around(
        [
          { q: 0, r: 0 },
          { q: 1, r: 0 },
        ],
        0,
      ),
    ).toMatchObject({ left: -50, width: 200 });
  });
});

describe("arrow keys", () => {
  const points = [
    { x: 100, y: 0 },
    { x: 50, y: 87 },
    { x: 300, y: 10 },
    { x: -100, y: 0 },
  ];

  it("go to the nearest place in their direction", () => {
    expect(nextTowards({ x: 0, y: 0 }, points, { x: 1, y: 0 })).toBe(points[0]);
    expect(nextTowards({ x: 0, y: 0 }, points, { x: 0, y: 1 })).toBe(points[1]);
  });

  it("stay where nothing lies", () => {
    expect(nextTowards({ x: 0, y: 0 }, points, { x: 0, y: -1 })).toBeUndefined();
  });
});
