import { describe, expect, it } from "vitest";
import type { AnyStep } from "../../src/board/guide";
import { advanced, BEGINNING, END, passed } from "../../src/shell/guide/progress";

const steps: AnyStep[] = [
  { name: "aim", when: () => true },
  { name: "take", when: (moment: { turn: boolean }) => moment.turn, doing: true },
  { name: "points", when: (moment: { points: number }) => moment.points > 0 },
];
const at = (turn: boolean, points = 0) => ({ turn, points });

describe("the progress of a guide", () => {
  it("begins with the first hint whose moment it is", () => {
    expect(advanced(steps, at(true), false, BEGINNING)).toEqual({ seen: [], current: "aim" });
  });

  it("keeps a hint that is to be read until it is read", () => {
    const begun = advanced(steps, at(true), false, BEGINNING);
    expect(advanced(steps, at(false, 3), false, begun)).toBe(begun);
    expect(advanced(steps, at(true), false, passed(begun))).toEqual({ seen: ["aim"], current: "take" });
  });

  it("lets a hint that asks for something go when its moment has passed", () => {
    const asked = { seen: ["aim"], current: "take" };
    expect(advanced(steps, at(true, 3), false, asked)).toBe(asked);
    expect(advanced(steps, at(false, 3), false, asked)).toEqual({ seen: ["aim", "take"], current: "points" });
  });

  it("shows nothing between moments, and nothing twice", () => {
    const waiting = advanced(steps, at(false), false, { seen: ["aim"], current: null });
    expect(waiting.current).toBeNull();
    expect(advanced(steps, at(true), false, { seen: ["aim", "take"], current: null }).current).toBeNull();
  });

  it("finds its place again after a reload from what was seen", () => {
    expect(advanced(steps, at(true), false, { seen: ["aim"], current: null }).current).toBe("take");
  });

  it("closes with the end, whatever was left unsaid", () => {
    const over = advanced(steps, at(false), true, { seen: ["aim"], current: "take" });
    expect(over).toEqual({ seen: ["aim", "take"], current: END });
    expect(advanced(steps, at(false), true, over)).toEqual(over);
    expect(advanced(steps, at(false), true, passed(over)).current).toBeNull();
  });
});
