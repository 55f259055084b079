import { expect, it } from "vitest";
import type { Moment } from "../../../src/board/guide";
import { guide } from "../../../src/games/fairy_tile/guide";
import type { fairy_tile } from "../../../src/games/fairy_tile/wire";
import { hintsAt } from "../../guide/playing";

const move: fairy_tile.Action = { type: "move", character: 0, to: 7 };
const add: fairy_tile.Action = { type: "add", at: 7, turn: 0 };
const turn: fairy_tile.Action = { type: "turn" };
const end: fairy_tile.Action = { type: "end" };

const sees: fairy_tile.Objective = { type: "see", who: 0, whom: 2 };
const visits: fairy_tile.Objective = { type: "visit", who: 1, place: 1 };

interface Told {
  objective?: fairy_tile.Objective;
  told?: readonly number[];
  magic?: boolean;
  second?: boolean;
}

function moment(
  acts: number,
  legal: readonly fairy_tile.Action[],
  { objective = sees, told = [], magic = false, second = false }: Told = {},
): Moment<"fairy_tile"> {
  const seats = [{ book: 2, told, magic, left: false, open_page: 0 }];
  return { view: { page: { number: 1, objective }, seats, second } as unknown as fairy_tile.View, seat: 0, legal, acts };
}

it("explains the words that stand on the page in the hand, and no others", () => {
  const both: fairy_tile.Objective = { type: "all", parts: [visits, sees] };
  expect(hintsAt(guide, [moment(0, [])])).toEqual([["aim", "page", "sees"]]);
  expect(hintsAt(guide, [moment(0, [], { objective: both })])).toEqual([["aim", "page", "visits", "sees"]]);
});

it("leads from the first adventure to magic and the second one", () => {
  const shown = hintsAt(guide, [
    moment(0, [move, add, turn]),
    moment(1, [move, add, turn]),
    moment(2, [move, add, turn]),
    moment(3, [], { magic: true }),
    moment(4, [move, end], { magic: true, second: true }),
    moment(5, [], { told: [12], objective: visits }),
  ]);
  expect(shown).toEqual([
    ["aim", "page", "sees", "characters", "adventure"],
    ["star", "tile"],
    ["turn"],
    ["magic"],
    ["second"],
    ["visits", "told"],
  ]);
});
