import { describe, expect, it } from "vitest";
import { hexAt, middleOf } from "../../../src/games/fairy_tile/hexes";
import { standing } from "../../../src/games/fairy_tile/standing";

describe("characters", () => {
  it("stand in the middle of a place that they have for themselves", () => {
    const [princess] = standing([hexAt(0, 0), hexAt(2, 0), hexAt(0, 2)]);
    expect(princess).toMatchObject(middleOf(hexAt(0, 0)));
  });

  it("stand beside each other, and smaller, in a place that they share", () => {
    const [princess, knight, dragon] = standing([hexAt(1, 0), hexAt(1, 0), hexAt(3, 0)]);
    expect(princess?.x).toBeLessThan(knight?.x ?? 0);
    expect(princess?.size).toBeLessThan(dragon?.size ?? 0);
  });
});
