// The tale: its pages by name, and whose tale is read first.

import type { fairy_tile } from "./wire";

export const TITLE = "fairy_tile-story-title";

/** The piece of story on a page. */
export function storyKey(page: number): string {
  return `fairy_tile-story-${page}`;
}

/** 7.3 The pages of a tale, in number order. */
export function inOrder(told: readonly number[]): number[] {
  return told.toSorted((one, other) => one - other);
}

/** Whose tale is opened at the end: one's own, else the longest. */
export function firstTale(view: fairy_tile.View): number {
  if (view.seat !== null && view.seats[view.seat]?.told.length) return view.seat;
  const lengths = view.seats.map((seat) => seat.told.length);
  return lengths.indexOf(Math.max(...lengths));
}
