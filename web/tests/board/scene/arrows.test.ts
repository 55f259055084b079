import { describe, expect, it } from "vitest";
import { drawing } from "../../../src/board/scene/geometry";
import { led } from "../../../src/board/scene/arrows";
import type { Board } from "../../../src/board/scene/types";
import { FIXTURES } from "./harness/fixtures";

const SQUARES = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x, y })));
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

function boards(): Board[] {
  const scenes = Object.values(FIXTURES).map(({ begin }) => begin().scene);
  return scenes.flatMap(({ areas }) => areas.filter((area) => area.type === "board"));
}

describe("the arrow keys", () => {
  it.each([
    ["ArrowRight", 5],
    ["ArrowLeft", 3],
    ["ArrowUp", 1],
    ["ArrowDown", 7],
    ["Home", 0],
    ["End", 8],
  ])("%s leads from the middle of nine squares to the next", (key, to) => {
    expect(led(SQUARES, 4, key)).toBe(to);
  });

  it("lead nowhere at the edge, and no other key leads anywhere", () => {
    expect(led(SQUARES, 0, "ArrowLeft")).toBeNull();
    expect(led(SQUARES, 4, "x")).toBeNull();
    expect(led([], 0, "Home")).toBeNull();
  });

  it("lead down and up again to the same hex", () => {
    const board = boards().find(({ shape, cells }) => shape === "hexes" && cells.length === 121);
    const { middles } = drawing(board ?? { type: "board", shape: "hexes", cells: [] }, 1000, 600);
    const below = led(middles, 60, "ArrowDown");
    expect(below).not.toBeNull();
    expect(led(middles, below ?? 0, "ArrowUp")).toBe(60);
  });

  it.each([
    [1000, 600],
    [340, 500],
  ])("reach every place of every board, drawn in %d × %d", (width, height) => {
    for (const board of boards()) {
      const { middles } = drawing(board, width, height);
      const reached = new Set([0]);
      for (const place of reached) for (const key of ARROWS) reached.add(led(middles, place, key) ?? 0);
      expect(reached.size).toBe(board.cells.length);
    }
  });
});
