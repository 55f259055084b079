import { beforeAll, describe, expect, it } from "vitest";
import { learn } from "../../../src/base/words.svelte";
import { valueText } from "../../../src/shell/schema";

describe("What was agreed for a game of Photograph", () => {
  beforeAll(() => learn("en"));

  it("is told in words", () => {
    expect([2, 3, 4].map((seats) => valueText("photograph", [], seats))).toEqual(["two, by chance", "one, by chance", "none"]);
    expect(valueText("photograph", ["blue", "red"], 2)).toBe("blue, red");
  });
});
