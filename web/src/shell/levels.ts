// Opponents' levels by the names people read.

import { has, say } from "../base/words.svelte";

/** A level in words; its own name where it has none yet. */
export function levelText(level: string): string {
  return has(`web-level-${level}`) ? say(`web-level-${level}`) : level;
}
