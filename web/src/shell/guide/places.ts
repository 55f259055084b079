// Where the card may lie so that it covers nothing that matters, and how its arrow runs.

import type { Box } from "../../base/geometry";

export type Dock = "top" | "bottom";

/** The height of the screen that is free for the page: below the edge, above the tabs. */
export interface Screen {
  readonly top: number;
  readonly bottom: number;
}

const AIR = 12; // around everything, in pixels

/** How many pixels of height a docked card takes from something. */
function covered(box: Box, dock: Dock, card: number, screen: Screen): number {
  const [from, to] = dock === "top" ? [screen.top, screen.top + card + AIR] : [screen.bottom - card - AIR, screen.bottom];
  return Math.max(0, Math.min(box.top + box.height, to) - Math.max(box.top, from));
}

/** Where the card goes on a narrow screen: it stays, unless the other edge covers less. */
export function dockFor(boxes: readonly Box[], now: Dock, card: number, screen: Screen): Dock {
  const cost = (dock: Dock): number => boxes.reduce((sum, box) => sum + covered(box, dock, card, screen), 0);
  const other: Dock = now === "top" ? "bottom" : "top";
  return cost(other) < cost(now) ? other : now;
}

/** How far the page must scroll so that something is seen whole below a card docked at the top, or at least its beginning. */
export function scrollFor(box: Box, card: number, screen: Screen): number {
  const [from, to] = [screen.top + card + AIR, screen.bottom - AIR];
  if (box.top < from || box.height > to - from) return box.top - from;
  return Math.max(0, box.top + box.height - to);
}

export interface Arrow {
  readonly shaft: string;
  readonly head: string;
}

const SHORTEST = 30;
const LONGEST = 150; // a longer one would run across what is played with
const HEAD = 11;

/** The point of a box that is nearest to another point. */
function nearest(box: Box, x: number, y: number): readonly [number, number] {
  return [Math.min(Math.max(x, box.left), box.left + box.width), Math.min(Math.max(y, box.top), box.top + box.height)];
}

/** A bent arrow from the card to what it speaks of; null where they are too close for one. */
export function arrowFrom(card: Box, target: Box): Arrow | null {
  const [toX, toY] = nearest(target, card.left + card.width / 2, card.top + card.height / 2);
  const [cardX, cardY] = nearest(card, toX, toY);
  const distance = Math.hypot(toX - cardX, toY - cardY);
  if (distance < SHORTEST) return null;
  const [alongX, alongY] = [(toX - cardX) / distance, (toY - cardY) / distance];
  const length = Math.min(distance, LONGEST);
  const [fromX, fromY] = [toX - alongX * length, toY - alongY * length];
  const bend = Math.min(60, length / 5);
  const [midX, midY] = [(fromX + toX) / 2 - alongY * bend, (fromY + toY) / 2 + alongX * bend];
  const angle = Math.atan2(toY - midY, toX - midX);
  const wing = (turn: number): string => `${round(toX - HEAD * Math.cos(angle + turn))} ${round(toY - HEAD * Math.sin(angle + turn))}`;
  return {
    shaft: `M${round(fromX)} ${round(fromY)}Q${round(midX)} ${round(midY)} ${round(toX)} ${round(toY)}`,
    head: `M${wing(0.5)}L${round(toX)} ${round(toY)}L${wing(-0.5)}`,
  };
}

const round = (number: number): number => Math.round(number * 10) / 10;
