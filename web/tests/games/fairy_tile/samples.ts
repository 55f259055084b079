// A tile to lay in tests: castle, plains and forest, a river through the last two.

import type { Tile } from "../../../src/games/fairy_tile/hexes";

export const tile: Tile = {
  name: "T1a",
  places: [
    { hex: 2080, q: 0, r: 0, terrain: 3, river: 0, near: 0 },
    { hex: 2081, q: 1, r: 0, terrain: 0, river: 0b010001, near: 3 },
    { hex: 2144, q: 0, r: 1, terrain: 1, river: 0b100010, near: 3 },
  ],
};
