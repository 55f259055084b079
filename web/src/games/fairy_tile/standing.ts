// Where the characters stand: in the middle of a place, beside each other when they share it.

import type { Point } from "../../base/geometry";
import { middleOf } from "./hexes";

export interface Standing extends Point {
  readonly hex: number;
  readonly size: number;
}

const ALONE = 74;
const SHARING = 58;
const ASIDE = 33;
const FORWARD = 5; // those at the sides stand a little before the one between them

/** Where each character stands, and how large it is drawn there. */
export function standing(characters: readonly number[]): Standing[] {
  return characters.map((hex, character) => {
    const together = characters.flatMap((there, other) => (there === hex ? [other] : []));
    const place = together.indexOf(character) - (together.length - 1) / 2;
    const { x, y } = middleOf(hex);
    return { hex, x: x + place * ASIDE, y: y + Math.abs(place) * FORWARD, size: together.length > 1 ? SHARING : ALONE };
  });
}
