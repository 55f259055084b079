// Opponents' levels by the names people read.

import { has, say } from "../base/words.svelte";

export const MOST_STARS = 5;
const STARRED = /^level-([1-5])$/;

/** How many stars a level has; none for those of older tables. */
export function starsOf(level: string): number {
  return Number(STARRED.exec(level)?.[1] ?? 0);
}

/** A level in words; its own name where it has none yet. */
export function levelText(level: string): string {
  const key = `web-level-${starsOf(level) || level}`;
  return has(key) ? say(key) : level;
}
