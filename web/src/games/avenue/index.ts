// Avenue at the table.

import type { GameTable } from "../../board/board";
import Board from "./Board.svelte";
import { highlight } from "./highlight";
import { section } from "./section";
import { describe } from "./words";

export const table: GameTable<"avenue"> = { Board, describe, section, highlight };
