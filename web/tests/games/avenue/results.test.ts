import { beforeAll, describe, expect, it } from "vitest";
import { learn } from "../../../src/base/words.svelte";
import { cellText, rowsOf } from "../../../src/shell/result";

describe("The results of Avenue", () => {
  beforeAll(() => learn("en"));

  it("says in the title what is alike for everybody", () => {
    const castle = { key: "purple-castle", points: 4, args: {} };
    const [row] = rowsOf(
      "avenue",
      [0, 1].map((seat) => ({ seat, total: 4, lines: [castle], ties: [] })),
    );
    expect(row?.title).toBe(cellText("avenue", castle));
  });
});
