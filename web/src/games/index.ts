// The boards, each loaded when its table is first seen.

import type { GameTable } from "../board/board";
import type { Guide } from "../board/guide";
import type { GameName } from "../wire";

export const boards: { [G in GameName]: () => Promise<GameTable<G>> } = {
  photograph: () => import("./photograph"),
  avenue: () => import("./avenue"),
  picture_perfect: () => import("./picture_perfect"),
  fairy_tile: () => import("./fairy_tile"),
};

/** The hints for a first game, loaded only when one is played. */
export const guides: { [G in GameName]: () => Promise<{ guide: Guide<G> }> } = {
  photograph: () => import("./photograph/guide"),
  avenue: () => import("./avenue/guide"),
  picture_perfect: () => import("./picture_perfect/guide"),
  fairy_tile: () => import("./fairy_tile/guide"),
};
