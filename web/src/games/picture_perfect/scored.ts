// What the house counted, guest by guest: the album shows it and counts nothing itself.

import type { picture_perfect } from "../../wire";

/** One guest of a photograph: which of its wishes were met, its VIP cards, and what it brings altogether. */
export interface ScoredGuest {
  readonly guest: number;
  readonly met: readonly boolean[];
  readonly vips: number;
  readonly points: number;
}

interface Counted {
  readonly scored?: readonly (readonly ScoredGuest[])[];
}

/** The guests of a seat's photograph as they were counted; null where the house does not tell. */
export function scoredOf(view: picture_perfect.View, seat: number): readonly ScoredGuest[] | null {
  return (view as picture_perfect.View & Counted).scored?.[seat] ?? null;
}

/** The guests in a photograph, in the order of their numbers. */
export function guestsIn(photo: picture_perfect.Photo): readonly number[] {
  return photo.arrangement.figures.map(([guest]) => guest).sort((one, other) => one - other);
}
