import { expect, it } from "vitest";
import { highlight } from "../../../src/games/fairy_tile/highlight";
import type { fairy_tile } from "../../../src/games/fairy_tile/wire";
import { showsWhere, type Samples } from "../../board/highlighted";
import { tile } from "./samples";

const view = { tiles: [tile] } as unknown as fairy_tile.View;
const place = { terrain: 0, river: true, near: 3 };
const events: Omit<Samples<"fairy_tile">, "no-end"> = {
  started: { seat: 0 },
  shown: { side: 3 },
  moved: { seat: 0, character: 1, start: 2080, to: 2081, place },
  added: { seat: 0, side: 2, at: 2080, turn: 1, near: 3 },
  magic: { seat: 1 },
  kept: { seat: 1 },
  told: { seat: 1, page: 4 },
  turned: { seat: 0 },
  drew: { page: 7 },
  left: { seat: 1, page: 3 },
  won: { seat: 0 },
};

showsWhere("fairy_tile", highlight, events, view);

it("lights all three places of a tile, and both ends of a move", () => {
  expect(highlight({ type: "added", ...events.added }, view).rings).toEqual([["hex-2080"], ["hex-2081"], ["hex-2144"]]);
  expect(highlight({ type: "moved", ...events.moved }, view)).toEqual({
    rings: [["hex-2080"], ["hex-2081"]],
    arrow: true,
  });
});
