// Each colour has a sign of its own, drawn within ten units around the origin: colour is never alone.

import type { Colour } from "./types";

export const SIGNS: Readonly<Record<Exclude<Colour, "">, string>> = {
  red: "M0-10L8.5 0L0 10L-8.5 0Z",
  blue: "M-10-2C-6-9-3-9 0-4S7 1 10-5V3C7 9 3 8 0 4S-7 0-10 7Z",
  green: "M0-9L9.5 8H-9.5Z",
  yellow: "M0-10L2.7-3.4L9.5-3L4.2 1.4L6 8.3L0 4.5L-6 8.3L-4.2 1.4L-9.5-3L-2.7-3.4Z",
  purple: "M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z",
  orange: "M-8-8H8V8H-8Z",
  black: "M0-6A6 6 0 0 1 0 6A6 6 0 0 1 0-6Z",
  white: "M0-9A9 9 0 0 1 0 9A9 9 0 0 1 0-9ZM0-4.5A4.5 4.5 0 0 0 0 4.5A4.5 4.5 0 0 0 0-4.5Z",
  grey: "M-9-3H9V3H-9Z",
};

/** The rim of a stone that bears a symbol instead of its sign, as lengths of strokes and gaps. */
export const RIMS: Readonly<Record<Exclude<Colour, "">, string>> = {
  red: "10 6",
  blue: "2 6",
  green: "18 5",
  yellow: "3 3",
  purple: "14 4 2 4",
  orange: "7 3",
  black: "none",
  white: "none",
  grey: "1 4",
};

/** The class that gives a colour's tints to what it is drawn on. */
export function tinted(colour: Colour | undefined): string {
  return colour ? `scene-${colour}` : "scene-plain";
}
