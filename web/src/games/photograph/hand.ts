// The hand as a film: places from the back (0, played first) to the front.

import type { photograph } from "./wire";

type Wind = photograph.Wind;

/** The hand after a winding: one card further forward, those between one place back. */
export function wound(hand: readonly number[], wind: Wind | null): number[] {
  const after = [...hand];
  if (!wind) return after;
  const [card] = after.splice(wind.card, 1);
  if (card !== undefined) after.splice(wind.to, 0, card);
  return after;
}

/** The places a card may be wound to. */
export function targets(legal: readonly Wind[], card: number): number[] {
  return legal.filter((wind) => wind.card === card).map((wind) => wind.to);
}

export function isWind(action: photograph.Action): action is Wind {
  return action.type === "wind";
}

export function isTake(action: photograph.Action): action is photograph.Take {
  return action.type === "take";
}
