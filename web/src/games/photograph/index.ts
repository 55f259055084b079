// Photograph at the table.

import type { GameTable } from "../../board/board";
import Board from "./Board.svelte";
import { describe, section } from "./describe";
import { light } from "./light";

export const table: GameTable<"photograph"> = { Board, describe, section, light };
