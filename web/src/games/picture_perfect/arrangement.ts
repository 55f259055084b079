// Moving figures and decorations about: every move gives a new arrangement, in whole millimetres.

import type { picture_perfect } from "./wire";
import type { Point } from "../../base/geometry";
import { FLOOR, middleOf, spaceAt, TABLE } from "./pieces";

export type Arrangement = picture_perfect.Arrangement;
type Figure = picture_perfect.Figure;
type Ornament = picture_perfect.Ornament;

/** What can be held in the hand: a guest by number, or the decoration at a place of the list. */
export type Held = { readonly what: "guest"; readonly guest: number } | { readonly what: "ornament"; readonly index: number };

export const EMPTY: Arrangement = { figures: [], ornaments: [] };
// How far outside the floor the stage reaches, where figures may wait as reminders.
export const MARGIN = { side: 50, front: 60 };

const whole = (point: Point): Point => ({ x: Math.round(point.x), y: Math.round(point.y) });
const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The nearest point that is still on the stage. */
export function onStage(point: Point): Point {
  return whole({
    x: within(point.x, -MARGIN.side, FLOOR.width + MARGIN.side),
    y: within(point.y, -MARGIN.front, FLOOR.depth - 3), // the screen stands at the back
  });
}

/** The nearest point on the table. */
export function toTable(point: Point): Point {
  return whole({ x: within(point.x, TABLE.left, TABLE.right), y: within(point.y, 0, TABLE.depth) });
}

/** The middle of the space that a point lies in; the point itself where there is none. */
export function snapped(point: Point): Point {
  const space = spaceAt(point);
  return space ? middleOf(space) : point;
}

export function figureOf(arrangement: Arrangement, guest: number): Figure | undefined {
  return arrangement.figures.find(([each]) => each === guest);
}

/** Where something stands; null when it is in the box. */
export function pointOf(arrangement: Arrangement, held: Held): Point | null {
  const found = held.what === "guest" ? figureOf(arrangement, held.guest) : arrangement.ornaments[held.index];
  return found ? { x: found[1], y: found[2] } : null;
}

/** A guest put down. Snapping gives it a space of its own: whoever stood there changes places with it. */
export function placed(arrangement: Arrangement, guest: number, at: Point, snap: boolean): Arrangement {
  const target = snap ? snapped(onStage(at)) : onStage(at);
  const before = figureOf(arrangement, guest);
  const space = snap ? spaceAt(target) : null;
  const others = arrangement.figures
    .filter(([each]) => each !== guest)
    .flatMap((figure): Figure[] => {
      if (!space || spaceAt({ x: figure[1], y: figure[2] }) !== space) return [figure];
      return before ? [[figure[0], before[1], before[2]]] : [];
    });
  const figures = [...others, [guest, target.x, target.y] as const].sort((one, other) => one[0] - other[0]);
  return { ...arrangement, figures };
}

export function withoutGuest(arrangement: Arrangement, guest: number): Arrangement {
  return { ...arrangement, figures: arrangement.figures.filter(([each]) => each !== guest) };
}

/** A decoration from the box put on the table. */
export function decorated(arrangement: Arrangement, kind: number, at: Point): Arrangement {
  const { x, y } = toTable(at);
  return { ...arrangement, ornaments: [...arrangement.ornaments, [kind, x, y]] };
}

export function withOrnamentAt(arrangement: Arrangement, index: number, at: Point): Arrangement {
  const { x, y } = toTable(at);
  const moved = (each: Ornament, place: number): Ornament => (place === index ? [each[0], x, y] : each);
  return { ...arrangement, ornaments: arrangement.ornaments.map(moved) };
}

export function withoutOrnament(arrangement: Arrangement, index: number): Arrangement {
  return { ...arrangement, ornaments: arrangement.ornaments.filter((_, place) => place !== index) };
}

/** Whatever is held, put down somewhere. */
export function moved(arrangement: Arrangement, held: Held, at: Point, snap: boolean): Arrangement {
  return held.what === "guest" ? placed(arrangement, held.guest, at, snap) : withOrnamentAt(arrangement, held.index, at);
}

/** Whatever is held, back in the box. */
export function removed(arrangement: Arrangement, held: Held): Arrangement {
  return held.what === "guest" ? withoutGuest(arrangement, held.guest) : withoutOrnament(arrangement, held.index);
}

export function same(one: Arrangement, other: Arrangement): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** How many of a kind of decoration are still in the box of somebody who has so many of each: what was given away may still stand. */
export function leftOf({ ornaments }: Arrangement, kind: number, owned: readonly number[]): number {
  const used = ornaments.filter(([each]) => each === kind).length;
  const all = owned.reduce((sum, number) => sum + number, 0);
  return Math.max(Math.min((owned[kind] ?? 0) - used, all - ornaments.length), 0);
}

/** A free place of the table for the next decoration: along its middle, from the left. */
export function nextPlaceOnTable(arrangement: Arrangement): Point {
  const places = Array.from({ length: 20 }, (_, number) => ({ x: 62 + (number % 10) * 14, y: number < 10 ? 50 : 25 }));
  const taken = (point: Point): boolean => arrangement.ornaments.some(([, x, y]) => Math.hypot(x - point.x, y - point.y) < 8);
  return places.find((point) => !taken(point)) ?? { x: 125, y: 50 };
}

/** Where a guest from the box is put first: the first empty space from the back, else before the floor. */
export function nextSpace(arrangement: Arrangement): Point {
  const order = ["C4", "B4", "D4", "A4", "E4", "C3", "B3", "D3", "A3", "E3", "A2", "E2", "A1", "E1"] as const;
  const taken = new Set(arrangement.figures.map(([, x, y]) => spaceAt({ x, y })));
  const free = order.find((space) => !taken.has(space));
  return free ? middleOf(free) : { x: FLOOR.width / 2, y: -MARGIN.front / 2 };
}
