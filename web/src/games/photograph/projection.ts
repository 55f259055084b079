// What is projected at the end: the strips of a seat that have a frame, and how long each takes.

import type { photograph } from "./wire";

export const STRIP = 750; // milliseconds from one strip to the next
export const WHOLE = 6000; // that all films together are looked at when they have run through

export interface Projected {
  readonly colour: number;
  readonly strip: photograph.StripView;
  readonly medal: boolean;
}

/** The strips of a seat that have a frame, in the order of their colours. */
export function filmOf(view: photograph.View, seat: number): Projected[] {
  return view.colours.flatMap((colour) => {
    const strip = view.strips[seat]?.[colour];
    return strip?.cards.length ? [{ colour, strip, medal: view.good_shots[colour] === seat }] : [];
  });
}
