// What has just happened between two views, so that it can be shown moving.

import type { avenue } from "./wire";
import { sheetOf } from "./map";

export interface Scored {
  readonly farm: string;
  readonly written: number;
}

export interface Moment {
  /** The squares just inked, by seat. */
  readonly inked: ReadonlyMap<number, readonly number[]>;
  /** The numbers just written for a farm, by seat. */
  readonly scored: ReadonlyMap<number, Scored>;
  /** The farm this seat has just peeked at. */
  readonly peeked: string;
}

export const QUIET: Moment = { inked: new Map(), scored: new Map(), peeked: "" };

/** Whether the same position came again, as after a lost connection: then nothing moves twice. */
function same(before: avenue.View, now: avenue.View): boolean {
  return before.deck === now.deck && before.round === now.round && before.road === now.road;
}

function inked(before: avenue.SheetView | undefined, now: avenue.SheetView): number[] {
  return now.roads.flatMap((road, square) => (road && before && !before.roads[square] ? [square] : []));
}

function numbers(news: readonly avenue.Event[]): Map<number, Scored> {
  const scored = news.find((event) => event.type === "scored");
  if (!scored) return new Map();
  return new Map(scored.written.map((written, place) => [scored.first + place, { farm: scored.farm, written }]));
}

/** What moves from one view to the next; null when nothing has moved on, as when only somebody has chosen. */
export function momentBetween(before: avenue.View | null, now: avenue.View): Moment | null {
  if (!before || before.seat !== now.seat) return QUIET;
  if (same(before, now)) return null;
  return {
    inked: new Map(now.sheets.map((sheet) => [sheet.seat, inked(sheetOf(before, sheet.seat), sheet)])),
    scored: numbers(now.news),
    peeked: now.news.find((event) => event.type === "peeked")?.farm ?? "",
  };
}
