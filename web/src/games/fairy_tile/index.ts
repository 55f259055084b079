// Fairy Tile at the table.

import type { BoardProps, GameTable } from "../../board/board";
import { say } from "../../base/words.svelte";
import type { fairy_tile } from "./wire";
import Board from "./Board.svelte";
import { pagesEach, positionText } from "./labels";
import { highlight } from "./highlight";

/** The position in words. */
function describe({ view, options, names }: BoardProps<"fairy_tile">): string {
  return positionText(view, names, pagesEach(options, view.seats.length), say);
}

/** The section of the rules that matters now: a turn, or the end. */
function section(view: fairy_tile.View): string {
  return view.over ? "7" : "3";
}

export const table: GameTable<"fairy_tile"> = { Board, describe, section, highlight };
