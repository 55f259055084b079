import { expect, it } from "vitest";
import { highlight } from "../../../src/games/photograph/highlight";
import type { photograph } from "../../../src/games/photograph/wire";
import { showsWhere, type Samples } from "../../board/highlighted";

const view = {
  rows: 3,
  hands: [
    [3, 90],
    [84, 85, 86],
  ],
  strips: [[{ cards: [4, 84], direction: 0, fits: [], points: 0 }], []],
} as unknown as photograph.View;
const events: Samples<"photograph"> = {
  started: { seat: 0, left_out: [] },
  took: { seat: 1, row: 2, side: "L", cards: [84] },
  wound: { seat: 0, card: 0, to: 1 },
  shot: { seat: 0, card: 4, in_focus: true, good_shot: true },
  cleared: { gone: [], turned: [] },
  dealt: { number: 3 },
  sunset: {},
  end: { reason: "cards" },
  chose: { seat: 1 },
  missed: { seat: 1, card: 5, given_up: true },
};

showsWhere("photograph", highlight, events, view);

it("lights the frame that was shot and the Good Shot won, or the strip where the frame is lost from sight", () => {
  const shot = { type: "shot" as const, seat: 0, card: 4, in_focus: true, good_shot: true };
  expect(highlight(shot, view).rings).toEqual([["strip-0-0-0"], ["won-0-0"]]);
  expect(highlight({ ...shot, card: 7, good_shot: false }, view).rings).toEqual([["strip-0-0"]]);
});

it("lights a row of the field, and the hand its cards came to", () => {
  const took = { type: "took" as const, seat: 1, row: 2, side: "L", cards: [84] };
  expect(highlight(took, view)).toEqual({
    rings: [
      ["field-2", "field-5", "field-8", "field-11"],
      ["hand-1-0", "hand-1-1", "hand-1-2"],
    ],
    arrow: true,
  });
});
