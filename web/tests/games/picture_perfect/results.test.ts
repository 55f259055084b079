import { beforeAll, describe, expect, it } from "vitest";
import { learn } from "../../../src/base/words.svelte";
import { cellText, lineText, rowsOf } from "../../../src/shell/result";

describe("The results of Picture Perfect", () => {
  beforeAll(() => learn("en"));

  it("says last what is about nobody in particular", () => {
    const guest = (name: string) => ({ key: "guest", points: 3, args: { guest: `guest-${name}`, number: 2 } });
    const decorations = { key: "decorations", points: 1, args: { number: 2 } };
    const seats = [
      [guest("corgi"), decorations],
      [guest("small-boy"), decorations],
    ];
    const rows = rowsOf(
      "picture_perfect",
      seats.map((lines, seat) => ({ seat, total: 4, lines, ties: [] })),
    );
    expect(rows.map((row) => row.lines.map((line) => line?.key))).toEqual([
      ["guest", undefined],
      [undefined, "guest"],
      ["decorations", "decorations"],
    ]);
  });

  it("does not say in a cell what the row has said", () => {
    const line = { key: "guest", points: 3, args: { guest: "guest-corgi", number: 2 } };
    expect(lineText("picture_perfect", line)).toBe("2 wishes met: corgi");
    expect(cellText("picture_perfect", line)).toBe("2 wishes");
  });
});
