// The drawings of the judge's own studio: the same files make the portraits, the stage and the finder's picture.

import { DECORATIONS, GUESTS } from "./pieces";

const files = import.meta.glob<string>("../../../../src/serao/games/picture_perfect/studio/art/**/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

const two = (number: number): string => String(number).padStart(2, "0");

/** Where a drawing is: the one whose path ends so. */
function drawing(end: string): string {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/art/${end}`));
  return found?.[1] ?? "";
}

export const guestArt: readonly string[] = GUESTS.map((name, guest) => drawing(`guests/${two(guest + 1)}-${name}.svg`));
export const decorationArt: readonly string[] = DECORATIONS.map((name, kind) => drawing(`decorations/${two(kind)}-${name}.svg`));
export const roomArt = {
  screen: drawing("screens/1.svg"),
  floor: drawing("floors/1.svg"),
  tableTop: drawing("table/top.svg"),
  tableFront: drawing("table/front.svg"),
};
