// The geometry of a map: what stands where, and how it is drawn. Nothing here decides or scores.

import { ARROWS } from "../../board/roving.svelte";
import type { avenue } from "./wire";

export const COLUMNS = 6;
export const ROWS = 7;
export const CELL = 100;
export const YELLOWS = 4;
const YELLOW = 10; // a yellow card is its road plus ten

export type Colour = "green" | "purple";
export type Land =
  | { readonly kind: "empty" }
  | { readonly kind: "farm"; readonly letter: string }
  | { readonly kind: "castle"; readonly colour: Colour }
  | { readonly kind: "grapes"; readonly grapes: readonly Colour[] };

/** Roads that hang together, and what stands along them: as the house says. */
export type Network = Required<avenue.Network>;

const NO_ROAD: Network = { squares: [], farms: [], castles: [], green: 0, purple: 0 };

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

const within = (number: number, length: number): number => Math.max(0, Math.min(number, length - 1));

/** The square a key leads to from another: arrows, Home and End, a column's letter, a row's number. */
export function led(from: number, key: string): number | null {
  const arrow = ARROWS[key];
  if (arrow) return within(columnOf(from) + arrow.x, COLUMNS) + within(rowOf(from) + arrow.y, ROWS) * COLUMNS;
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
  purple_castle: 0,
  green_castle: 0,
  networks: [],
};

/** The sheet of a seat. */
export const sheetOf = (view: avenue.View, seat: number | null): avenue.SheetView | undefined =>
  view.sheets.find((sheet) => sheet.seat === seat);

/** The road through a square, with everything that hangs together with it; nothing where no road is drawn. */
export function networkAt(sheet: avenue.SheetView, square: number): Network {
  return { ...NO_ROAD, ...sheet.networks.find(({ squares }) => squares.includes(square)) };
}
