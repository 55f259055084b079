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

export const COVER = 0;

/** The tales as books, one after another: of each its cover, then its pages; who told nothing has no book. */
export function leavesOf(view: fairy_tile.View, order: readonly number[]): { seat: number; page: number }[] {
  return order.flatMap((seat) => {
    const pages = inOrder(view.seats[seat]?.told ?? []);
    return pages.length ? [COVER, ...pages].map((page) => ({ seat, page })) : [];
  });
}
