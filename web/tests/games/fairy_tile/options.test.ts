import { beforeAll, describe, expect, it } from "vitest";
import { learn } from "../../../src/base/words.svelte";
import { valueText } from "../../../src/shell/schema";

describe("What was agreed for a game of Fairy Tile", () => {
  beforeAll(() => learn("en"));

  it("is told in words", () => {
    expect([2, 3, 4].map((seats) => valueText("fairy_tile", 0, seats))).toEqual(["18 (all)", "12 (all)", "9 (all)"]);
    expect(valueText("fairy_tile", 2, 2)).toBe("2");
  });
});
