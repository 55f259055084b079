// Where the places of a board are drawn: in units of which a hundred lie between two neighbours.

import type { Box, Point } from "../../base/geometry";
import type { Board } from "./types";

export interface Heading {
  readonly text: string;
  readonly middle: Point;
}

export interface Drawing {
  /** The middle of each place, in the order of the cells. */
  readonly middles: readonly Point[];
  /** What stands above the columns and before the rows. */
  readonly headings: readonly Heading[];
  readonly box: Box;
  /** Hexes may be turned by a quarter, where that makes them larger. */
  readonly turned: boolean;
  /** Pixels a unit. */
  readonly scale: number;
}

export const PITCH = 100;
const HALF = PITCH / 2;
export const CORNER = PITCH / Math.sqrt(3); // from the middle of a hex to its corners
const LARGEST = 0.92; // pixels a unit: more would be clumsy
const WIDE = 1.35;
const WORTH = 1.2; // a turned board must be larger by this
const HEADING = 26; // from the middle of a heading to the end of its room
const BEFORE = { squares: 0.78, hexes: 0.88, points: 0.85 }; // how far headings stand before the first places
const MARGIN = { squares: HALF + 22, hexes: 10, points: HALF + 26 };

/** Whether a board is so much wider than high that nothing should lie beside it. */
export function isWide(board: Board): boolean {
  const { box } = drawn(board, false, 1, 1);
  return box.width > box.height * WIDE;
}

/** The drawing of a board that makes the most of a room in pixels. */
export function drawing(board: Board, width: number, height: number): Drawing {
  const upright = drawn(board, false, width, height);
  if (board.shape !== "hexes") return upright;
  const turned = drawn(board, true, width, height);
  return turned.scale > upright.scale * WORTH ? turned : upright;
}

function drawn(board: Board, turned: boolean, width: number, height: number): Drawing {
  const place = placing(board, turned);
  const middles = board.cells.map(place);
  const headings = headingsOf(board).map(({ text, middle }) => ({ text, middle: place(middle) }));
  const box = boxAround([
    ...middles.map((middle) => ({ middle, room: roomAround(board, turned) })),
    ...headings.map(({ middle }) => ({ middle, room: { x: HEADING, y: HEADING } })),
  ]);
  const scale = Math.min(width / box.width, height / box.height, LARGEST);
  return { middles, headings, box, turned, scale: Math.max(scale, 0) };
}

/** How the coordinates of a board become places of its drawing. */
function placing(board: Board, turned: boolean): (at: Point) => Point {
  const place = placingOf(board);
  return turned ? (at) => ({ x: place(at).y, y: -place(at).x }) : place;
}

function placingOf({ shape, cells }: Board): (at: Point) => Point {
  switch (shape) {
    case "squares":
      return ({ x, y }) => ({ x: x * PITCH, y: y * PITCH });
    case "hexes":
      return ({ x, y }) => ({ x: (x + y / 2) * PITCH, y: y * CORNER * 1.5 });
    case "points": {
      const share = PITCH / (nearestTwo(cells) || 1);
      return ({ x, y }) => ({ x: x * share, y: y * share });
    }
  }
}

/** The headings, in the coordinates of the board. */
function headingsOf({ shape, columns = [], rows = [] }: Board): Heading[] {
  const before = -BEFORE[shape];
  return [
    ...columns.map((text, x) => ({ text, middle: { x, y: before } })),
    ...rows.map((text, y) => ({ text, middle: { x: before, y } })),
  ];
}

/** How far the two nearest points are from each other; zero where there is one point only. */
function nearestTwo(cells: readonly Point[]): number {
  const lengths = cells.flatMap((one, place) => cells.slice(place + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
  const apart = lengths.filter((length) => length > 0);
  return apart.length ? Math.min(...apart) : 0;
}

function roomAround({ shape }: Board, turned: boolean): Point {
  const margin = MARGIN[shape];
  if (shape !== "hexes") return { x: margin, y: margin };
  const [wide, high] = turned ? [CORNER, HALF] : [HALF, CORNER];
  return { x: wide + margin, y: high + margin };
}

function boxAround(things: readonly { middle: Point; room: Point }[]): Box {
  if (!things.length) return { left: 0, top: 0, width: PITCH, height: PITCH };
  const left = Math.min(...things.map(({ middle, room }) => middle.x - room.x));
  const top = Math.min(...things.map(({ middle, room }) => middle.y - room.y));
  const right = Math.max(...things.map(({ middle, room }) => middle.x + room.x));
  const bottom = Math.max(...things.map(({ middle, room }) => middle.y + room.y));
  return { left, top, width: right - left, height: bottom - top };
}

/** The corners of a hex, which are a share of its size away from its middle. */
export function hexagon(share: number, turned: boolean, middle: Point = { x: 0, y: 0 }): string {
  const first = turned ? 0 : 30;
  return [0, 60, 120, 180, 240, 300]
    .map((angle) => ((angle + first) * Math.PI) / 180)
    .map(
      (angle) => `${(middle.x + Math.cos(angle) * CORNER * share).toFixed(1)},${(middle.y + Math.sin(angle) * CORNER * share).toFixed(1)}`,
    )
    .join(" ");
}
