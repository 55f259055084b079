// Where the rules open for a position of Avenue.

import type { avenue } from "./wire";
import { YELLOWS } from "./map";

/** The section of the rules that matters now: a round, the scoring of its farm, or the end. */
export function section(view: avenue.View): string {
  if (!view.road) return "5";
  return view.yellow === YELLOWS ? "4" : "3";
}
