import { describe, expect, it } from "vitest";
import { offer, press, stillChosen } from "../../../src/board/scene/choosing";
import type { Choice } from "../../../src/board/scene/types";

const choice = (label: string, ...spots: string[]): Choice => ({ spots, label });

const MOVES = [
  choice("a to b", "a", "b"),
  choice("a to c", "a", "c"),
  choice("a to c and on to d", "a", "c", "d"),
  choice("e to c, as a man", "e", "c"),
  choice("e to c, as a king", "e", "c"),
  choice("pass"),
];

describe("what can be chosen", () => {
  it("begins with the first spots of the actions, and always offers those without a spot", () => {
    expect(offer(MOVES, [])).toEqual({ lit: new Set(["a", "e"]), others: new Set(), offered: [], plain: [5] });
  });

  it("goes on with the next spots of the actions that begin alike", () => {
    expect(offer(MOVES, ["a"])).toEqual({ lit: new Set(["b", "c"]), others: new Set(["e"]), offered: [], plain: [5] });
  });

  it("offers the action of which every spot is chosen", () => {
    expect(offer(MOVES, ["a", "b"])).toEqual({ lit: new Set(), others: new Set(["c", "e"]), offered: [0], plain: [5] });
  });

  it("offers an action, and lights what would make it another", () => {
    expect(offer(MOVES, ["a", "c"])).toEqual({ lit: new Set(["d"]), others: new Set(["b", "e"]), offered: [1], plain: [5] });
  });

  it("offers every action with the same spots", () => {
    expect(offer(MOVES, ["e", "c"]).offered).toEqual([3, 4]);
  });

  it("is nothing when there are no choices", () => {
    expect(offer([], [])).toEqual({ lit: new Set(), others: new Set(), offered: [], plain: [] });
  });

  it("may touch one spot twice", () => {
    expect(offer([choice("turn on the spot", "a", "a")], ["a"]).lit).toEqual(new Set(["a"]));
  });
});

describe("a press on a spot", () => {
  it.each([
    ["takes a first step", [], "a", { chosen: ["a"] }],
    ["takes the next step", ["a"], "c", { chosen: ["a", "c"] }],
    ["goes on with an action that could be done already", ["a", "c"], "d", { chosen: ["a", "c", "d"] }],
    ["on the last spot again confirms the only action offered", ["a", "b"], "b", { chosen: ["a", "b"], act: 0 }],
    ["on the last spot again confirms nothing where several are offered", ["e", "c"], "c", { chosen: ["e", "c"] }],
    ["on the last spot again takes it back where nothing is offered", ["a"], "a", { chosen: [] }],
    ["changes the last step", ["a", "b"], "c", { chosen: ["a", "c"] }],
    ["changes the first step", ["a", "b"], "e", { chosen: ["e"] }],
    ["on an earlier spot takes up the choice from there", ["a", "c", "d"], "a", { chosen: ["a"] }],
    ["elsewhere takes the last step back", ["a", "b"], "z", { chosen: ["a"] }],
    ["elsewhere does nothing when nothing is chosen", [], "z", { chosen: [] }],
  ])("%s", (_, chosen, spot, expected) => {
    expect(press(MOVES, chosen, spot)).toEqual(expected);
  });

  it("reaches every action", () => {
    for (const { spots } of MOVES.filter((each) => each.spots.length)) {
      const chosen = spots.reduce<readonly string[]>((steps, spot) => press(MOVES, steps, spot).chosen, []);
      expect(offer(MOVES, chosen).offered.map((place) => MOVES[place]?.spots)).toContainEqual(spots);
    }
  });
});

describe("what was chosen", () => {
  it("stays while some action begins with it", () => {
    expect(stillChosen(MOVES, ["a", "c"])).toEqual(["a", "c"]);
  });

  it("is forgotten when none does any more", () => {
    expect(stillChosen(MOVES, ["z"])).toEqual([]);
    expect(stillChosen([], ["a"])).toEqual([]);
  });
});
