// Which stone of a board is which, from one position to the next: a stone that moves stays the same and is seen to go.

import type { Point } from "../../base/geometry";
import type { Cell, Piece } from "./types";

export interface Stone {
  readonly id: number;
  readonly cell: Cell;
  readonly middle: Point;
}

/** Whether nothing stands or lies there. */
export function isEmpty({ colour, symbol, down }: Piece): boolean {
  return !colour && !symbol && !down;
}

function look({ colour = "", symbol = "", down = false }: Piece): string {
  return [colour, symbol, down].join("|");
}

function alike(one: Stone, other: Stone): boolean {
  return look(one.cell) === look(other.cell);
}

function samePlace(one: Stone, other: Stone): boolean {
  return one.cell.x === other.cell.x && one.cell.y === other.cell.y;
}

function apart(one: Stone, other: Stone): number {
  return Math.hypot(one.middle.x - other.middle.x, one.middle.y - other.middle.y);
}

/** The stones of a position. One that stays keeps its number; one that appears takes that of the nearest like it that is gone. */
export function follow(before: readonly Stone[], cells: readonly Cell[], middles: readonly Point[]): Stone[] {
  const now = cells.flatMap((cell, place): Stone[] => (isEmpty(cell) ? [] : [{ id: -1, cell, middle: middles[place] ?? { x: 0, y: 0 } }]));
  const stays = (stone: Stone, others: readonly Stone[]): Stone | undefined =>
    others.find((other) => samePlace(stone, other) && alike(stone, other));
  const gone = before.filter((stone) => !stays(stone, now));
  let next = Math.max(0, ...before.map(({ id }) => id)) + 1;
  return now.map((stone) => {
    const known = stays(stone, before) ?? taken(gone, stone);
    return { ...stone, id: known?.id ?? next++ };
  });
}

/** Take the nearest stone of the same look out of those that are gone. */
function taken(gone: Stone[], stone: Stone): Stone | undefined {
  const [nearest] = gone.filter((each) => alike(each, stone)).sort((one, other) => apart(one, stone) - apart(other, stone));
  if (nearest) gone.splice(gone.indexOf(nearest), 1);
  return nearest;
}
