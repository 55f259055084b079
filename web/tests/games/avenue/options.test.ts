import { beforeAll, describe, expect, it } from "vitest";
import { learn } from "../../../src/base/words.svelte";
import { valueText } from "../../../src/shell/schema";

describe("What was agreed for a game of Avenue", () => {
  beforeAll(() => learn("en"));

  it("is told in words", () => {
    expect(valueText("avenue", "B", 2)).toBe("B (our own)");
  });
});
