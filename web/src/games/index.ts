// The boards, each loaded when its table is first seen.

import type { GameTable } from "../board/board";
import type { GameName } from "../wire";

export const boards: { [G in GameName]: () => Promise<GameTable<G>> } = {
  photograph: () => import("./photograph"),
  avenue: () => import("./avenue"),
  picture_perfect: () => import("./picture_perfect"),
  fairy_tile: () => import("./fairy_tile"),
};
