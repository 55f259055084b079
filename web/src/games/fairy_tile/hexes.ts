// Where the places of a kingdom stand on the drawing: pointy-top hexes, 100 wide, corners 57.7 from the middle.

import type { Box, Point } from "../../base/geometry";
import type { fairy_tile } from "./wire";

export type Hex = fairy_tile.HexView;
export type Tile = fairy_tile.TileView;

export const RADIUS = 57.7;
const HALF_WIDTH = 50;
const ROW = 86.6; // from one row of hexes to the next
const SIZE = 64; // a hex is 64 · (r + 32) + (q + 32)
const MIDDLE = 32;
const EDGES = 6;

/** The number of the hex at axial coordinates. */
export function hexAt(q: number, r: number): number {
  return SIZE * (r + MIDDLE) + q + MIDDLE;
}

/** The axial coordinates of a hex. */
export function axial(hex: number): { q: number; r: number } {
  return { q: (hex % SIZE) - MIDDLE, r: Math.floor(hex / SIZE) - MIDDLE };
}

/** The middle of a hex on the drawing. */
export function middle({ q, r }: { q: number; r: number }): Point {
  return { x: 2 * HALF_WIDTH * q + HALF_WIDTH * r, y: ROW * r };
}

/** The middle of a hex that is known by its number. */
export function middleOf(hex: number): Point {
  return middle(axial(hex));
}

// The six directions counter-clockwise from east.
const DIRECTIONS = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
] as const;

/** The way from one hex to another as steps in one direction, and where that does not lead there in the next one too. */
export function stepsBetween(from: number, to: number): { direction: number; number: number }[] {
  const [start, end] = [axial(from), axial(to)];
  const [q, r] = [end.q - start.q, end.r - start.r];
  for (const [direction, one] of DIRECTIONS.entries()) {
    const next = (direction + 1) % EDGES;
    const other = DIRECTIONS[next] ?? one;
    const whole = one.q * other.r - other.q * one.r;
    const [first, second] = [(q * other.r - other.q * r) / whole, (one.q * r - q * one.r) / whole];
    const steps = [
      { direction, number: first },
      { direction: next, number: second },
    ];
    if (first > 0 && second >= 0) return steps.filter(({ number }) => number > 0);
  }
  return [];
}

/** Whether two places share an edge. */
export function isBeside(one: Hex, other: Hex): boolean {
  return DIRECTIONS.some(({ q, r }) => one.q + q === other.q && one.r + r === other.r);
}

/** Places in rows from north to south, each from west to east. */
export function rowsOf(places: readonly Hex[]): Hex[][] {
  const rows = [...new Set(places.map(({ r }) => r))].sort((one, other) => one - other);
  return rows.map((row) => places.filter(({ r }) => r === row).sort((one, other) => one.q - other.q));
}

/** The outline of a hex around its middle. */
export function outline(radius: number = RADIUS): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return corners.join(" ");
}

/** Where an edge is crossed, counter-clockwise from east, seen from the middle of the hex. */
export function edge(direction: number): Point {
  const angle = (Math.PI / 3) * direction;
  return { x: HALF_WIDTH * Math.cos(angle), y: -HALF_WIDTH * Math.sin(angle) };
}

/** The directions that a river crosses. */
export function crossings(river: number): number[] {
  return [0, 1, 2, 3, 4, 5].filter((direction) => (river >> direction) & 1);
}

/** A river through a hex as curves that meet every edge squarely; straight ones swing a little. */
export function riverPath(river: number): string {
  const edges = crossings(river);
  const [only] = edges;
  if (edges.length === 1 && only !== undefined) return curve(edge(only), { x: 0, y: 0 }, 0);
  const last = edges.length > 2 ? edges.length : edges.length - 1;
  return Array.from({ length: last }, (_, index) => flow(edges[index] ?? 0, edges[(index + 1) % edges.length] ?? 0)).join("");
}

const SWING = 15;
const PULL = 0.42; // how far the curve goes straight in from an edge before it bends
const OVER = 1.025; // a little beyond the edge, so that no seam shows between two places

function flow(from: number, to: number): string {
  const straight = Math.abs(from - to) === EDGES / 2;
  return curve(edge(from), edge(to), straight ? SWING : 0);
}

function curve(from: Point, to: Point, swing: number): string {
  const aside = { x: (-from.y / HALF_WIDTH) * swing, y: (from.x / HALF_WIDTH) * swing };
  const first = { x: from.x * PULL + aside.x, y: from.y * PULL + aside.y };
  const second = { x: to.x * PULL - aside.x, y: to.y * PULL - aside.y };
  return `M${pair(beyond(from))}L${pair(from)}C${pair(first)} ${pair(second)} ${pair(to)}L${pair(beyond(to))}`;
}

function beyond({ x, y }: Point): Point {
  return { x: x * OVER, y: y * OVER };
}

function pair({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A river's edges after so many sixths counter-clockwise. */
export function turnedRiver(river: number, turn: number): number {
  return crossings(river).reduce((bits, direction) => bits | (1 << ((direction + turn) % EDGES)), 0);
}

/** A tile whose first hex lies at (0, 0), laid with that hex elsewhere and turned so many sixths counter-clockwise. */
export function laid(tile: Tile, at: number, turn: number): Tile {
  const start = axial(at);
  const places = tile.places.map((place) => {
    let { q, r } = place;
    for (let sixth = 0; sixth < turn; sixth += 1) [q, r] = [q + r, -q];
    q += start.q;
    r += start.r;
    return { hex: hexAt(q, r), q, r, terrain: place.terrain, river: turnedRiver(place.river, turn), near: place.near };
  });
  return { name: tile.name, places };
}

/** The corner in which a tile's three hexes meet. */
export function heart(tile: Tile): Point {
  const points = tile.places.map(middle);
  const sum = points.reduce((all, each) => ({ x: all.x + each.x, y: all.y + each.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The smallest box around hexes, with a margin in hexes. */
export function around(places: readonly { q: number; r: number }[], margin: number): Box {
  const points = places.map(middle);
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const left = Math.min(...xs) - HALF_WIDTH * (1 + 2 * margin);
  const top = Math.min(...ys) - RADIUS - ROW * margin;
  const width = Math.max(...xs) - Math.min(...xs) + 2 * HALF_WIDTH * (1 + 2 * margin);
  const height = Math.max(...ys) - Math.min(...ys) + 2 * RADIUS + 2 * ROW * margin;
  return { left, top, width, height };
}

/** Which of several points lies next in the direction of an arrow key; none where nothing lies there. */
export function nextTowards<P extends Point>(from: Point, points: readonly P[], arrow: Point): P | undefined {
  const weighed = points.flatMap((point) => {
    const [x, y] = [point.x - from.x, point.y - from.y];
    const along = x * arrow.x + y * arrow.y;
    const across = Math.abs(x * arrow.y - y * arrow.x);
    return along > 1 && across <= 2 * along ? [{ point, weight: along + 1.5 * across }] : [];
  });
  return weighed.sort((one, other) => one.weight - other.weight)[0]?.point;
}

/** The nearest of several points, if it is near enough. */
export function nearest<P extends Point>(to: Point, points: readonly P[], reach: number): P | undefined {
  const far = (point: P): number => Math.hypot(point.x - to.x, point.y - to.y);
  return points.filter((point) => far(point) <= reach).sort((one, other) => far(one) - far(other))[0];
}
