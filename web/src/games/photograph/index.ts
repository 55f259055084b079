// Photograph at the table.

import type { GameTable } from "../../board/board";
import Board from "./Board.svelte";
import { describe, section } from "./describe";
import { highlight } from "./highlight";

export const table: GameTable<"photograph"> = { Board, describe, section, highlight };
