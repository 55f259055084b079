// Cards that leave one place and come to another are seen to fly there.

import { cubicOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";
import type { Piece } from "./types";

const DURATION = 380;

/** Sends a card from where it leaves, and receives it where it comes. */
export class Flight {
  readonly send: ReturnType<typeof crossfade>[0];
  readonly receive: ReturnType<typeof crossfade>[1];

  constructor(still: () => boolean) {
    const duration = (): number => (still() ? 0 : DURATION);
    [this.send, this.receive] = crossfade({
      duration,
      easing: cubicOut,
      fallback: (node) => scale(node, { duration: duration() / 2, start: 0.7 }),
    });
  }

  /** What tells a card wherever it lies: its face; cards that lie face down are told by their spots. */
  key({ colour = "", symbol = "", down = false, spot = "", name }: Piece): string {
    return down || !symbol ? `${spot}/${name}` : `${colour}/${symbol}`;
  }
}

/** A key for each card of a row: its spot or its face, and a number where several are alike. */
export function keysOf(cards: readonly Piece[]): string[] {
  const seen = new Map<string, number>();
  return cards.map(({ spot, name }) => {
    const key = `${spot ?? ""}/${name}`;
    const number = (seen.get(key) ?? 0) + 1;
    seen.set(key, number);
    return `${key}/${number}`;
  });
}
