import { describe, expect, it } from "vitest";
import { CORNER, drawing, hexagon, isWide, PITCH } from "../../../src/board/scene/geometry";
import type { Board, Cell } from "../../../src/board/scene/types";

const grid = (wide: number, high: number): Cell[] =>
  Array.from({ length: wide * high }, (_, index) => ({ name: "", x: index % wide, y: Math.floor(index / wide) }));
const board = (shape: Board["shape"], cells: readonly Cell[]): Board => ({ type: "board", shape, cells });

const HEX = board("hexes", grid(11, 11));

function inside({ middles, box }: ReturnType<typeof drawing>): boolean {
  return middles.every(({ x, y }) => x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height);
}

describe("the drawing of a board", () => {
  it.each([
    ["squares", 360, 500],
    ["hexes", 360, 500],
    ["hexes", 1000, 600],
    ["points", 900, 300],
  ] as const)("of %s fits into %d × %d pixels", (shape, width, height) => {
    const drawn = drawing(board(shape, grid(11, 11)), width, height);
    expect(drawn.box.width * drawn.scale).toBeLessThanOrEqual(width + 0.01);
    expect(drawn.box.height * drawn.scale).toBeLessThanOrEqual(height + 0.01);
    expect(inside(drawn)).toBe(true);
  });

  it("puts squares in columns and rows", () => {
    expect(drawing(board("squares", grid(2, 2)), 100, 100).middles).toEqual([
      { x: 0, y: 0 },
      { x: PITCH, y: 0 },
      { x: 0, y: PITCH },
      { x: PITCH, y: PITCH },
    ]);
  });

  it("puts all six neighbours of a hex equally far away", () => {
    const around = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ] as const;
    const cells = [[0, 0] as const, ...around].map(([x, y]) => ({ name: "", x, y }));
    const [middle, ...others] = drawing(board("hexes", cells), 100, 100).middles;
    for (const { x, y } of others) expect(Math.hypot(x - (middle?.x ?? 0), y - (middle?.y ?? 0))).toBeCloseTo(PITCH);
  });

  it("puts the nearest two points one pitch apart", () => {
    const cells = [
      { name: "", x: 0, y: 0 },
      { name: "", x: 30, y: 40 },
      { name: "", x: 300, y: 0 },
    ];
    const [one, other] = drawing(board("points", cells), 500, 500).middles;
    expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeCloseTo(PITCH);
  });

  it("turns hexes by a quarter on a phone, where that makes them larger, and nothing else", () => {
    expect(drawing(HEX, 340, 500).turned).toBe(true);
    expect(drawing(HEX, 1000, 600).turned).toBe(false);
    expect(drawing(board("squares", grid(11, 4)), 340, 500).turned).toBe(false);
  });

  it("does not grow without end", () => {
    expect(drawing(board("squares", grid(3, 3)), 4000, 4000).scale).toBeLessThan(1);
  });

  it("has the headings above the columns and before the rows, and room for them", () => {
    const cells = [
      { name: "", x: 0, y: 0 },
      { name: "", x: 1, y: 0 },
    ];
    const { headings, middles, box } = drawing({ ...board("squares", cells), columns: ["a", "b"], rows: ["1"] }, 100, 100);
    expect(headings.map(({ text }) => text)).toEqual(["a", "b", "1"]);
    expect(headings[1]?.middle.x).toBe(middles[1]?.x);
    expect(headings[2]?.middle.y).toBe(middles[0]?.y);
    expect(headings.every(({ middle }) => middle.x > box.left && middle.y > box.top)).toBe(true);
  });

  it("of a board without places is a small empty one", () => {
    expect(drawing(board("squares", []), 100, 100).box).toEqual({ left: 0, top: 0, width: PITCH, height: PITCH });
  });
});

it("a board of eleven by eleven hexes is wide, a square one is not", () => {
  expect(isWide(HEX)).toBe(true);
  expect(isWide(board("squares", grid(8, 8)))).toBe(false);
});

it("a hexagon stands on a corner, turned it lies on a side", () => {
  const [first] = hexagon(1, false).split(" ");
  expect(first?.split(",").map(Number)).toEqual([PITCH / 2, Number((CORNER / 2).toFixed(1))]);
  expect(hexagon(1, true).split(" ")[0]).toBe(`${CORNER.toFixed(1)},0.0`);
});
