import { describe, expect, it } from "vitest";
import { Chooser, type Given } from "../../../src/board/scene/chooser.svelte";
import type { Choice } from "../../../src/board/scene/types";

const CHOICES: readonly Choice[] = [
  { spots: ["a", "b"], label: "a to b" },
  { spots: [], label: "pass" },
];

function playing(more: Partial<Given> = {}): { chooser: Chooser; acts: number[] } {
  const acts: number[] = [];
  const given = { choices: CHOICES, act: (index: number) => acts.push(index), busy: false, ...more };
  return { chooser: new Chooser(() => given), acts };
}

describe("the chooser", () => {
  it("does an action by pressing its spots, and the last one again", () => {
    const { chooser, acts } = playing();
    for (const spot of ["a", "b", "b"]) chooser.press(spot, spot);
    expect(acts).toEqual([0]);
    expect(chooser.chosen).toEqual([]);
  });

  it("takes back one step after another", () => {
    const { chooser } = playing();
    chooser.press("a", "a");
    chooser.press("b", "b");
    expect(chooser.back()).toBe(true);
    expect(chooser.chosen).toEqual(["a"]);
    expect(chooser.back()).toBe(true);
    expect(chooser.back()).toBe(false);
  });

  it("tells the name of what cannot be chosen, until something is chosen", () => {
    const { chooser } = playing();
    chooser.press("z", "a stone of the other side");
    expect(chooser.asked).toBe("a stone of the other side");
    chooser.press("a", "a");
    expect(chooser.asked).toBeNull();
  });

  it("offers nothing and does nothing while an action is on its way", () => {
    const { chooser, acts } = playing({ busy: true });
    chooser.press("a", "a");
    chooser.act(1);
    expect(chooser.chosen).toEqual([]);
    expect(chooser.offer.plain).toEqual([]);
    expect(acts).toEqual([]);
  });
});
