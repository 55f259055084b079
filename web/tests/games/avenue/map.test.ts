import { describe, expect, test } from "vitest";
import { bunches, groundOf, isYellow, landOf, led, networkAt, roadOf, squareName } from "../../../src/games/avenue/map";
import type { avenue } from "../../../src/games/avenue/wire";
import { blank } from "./views";

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
    const arrows = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
    expect(arrows.map((key) => led(0, key))).toEqual([0, 1, 6, 0]);
    expect(arrows.map((key) => led(41, key))).toEqual([35, 41, 41, 40]);
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
  const sheet: avenue.SheetView = { ...blank(0), networks: [{ squares: [0, 1], farms: ["A"], green: 2 }, { squares: [8] }] };

  test("hang together as the house says", () => {
    expect(networkAt(sheet, 1)).toEqual({ squares: [0, 1], farms: ["A"], castles: [], green: 2, purple: 0 });
    expect(networkAt(sheet, 8)).toEqual({ squares: [8], farms: [], castles: [], green: 0, purple: 0 });
  });

  test("are none where nothing is drawn", () => {
    expect(networkAt(sheet, 7).squares).toEqual([]);
  });
});
