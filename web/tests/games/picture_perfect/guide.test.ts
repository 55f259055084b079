import { expect, it } from "vitest";
import type { Moment } from "../../../src/board/guide";
import { guide } from "../../../src/games/picture_perfect/guide";
import type { picture_perfect } from "../../../src/games/picture_perfect/wire";
import { hintsAt } from "../../guide/playing";

type Action = picture_perfect.Action;
const NOBODY = -1;
const arrange: Action = { type: "arrange", arrangement: { figures: [], ornaments: [] } };
const looking: readonly Action[] = [{ type: "open", guest: 3 }, arrange, { type: "ready" }];

function moment(phase: string, round: number, legal: readonly Action[], open = NOBODY, read = false): Moment<"picture_perfect"> {
  const view = { phase, round, open, my_vip: NOBODY, envelopes: [read ? [1, 2, 3] : [], []] };
  return { view: view as unknown as picture_perfect.View, seat: 0, legal, acts: 0 };
}

it("leads from the first envelope through a trade to the camera", () => {
  const shown = hintsAt(guide, [
    moment("look", 1, looking),
    moment("look", 1, looking, 3, true),
    moment("dance", 1, [{ type: "keep", guest: 3 }], NOBODY, true),
    moment("look", 2, looking, NOBODY, true),
    moment("peek", 2, [{ type: "close" }], 5, true),
    moment("look", 3, looking, NOBODY, true),
    moment("photo", 6, [arrange], NOBODY, true),
  ]);
  expect(shown).toEqual([
    ["aim", "open"],
    ["wishes", "place", "notebook", "ready"],
    ["card", "choose"],
    ["vip"],
    ["peek"],
    ["together"],
    ["last", "camera"],
  ]);
});

it("says nothing while only the others are asked", () => {
  expect(hintsAt(guide, [moment("look", 1, [])])).toEqual([["aim"]]);
});
