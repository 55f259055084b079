// Moving by keys, letting go of what was dragged, and telling where something came to stand.

import { say } from "../../base/words.svelte";
import { pointOf, type Arrangement, type Held } from "./arrangement";
import type { Desk } from "./desk.svelte";
import { decorationName, guestName, placeName } from "./names";
import type { Point } from "../../base/geometry";
import { onTable, spaceAt, SQUARE } from "./pieces";

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
const STEP = 5;
const FINE_STEP = 1;
const FARTHEST_SQUARE = 5;

const along = (from: Point, way: Point, by: number): Point => ({ x: from.x + way.x * by, y: from.y + way.y * by });

/** The next guest space in a direction, over the table if need be. */
function nextSpaceFrom(from: Point, way: Point): Point | null {
  const places = Array.from({ length: FARTHEST_SQUARE }, (_, number) => along(from, way, (number + 1) * SQUARE));
  return places.find((point) => spaceAt(point)) ?? null;
}

/** Where an arrow key takes what is held: from space to space, or by millimetres; null for another key. */
export function steppedTo(arrangement: Arrangement, held: Held, key: string, snap: boolean, fine: boolean): Point | null {
  const way = WAYS[key];
  const from = pointOf(arrangement, held);
  if (!way || !from) return null;
  if (held.what === "guest" && snap) return nextSpaceFrom(from, way);
  const to = along(from, way, fine ? FINE_STEP : STEP);
  return held.what === "ornament" && !onTable(to) ? from : to;
}

/** What is held and where it stands. */
export function saidOf(arrangement: Arrangement, held: Held): string {
  const at = pointOf(arrangement, held);
  const what = held.what === "guest" ? guestName(held.guest) : decorationName(arrangement.ornaments[held.index]?.[0] ?? 0);
  return at ? say("web-picture_perfect-stands", { what, where: placeName(at.x, at.y) }) : what;
}

/** Everything on the floor, in the order in which the keys n and p go through it. */
export function piecesOf(arrangement: Arrangement): Held[] {
  return [
    ...arrangement.figures.map(([guest]): Held => ({ what: "guest", guest })),
    ...arrangement.ornaments.map((_, index): Held => ({ what: "ornament", index })),
  ];
}

export const alike = (one: Held | null, other: Held): boolean => JSON.stringify(one) === JSON.stringify(other);

function neighbour(desk: Desk, by: number): Held | null {
  const pieces = piecesOf(desk.draft);
  const now = pieces.findIndex((each) => alike(desk.held, each));
  return pieces[(now + by + pieces.length) % Math.max(pieces.length, 1)] ?? pieces[0] ?? null;
}

/** A key pressed on the floor: true when it meant something. */
export function keyed(desk: Desk, key: string, fine: boolean): boolean {
  if (!desk.free) return false;
  if (key === "n" || key === "p") desk.held = neighbour(desk, key === "n" ? 1 : -1);
  else if (key === "Escape") desk.held = null;
  else if (!desk.held) return false;
  else if (key === "Delete" || key === "Backspace") desk.remove(desk.held);
  else {
    const at = steppedTo(desk.draft, desk.held, key, desk.snap, fine);
    if (at) desk.move(desk.held, at);
    return key in WAYS;
  }
  return true;
}

/** Something dragged is let go: on the floor, over the box, or beside both, where it was not meant. */
export function letGo(desk: Desk, held: Held, onFloor: boolean, { clientX, clientY }: PointerEvent): void {
  const overBox = document.elementFromPoint(clientX, clientY)?.closest("[data-box]");
  if (onFloor) return desk.drop(held);
  desk.putBack();
  if (overBox) desk.remove(held);
}
