// What the guide sees of the page: where the things are that it points at.

import type { Box } from "../../base/geometry";
import type { Screen } from "./places";

const WIDE = "(min-width: 64rem)";
const EDGE = 8;
const TABS = 66; // the bar of tabs at the foot of a phone
const SIDEWAYS = "(max-height: 30rem) and (orientation: landscape)"; // there they stand at the right

export const isWide = (): boolean => matchMedia(WIDE).matches;

/** Where the table is one screen: the part in which the board lies, and scrolls if it must. */
export const boardWindow = (): Element | null => document.querySelector(".seated section.board");

/** The part of the screen in which what is pointed at can be seen. */
export function freeScreen(): Screen {
  const board = boardWindow()?.getBoundingClientRect();
  if (board) return { top: board.top, bottom: board.bottom };
  return { top: EDGE, bottom: innerHeight - (isWide() || matchMedia(SIDEWAYS).matches ? EDGE : TABS) };
}

/** Where the things of that name are, those that are drawn. */
export function boxesOf(name: string | undefined): readonly Box[] {
  if (!name) return [];
  const found = [...document.querySelectorAll(`[data-guide="${name}"]`)].map((element) => element.getBoundingClientRect());
  return found.filter((box) => box.width > 0 && box.height > 0);
}

const close = (one: Box, other: Box | undefined): boolean =>
  other !== undefined &&
  Math.abs(one.left - other.left) +
    Math.abs(one.top - other.top) +
    Math.abs(one.width - other.width) +
    Math.abs(one.height - other.height) <
    0.5;

export function sameBoxes(some: readonly Box[], others: readonly Box[]): boolean {
  return some.length === others.length && some.every((box, place) => close(box, others[place]));
}

/** Look before every frame: things move by scrolling, resizing, and on their own. */
export function follow(look: () => void): () => void {
  let frame = requestAnimationFrame(again);
  function again(): void {
    look();
    frame = requestAnimationFrame(again);
  }
  return () => cancelAnimationFrame(frame);
}
