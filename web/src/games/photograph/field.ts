// The field: where its cards lie, and which take a finger on one of them means.

import { ARROWS } from "../../board/roving.svelte";
import type { photograph } from "./wire";

export type Side = "L" | "R";
type Take = photograph.Take;

const COLUMNS = 4;

/** The positions of a row, from left to right (the field is numbered column by column). */
export function rowPositions(rows: number, row: number): number[] {
  return Array.from({ length: COLUMNS }, (_, column) => column * rows + row);
}

export interface Place {
  readonly position: number;
  readonly row: number;
  readonly column: number;
}

/** Every place, in reading order. */
export function places(rows: number): Place[] {
  return Array.from({ length: rows }, (_, row) => rowPositions(rows, row).map((position, column) => ({ position, row, column }))).flat();
}

/** The positions of a row that still hold a card, from left to right. */
export function lying(field: readonly number[], rows: number, row: number): number[] {
  return rowPositions(rows, row).filter((position) => (field[position] ?? -1) >= 0);
}

/** The positions a take empties, in the order taken. */
export function reached(field: readonly number[], rows: number, take: Take): number[] {
  const cards = lying(field, rows, take.row);
  return (take.side === "L" ? cards : cards.reverse()).slice(0, take.number);
}

/**
 * The take that pointing at a card means: an outermost card is its own end; a card further in is counted from the
 * end one came from, else from the nearer one. Null where the table does not offer such a take.
 */
export function pointed(legal: readonly Take[], cards: readonly number[], row: number, position: number, from: Side | null): Take | null {
  const index = cards.indexOf(position);
  if (index < 0) return null;
  const side = sideOf(index, cards.length, from);
  const number = side === "L" ? index + 1 : cards.length - index;
  return find(legal, row, side, number) ?? find(legal, row, other(side), cards.length + 1 - number);
}

/** The take of a sweep that began at one end and has come as far as a card. */
export function swept(legal: readonly Take[], cards: readonly number[], row: number, position: number, side: Side): Take | null {
  const index = cards.indexOf(position);
  if (index < 0) return null;
  return find(legal, row, side, side === "L" ? index + 1 : cards.length - index);
}

function sideOf(index: number, cards: number, from: Side | null): Side {
  if (index === 0) return "L";
  if (index === cards - 1) return "R";
  return from ?? (index < cards / 2 ? "L" : "R");
}

export function other(side: string): Side {
  return side === "L" ? "R" : "L";
}

export function find(legal: readonly Take[], row: number, side: string, number: number): Take | null {
  return legal.find((take) => take.row === row && take.side === side && take.number === number) ?? null;
}

/** The next card that can be reached with an arrow key; the same one where there is none. */
export function neighbour(field: readonly number[], rows: number, position: number, key: string): number {
  const arrow = ARROWS[key];
  if (!arrow) return position;
  let column = Math.floor(position / rows) + arrow.x;
  let row = (position % rows) + arrow.y;
  while (column >= 0 && column < COLUMNS && row >= 0 && row < rows) {
    if ((field[column * rows + row] ?? -1) >= 0) return column * rows + row;
    column += arrow.x;
    row += arrow.y;
  }
  return position;
}
