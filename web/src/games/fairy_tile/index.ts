// Fairy Tile at the table.

import type { BoardProps } from "../../board/board";
import { say } from "../../base/words.svelte";
import type { fairy_tile } from "../../wire";
import { pagesEach, positionText } from "./labels";

export { default as Board } from "./Board.svelte";
export { light } from "./light";

/** The position in words. */
export function describe({ view, options, names }: BoardProps<"fairy_tile">): string {
  return positionText(view, names, pagesEach(options, view.seats.length), say);
}

/** The section of the rules that matters now: a turn, or the end. */
export function section(view: fairy_tile.View): string {
  return view.over ? "7" : "3";
}
