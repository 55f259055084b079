import { expect, it } from "vitest";
import type { Moment } from "../../../src/board/guide";
import { guide } from "../../../src/games/photograph/guide";
import type { photograph } from "../../../src/games/photograph/wire";
import { hintsAt } from "../../guide/playing";

const BACK = 84;
const take: photograph.Action = { type: "take", row: 0, side: "L", number: 1 };
const wind: photograph.Action = { type: "wind", card: 0, to: 1 };

function moment(phase: string, legal: readonly photograph.Action[], cards: readonly number[], gone = 0): Moment<"photograph"> {
  const strips = [[{ cards, direction: 0, fits: [], points: 0 }], []];
  return { view: { phase, strips, gone } as unknown as photograph.View, seat: 0, legal, acts: 0 };
}

it("goes from the aim to the first take, and on with what happens", () => {
  const shown = hintsAt(guide, [
    moment("subject", [take], []),
    moment("winding", [wind], []),
    moment("subject", [], [3]),
    moment("subject", [take], [3, BACK]),
    moment("winding", [wind], [3, BACK]),
    moment("sunset", [wind], [3, BACK, 4, 5], 2),
    moment("end", [wind], [3, BACK, 4, 5, 6, 7], 6),
  ]);
  expect(shown).toEqual([["aim", "hand", "backs", "take"], ["wind"], ["strip"], ["blurred", "points"], [], ["refill", "sunset"], ["last"]]);
});

it("does not mind when the other one begins", () => {
  expect(hintsAt(guide, [moment("subject", [], []), moment("subject", [take], [])])).toEqual([["aim", "hand", "backs"], ["take"]]);
});
