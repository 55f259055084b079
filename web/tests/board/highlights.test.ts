import { describe, expect, it } from "vitest";
import { around, arrowBetween, corners, middleOf, roomy, type Box } from "../../src/board/highlights";

const box = (x: number, y: number, width: number, height: number, hex = false): Box => ({ x, y, width, height, hex });

describe("A ring", () => {
  it("goes around all that belongs together", () => {
    expect(around([box(10, 10, 20, 20), box(50, 5, 10, 30)])).toEqual(box(10, 5, 50, 30));
    expect(around([])).toBeNull();
  });

  it("has six corners around one hex, not around several", () => {
    expect(around([box(0, 0, 10, 12, true)])?.hex).toBe(true);
    expect(around([box(0, 0, 10, 12, true), box(10, 0, 10, 12, true)])?.hex).toBe(false);
    expect(corners(box(0, 0, 40, 48, true)).split(" ")).toHaveLength(6);
  });

  it("leaves what it is around some room, and is never too small to be seen", () => {
    const [wide, tiny] = [roomy(box(100, 100, 80, 40)), roomy(box(10, 10, 12, 0))];
    expect(wide.width).toBeGreaterThan(80);
    expect(middleOf(wide)).toEqual({ x: 140, y: 120 });
    expect(tiny.height).toBeGreaterThan(20);
    expect(middleOf(tiny)).toEqual({ x: 16, y: 10 });
  });
});

describe("An arrow", () => {
  it("runs from rim to rim", () => {
    expect(arrowBetween(box(0, 0, 20, 20), box(100, 0, 20, 20))).toEqual({ from: { x: 20, y: 10 }, to: { x: 100, y: 10 } });
    expect(arrowBetween(box(0, 100, 20, 20), box(0, 0, 20, 20))).toEqual({ from: { x: 10, y: 100 }, to: { x: 10, y: 20 } });
  });

  it("is missing where the rings meet", () => {
    expect(arrowBetween(box(0, 0, 60, 60), box(40, 0, 60, 60))).toBeNull();
    expect(arrowBetween(box(0, 0, 20, 20), box(25, 0, 20, 20))).toBeNull();
    expect(arrowBetween(box(0, 0, 20, 20), box(0, 0, 20, 20))).toBeNull();
  });

  it("leads from the middle of a hex to the next one", () => {
    const arrow = arrowBetween(box(0, 0, 40, 48, true), box(40, 0, 40, 48, true));
    expect(arrow).toEqual({ from: { x: 20, y: 24 }, to: { x: 40, y: 24 } });
  });
});
