// What the house counted, guest by guest: the album shows it and counts nothing itself.

import type { picture_perfect } from "./wire";
import { GUESTS, type Wish } from "./pieces";

type View = picture_perfect.View;

/** The guests of a seat's photograph as they were counted. */
export function scoredOf(view: View, seat: number): readonly picture_perfect.ScoredGuest[] {
  return view.scored[seat] ?? [];
}

/** The guests in a set of one bit each. */
function guestsOf(bits: number): readonly number[] {
  return GUESTS.flatMap((_, guest) => ((bits >> guest) & 1 ? [guest] : []));
}

/** Who stands before a guest that wished for nobody there; empty where that is not what the card is about. */
export function inTheWay([kind]: Wish, guest: number, reading: picture_perfect.Reading): readonly number[] {
  return kind === "in-front" ? guestsOf(reading.covered_by[guest] ?? 0) : [];
}
