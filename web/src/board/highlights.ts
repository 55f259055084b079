// Highlights on the board: where the things are that a line of the log speaks of, as rings around them.

import type { Point } from "../base/geometry";

/** What an event is to be seen by: rings, each around the things of these names (`data-spot`), perhaps an arrow between two. */
export interface Highlight {
  readonly rings: readonly (readonly string[])[];
  /** Something went from the first ring to the second. */
  readonly arrow?: boolean;
}

export const NONE: Highlight = { rings: [] };

/** A ring around each of these. */
export function each(...names: readonly string[]): Highlight {
  return { rings: names.map((name) => [name]) };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Around a place of six corners. */
  readonly hex: boolean;
}

export interface Arrow {
  readonly from: Point;
  readonly to: Point;
}

const ROOM = 5; // pixels between a thing and its ring
const LEAST = 22; // no ring is smaller
const APART = 12; // pixels that an arrow needs to be seen

/** The smallest box around several. */
export function around(boxes: readonly Box[]): Box | null {
  const [first] = boxes;
  if (!first) return null;
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top, hex: boxes.length === 1 && first.hex };
}

/** A ring lies a little outside of what it is around; among hexes, which have neighbours, on its edge. */
export function roomy(box: Box): Box {
  if (box.hex) return box;
  const width = Math.max(LEAST, box.width + 2 * ROOM);
  const height = Math.max(LEAST, box.height + 2 * ROOM);
  const middle = middleOf(box);
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height, hex: box.hex };
}

export function middleOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The corners of a ring around a hex that stands on a corner. */
export function corners({ x, y, width, height }: Box): string {
  const points = [
    [0.5, 0],
    [1, 0.25],
    [1, 0.75],
    [0.5, 1],
    [0, 0.75],
    [0, 0.25],
  ] as const;
  return points.map(([right, down]) => `${(x + right * width).toFixed(1)},${(y + down * height).toFixed(1)}`).join(" ");
}

/** From the rim of one ring (from the middle of a hex, which is empty now) to the rim of another; none where they meet. */
export function arrowBetween(one: Box, other: Box): Arrow | null {
  const from = one.hex ? middleOf(one) : rim(one, middleOf(other));
  const to = rim(other, middleOf(one));
  if (Math.hypot(to.x - from.x, to.y - from.y) < APART || (!one.hex && overlap(one, other))) return null;
  return { from, to };
}

function overlap(one: Box, other: Box): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** Where the way from the middle of a box to a point leaves the box. */
function rim(box: Box, towards: Point): Point {
  const middle = middleOf(box);
  const [right, down] = [towards.x - middle.x, towards.y - middle.y];
  const share = Math.min(box.width / 2 / Math.abs(right || 1e-9), box.height / 2 / Math.abs(down || 1e-9), 1);
  return { x: middle.x + right * share, y: middle.y + down * share };
}
