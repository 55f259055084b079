// The geometry of a map: what stands where, how roads run and hang together. Nothing here decides or scores.

import type { avenue } from "../../wire";

export const COLUMNS = 6;
export const ROWS = 7;
export const CELL = 100;
export const ROUNDS = 5;
export const YELLOWS = 4;
const YELLOW = 10; // a yellow card is its road plus ten

export type Colour = "green" | "purple";
export type Land =
  | { readonly kind: "empty" }
  | { readonly kind: "farm"; readonly letter: string }
  | { readonly kind: "castle"; readonly colour: Colour }
  | { readonly kind: "grapes"; readonly grapes: readonly Colour[] };

/** Roads that hang together, and what stands along them. */
export interface Network {
  readonly squares: readonly number[];
  readonly farms: readonly string[];
  readonly castles: readonly string[];
  readonly green: number;
  readonly purple: number;
}

const colourOf = (letter: string): Colour => (letter === "G" ? "green" : "purple");

/** What a square's text says: `FA`, `CG`, `GGP` or `.`. */
export function landOf(text: string): Land {
  if (text === ".") return { kind: "empty" };
  if (text.startsWith("F")) return { kind: "farm", letter: text.slice(1) };
  if (text.startsWith("C")) return { kind: "castle", colour: colourOf(text.slice(1)) };
  return { kind: "grapes", grapes: Array.from(text, colourOf) };
}

export const rowOf = (square: number): number => Math.floor(square / COLUMNS);
export const columnOf = (square: number): number => square % COLUMNS;
export const columnName = (column: number): string => String.fromCharCode(97 + column);

/** A square by its column's letter and its row's number: a1 (top left) to f7. */
export const squareName = (square: number): string => `${columnName(columnOf(square))}${rowOf(square) + 1}`;

/** Where a square is moved to in the drawing. */
export const placed = (square: number): string => `translate(${columnOf(square) * CELL} ${rowOf(square) * CELL})`;

export const roadOf = (card: number): number => card % YELLOW;
export const isYellow = (card: number): boolean => card > YELLOW;

type Side = 0 | 1 | 2 | 3; // top, right, bottom, left
const STEPS: readonly (readonly [column: number, row: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const SIDES: readonly (readonly [] | readonly [Side, Side])[] = [[], [0, 3], [0, 1], [1, 2], [3, 2], [3, 1], [0, 2]];

/** The middle line of each road, in a square of 100. */
export const MIDDLES: readonly string[] = [
  "",
  "M50 0A50 50 0 0 1 0 50",
  "M50 0A50 50 0 0 0 100 50",
  "M100 50A50 50 0 0 0 50 100",
  "M0 50A50 50 0 0 1 50 100",
  "M0 50H100",
  "M50 0V100",
];

/** The square over a side, or -1 beyond the border. */
export function beyond(square: number, side: number): number {
  const [right, down] = STEPS[side] ?? [0, 0];
  const column = columnOf(square) + right;
  const row = rowOf(square) + down;
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? row * COLUMNS + column : -1;
}

const sidesOf = (road: number | undefined): readonly Side[] => SIDES[road ?? 0] ?? [];

/** The squares that hang together with one, itself first; none where no road is drawn. */
export function traced(roads: readonly number[], start: number): number[] {
  if (!roads[start]) return [];
  const found = [start];
  for (const square of found) {
    for (const side of sidesOf(roads[square])) {
      const next = beyond(square, side);
      const entered = ((side + 2) % 4) as Side;
      if (next >= 0 && sidesOf(roads[next]).includes(entered) && !found.includes(next)) found.push(next);
    }
  }
  return found;
}

/** What stands along the road through a square. */
export function networkAt(squares: readonly string[], roads: readonly number[], start: number): Network {
  const joined = traced(roads, start);
  const lands = joined.map((square) => landOf(squares[square] ?? "."));
  const grapes = lands.flatMap((land) => (land.kind === "grapes" ? land.grapes : []));
  return {
    squares: joined,
    farms: lands.flatMap((land) => (land.kind === "farm" ? [land.letter] : [])).sort(),
    castles: lands.flatMap((land) => (land.kind === "castle" ? [land.colour] : [])),
    green: grapes.filter((colour) => colour === "green").length,
    purple: grapes.filter((colour) => colour === "purple").length,
  };
}

/** The grapes of a castle's own colour along its road. */
export function castleGrapes(squares: readonly string[], roads: readonly number[], colour: Colour): number {
  return networkAt(squares, roads, squares.indexOf(colour === "green" ? "CG" : "CP"))[colour];
}

const ARROWS: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

/** The square a key leads to from another: arrows, Home and End, a column's letter, a row's number. */
export function led(from: number, key: string): number | null {
  const side = ARROWS[key];
  if (side !== undefined) return beyond(from, side) < 0 ? from : beyond(from, side);
  if (key === "Home") return from - columnOf(from);
  if (key === "End") return from - columnOf(from) + COLUMNS - 1;
  if (/^[a-f]$/i.test(key)) return from - columnOf(from) + key.toLowerCase().charCodeAt(0) - 97;
  if (/^[1-7]$/.test(key)) return (Number(key) - 1) * COLUMNS + columnOf(from);
  return null;
}

/** Which piece of country lies under a square, and whether it is mirrored: vines under grapes, ponds where nothing grows. */
export function groundOf(text: string, square: number): { ground: number; mirrored: boolean } {
  const chance = (square * 37 + rowOf(square) * 11 + 5) % 12;
  const choices = { empty: [3, 5, 6, 4], farm: [2], castle: [5, 4], grapes: [1, 2, 1, 4, 2, 1] }[landOf(text).kind];
  return { ground: choices[chance % choices.length] ?? 1, mirrored: chance % 2 === 1 };
}

const CORNERS: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [62, 0],
  [62, 61],
  [0, 61],
];
const AROUND = [0, 2, 1, 3]; // two bunches stand across from each other

/** How far the bunches of a square are moved from its top left corner, the first corner varying from square to square. */
export function bunches(square: number, number: number): (readonly [x: number, y: number])[] {
  const first = (square * 7 + rowOf(square) * 3) % 4;
  return AROUND.slice(0, number).map((corner) => CORNERS[(corner + first) % 4] ?? [0, 0]);
}

// Where a building stands beside each road, and how much smaller: a road is never hidden by what it joins.
const BESIDE: readonly (readonly [x: number, y: number, scale: number])[] = [
  [50, 50, 1],
  [71, 70, 0.66],
  [29, 70, 0.66],
  [29, 29, 0.66],
  [71, 29, 0.66],
  [50, 20, 0.58],
  [79, 50, 0.58],
];

/** The transformation of a building in a square with that road (0: none). */
export function beside(road: number): string {
  const [x, y, scale] = BESIDE[road] ?? [50, 50, 1];
  return `translate(${x}px, ${y}px) scale(${scale}) translate(-50px, -50px)`;
}

/** A sheet on which nothing is drawn: what is seen of a great table by whoever only watches. */
export const BLANK: avenue.SheetView = {
  seat: -1,
  roads: Array.from({ length: COLUMNS * ROWS }, () => 0),
  written: [],
  peeks: [],
  score: 0,
};

/** The sheet of a seat. */
export const sheetOf = (view: avenue.View, seat: number | null): avenue.SheetView | undefined =>
  view.sheets.find((sheet) => sheet.seat === seat);
