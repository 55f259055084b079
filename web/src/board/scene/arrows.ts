// Going from place to place with the arrow keys, by where the places are.

import { ARROWS } from "../roving.svelte";
import type { Point } from "../../base/geometry";

const ASIDE = 1.8; // what lies aside by more than this share of the way is in another direction
const STRAIGHT = 2; // how much a step aside counts against a step ahead
const NEAR = 0.01;

/** The place that a key leads to; null: the key leads nowhere. */
export function led(places: readonly Point[], from: number, key: string): number | null {
  if (key === "Home") return places.length ? 0 : null;
  if (key === "End") return places.length ? places.length - 1 : null;
  const [here, way] = [places[from], ARROWS[key]];
  if (!here || !way) return null;
  const found = places
    .map((place, index) => ({ index, ...seenFrom(here, place, way) }))
    .filter(({ ahead, aside }) => ahead > NEAR && Math.abs(aside) <= ahead * ASIDE)
    .map(({ index, ahead, aside }) => ({ index, cost: ahead + STRAIGHT * Math.abs(aside) - (aside > 0 ? NEAR : 0) }));
  return found.length ? found.reduce((best, each) => (each.cost < best.cost ? each : best)).index : null;
}

/** How far ahead a place is, and how far aside. Of two that are alike the one at the right hand is taken, so that the way back is the same. */
function seenFrom(here: Point, there: Point, way: Point): { ahead: number; aside: number } {
  const [x, y] = [there.x - here.x, there.y - here.y];
  return { ahead: x * way.x + y * way.y, aside: y * way.x - x * way.y };
}
