// What can be pointed at in the kingdom, made from the legal actions alone.

import type { fairy_tile } from "./wire";
import type { Point } from "../../base/geometry";
import { heart, laid, middleOf, type Tile } from "./hexes";

export type Action = fairy_tile.Action;
/** What is taken up: a character, the tile, or nothing. */
export type Held = number | "tile" | null;

export interface Target extends Point {
  readonly key: string;
  readonly action: fairy_tile.Move | fairy_tile.Add;
  /** Whether a tile fits there as it is turned now; otherwise the action turns it on. */
  readonly exact: boolean;
}

export const TURNS = 6;

/** The places where what is held may go. */
export function targetsOf(legal: readonly Action[], held: Held, top: Tile | null, turn: number): Target[] {
  if (held === null) return [];
  if (held !== "tile") return moves(legal, held);
  return top ? tilePlaces(legal, top, turn) : [];
}

function moves(legal: readonly Action[], character: number): Target[] {
  return legal
    .filter((action) => action.type === "move")
    .filter((action) => action.character === character)
    .map((action) => ({ key: `hex-${action.to}`, action, exact: true, ...middleOf(action.to) }));
}

/** One target for each corner a tile could lie around, with the first turn that fits from the present one on. */
function tilePlaces(legal: readonly Action[], top: Tile, turn: number): Target[] {
  const corners = new Map<string, Target>();
  for (const action of legal) {
    if (action.type !== "add") continue;
    const point = heart(laid(top, action.at, action.turn));
    const key = `corner-${Math.round(point.x)}-${Math.round(point.y)}`;
    const known = corners.get(key)?.action;
    const further = known?.type === "add" && sixths(turn, known.turn) < sixths(turn, action.turn);
    if (!further) corners.set(key, { key, action, exact: action.turn === turn, ...point });
  }
  return [...corners.values()];
}

function sixths(from: number, to: number): number {
  return (to - from + TURNS) % TURNS;
}

/** The turns in which the tile fits around a corner; every turn where no corner is named. */
export function turnsAt(legal: readonly Action[], top: Tile, key: string | null): number[] {
  const every = [0, 1, 2, 3, 4, 5];
  if (key === null) return every;
  return every.filter((turn) => tilePlaces(legal, top, turn).some((target) => target.key === key && target.exact));
}

/** The turn that comes next in a direction among those allowed. */
export function nextTurn(turn: number, step: 1 | -1, allowed: readonly number[]): number {
  for (let count = 1; count <= TURNS; count += 1) {
    const next = (turn + step * count + TURNS * TURNS) % TURNS;
    if (allowed.includes(next)) return next;
  }
  return turn;
}
