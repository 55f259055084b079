import { describe, expect, it } from "vitest";
import { csvOf, namesShown, niceStep, rangeOf, ticksOf } from "../../src/base/plot";

describe("The axis of a plot", () => {
  it("has steps in which people count", () => {
    expect([3, 9, 18, 47, 0.4].map((reach) => niceStep(reach, 5))).toEqual([1, 2, 5, 10, 0.1]);
  });
  it("holds all values between its ends", () => {
    expect(ticksOf(934, 1135)).toEqual([900, 950, 1000, 1050, 1100, 1150]);
    expect(ticksOf(-3, 4)).toEqual([-4, -2, 0, 2, 4]);
    expect(ticksOf(0, 0)).toEqual([0, 0.2]);
    expect(ticksOf(1000, 1000)).toEqual([1000, 1200]);
  });
  it("reaches as far as what the values may truly be", () => {
    const point = { name: "", cells: [] };
    expect(
      rangeOf([
        { ...point, value: 3, low: 1, high: 4 },
        { ...point, value: 9 },
      ]),
    ).toEqual([1, 9]);
    expect(rangeOf([])).toEqual([0, 1]);
  });
});

describe("The names below a plot", () => {
  const shown = (width: number): number => ["10", "20", "30", "40"].filter((_, number, all) => namesShown(all, width)(number)).length;
  it("stand all where there is room, and else some", () => {
    expect([shown(300), shown(80), shown(10)]).toEqual([4, 2, 1]);
  });
});

describe("A table as CSV", () => {
  it("keeps what a cell holds", () => {
    expect(
      csvOf(
        ["Name", "Points"],
        [
          ["Ana, “a”", "3"],
          ['Bru"no', "−1"],
        ],
      ),
    ).toBe('Name,Points\r\n"Ana, “a”",3\r\n"Bru""no",−1\r\n');
  });
});
