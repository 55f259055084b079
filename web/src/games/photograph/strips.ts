// Strips in words.

import { say } from "../../base/words.svelte";
import type { photograph } from "./wire";
import { cardName, colourName, isBack, ranges, sight } from "./cards";

function frameWords(card: number): string {
  const seen = sight(card);
  if (isBack(card)) return say("web-photograph-frame-blurred");
  return seen.kind === "face" ? `${seen.number}` : cardName(card);
}

/** A strip for whoever does not see it. */
export function stripWords(strip: photograph.StripView, colour: number, medal: boolean): string {
  const way = strip.direction > 0 ? "rising" : strip.direction < 0 ? "falling" : "open";
  return say("web-photograph-strip", {
    colour: colourName(colour),
    count: strip.cards.length,
    cards: strip.cards.map(frameWords).join(", "),
    way,
    fits: strip.fits.length ? ranges(strip.fits) : say("web-photograph-closed"),
    points: strip.points,
    medal: medal ? "yes" : "no",
  });
}

/** Points with a true minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
