import { expect, it } from "vitest";
import { highlight } from "../../../src/games/avenue/highlight";
import { showsWhere, type Samples } from "../../board/highlighted";
import { viewOf } from "./views";

const view = viewOf({});
const events: Samples<"avenue"> = {
  round: { number: 1, farm: "A" },
  road: { card: 1, yellow: 0 },
  chose: { seat: 1 },
  acted: { road: 1, first: 0, choices: [{ type: "draw", square: 7 }, { type: "peek" }] },
  peeked: { farm: "B" },
  scored: { farm: "A", first: 0, written: [3, 4] },
  ended: {},
};

showsWhere("avenue", highlight, events, view);

it("lights the road card as long as it lies there", () => {
  const road = { type: "road" as const, card: 1, yellow: 0 };
  expect(highlight(road, viewOf({})).rings).toEqual([["road"]]);
  expect(highlight(road, viewOf({ road: 2 })).rings).toEqual([["track"]]);
});
