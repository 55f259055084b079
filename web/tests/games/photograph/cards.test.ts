import { describe, expect, it } from "vitest";
import { COLOURS, colourIndex, isBack, ranges, sight } from "../../../src/games/photograph/cards";

describe("cards", () => {
  it("shows every face as its colour and number", () => {
    expect(sight(0)).toEqual({ kind: "face", colour: "blue", number: 1 });
    expect(sight(83)).toEqual({ kind: "face", colour: "purple", number: 12 });
  });

  it("shows a back as its colour and half", () => {
    expect(sight(84)).toEqual({ kind: "back", colour: "blue", half: "1–6" });
    expect(sight(97)).toEqual({ kind: "back", colour: "purple", half: "7–12" });
    expect(isBack(83)).toBe(false);
    expect(isBack(84)).toBe(true);
    expect(isBack(98)).toBe(false);
  });

  it("knows Sunset and an empty place", () => {
    expect(sight(98)).toEqual({ kind: "sunset" });
    expect(sight(-1)).toEqual({ kind: "empty" });
  });

  it("finds one colour for a face and its back", () => {
    for (let colour = 0; colour < COLOURS.length; colour += 1) {
      expect(colourIndex(colour * 12 + 5)).toBe(colour);
      expect(colourIndex(84 + colour * 2 + 1)).toBe(colour);
    }
  });

  it("draws neighbouring numbers together", () => {
    expect(ranges([])).toBe("");
    expect(ranges([4])).toBe("4");
    expect(ranges([4, 5, 6, 8, 10, 11])).toBe("4–6, 8, 10–11");
  });
});
