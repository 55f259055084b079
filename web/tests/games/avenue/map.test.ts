import { describe, expect, test } from "vitest";
import {
  beyond,
  bunches,
  castleGrapes,
  groundOf,
  isYellow,
  landOf,
  led,
  networkAt,
  roadOf,
  squareName,
  traced,
} from "../../../src/games/avenue/map";
import { RECORDED } from "./recorded";

const bare = (drawn: Record<number, number>): number[] => Array.from({ length: 42 }, (_, square) => drawn[square] ?? 0);

describe("squares", () => {
  test("are named from a1 at the top left to f7", () => {
    expect([0, 5, 20, 41].map(squareName)).toEqual(["a1", "f1", "c4", "f7"]);
  });

  test("say what stands there", () => {
    expect(landOf(".")).toEqual({ kind: "empty" });
    expect(landOf("FA")).toEqual({ kind: "farm", letter: "A" });
    expect(landOf("CP")).toEqual({ kind: "castle", colour: "purple" });
    expect(landOf("GGP")).toEqual({ kind: "grapes", grapes: ["green", "green", "purple"] });
  });

  test("end at the border", () => {
    expect([0, 1, 2, 3].map((side) => beyond(0, side))).toEqual([-1, 1, 6, -1]);
    expect([0, 1, 2, 3].map((side) => beyond(41, side))).toEqual([35, -1, -1, 40]);
  });

  test("are reached by keys", () => {
    expect(led(0, "ArrowRight")).toBe(1);
    expect(led(0, "ArrowLeft")).toBe(0);
    expect(led(8, "End")).toBe(11);
    expect(led(8, "Home")).toBe(6);
    expect(led(8, "f")).toBe(11);
    expect(led(8, "7")).toBe(38);
    expect(led(8, "x")).toBeNull();
  });

  test("have ground under them, and no two bunches in one corner", () => {
    for (let square = 0; square < 42; square += 1) {
      expect(groundOf("GGP", square).ground).toBeGreaterThan(0);
      expect(new Set(bunches(square, 4).map(String)).size).toBe(4);
    }
  });
});

describe("cards", () => {
  test("are their road, yellow ones with ten more", () => {
    expect([roadOf(3), roadOf(13)]).toEqual([3, 3]);
    expect([isYellow(3), isYellow(13)]).toEqual([false, true]);
  });
});

describe("roads", () => {
  test("hang together edge to edge only", () => {
    expect(traced(bare({}), 0)).toEqual([]);
    expect(traced(bare({ 0: 5, 1: 5, 2: 6 }), 1).sort()).toEqual([0, 1]);
  });

  test("may close into a loop, each square once", () => {
    expect(traced(bare({ 0: 3, 1: 4, 6: 2, 7: 1 }), 0).sort()).toEqual([0, 1, 6, 7]);
  });
});

describe("recorded sheets", () => {
  test.each(RECORDED)("agree with the house ($score points)", ({ squares, roads, written, score, farms, longest }) => {
    for (const [farm, grapes] of Object.entries(farms)) {
      const network = networkAt(squares, roads, squares.indexOf(`F${farm}`));
      expect(network.green + network.purple).toBe(grapes);
    }
    const castles = castleGrapes(squares, roads, "green") + castleGrapes(squares, roads, "purple");
    const numbers = written.reduce((sum, number) => sum + (number || -5), 0);
    expect(numbers + castles).toBe(score);
    expect(traced(roads, longest[0] ?? 0).sort((one, other) => one - other)).toEqual(longest);
  });
});
