import { beforeAll, describe, expect, it } from "vitest";
import { learn } from "../../../src/base/words.svelte";
import { cellText, lineText, rowsOf, turned } from "../../../src/shell/result";
import type { Outcome, Score } from "../../../src/wire";

const strip = (colour: string, number: number, points: number) => ({ key: "strip", points, args: { colour, number } });
const scores: Score[] = [
  {
    seat: 0,
    total: 8,
    lines: [strip("blue", 2, 3), strip("red", 5, 8), { key: "blurred", points: -2, args: { colour: "red", number: 1 } }],
    ties: [],
  },
  { seat: 1, total: -3, lines: [strip("blue", 0, -3)], ties: [] },
];
const outcome: Outcome = { scores, ranking: [[0], [1]], reason: "deck-short", decided: "points", grade: null };

describe("The results of Photograph", () => {
  beforeAll(() => learn("en"));

  it("says each line", () => {
    expect(lineText("photograph", strip("blue", 2, 3))).toBe("2 blue photos");
  });

  it("puts lines of the same thing side by side", () => {
    const rows = rowsOf("photograph", scores);
    expect(rows.map((row) => row.title)).toEqual(["Strip: blue", "Strip: red", "Out of focus: red"]);
    expect(rows.map((row) => row.lines.map((line) => line?.points))).toEqual([
      [3, -3],
      [8, undefined],
      [-2, undefined],
    ]);
  });

  it("keeps together what is about one colour, whoever has it", () => {
    const blurred = (colour: string) => ({ key: "blurred", points: -2, args: { colour, number: 1 } });
    const good = (colour: string) => ({ key: "good-shot", points: 5, args: { colour } });
    const strips = ["blue", "red"].map((colour) => strip(colour, 1, 1));
    const [blue, red] = strips as [ReturnType<typeof strip>, ReturnType<typeof strip>];
    const seats = [
      [blue, good("blue"), red],
      [blue, blurred("blue"), red, blurred("red")],
      [blue, red, good("red")],
    ];
    const rows = rowsOf(
      "photograph",
      seats.map((lines, seat) => ({ seat, total: 0, lines, ties: [] })),
    );
    expect(rows.map((row) => row.title)).toEqual([
      "Strip: blue",
      "Out of focus: blue",
      "Good Shot in blue",
      "Strip: red",
      "Out of focus: red",
      "Good Shot in red",
    ]);
  });

  it("says which line made the difference", () => {
    expect(turned("photograph", outcome)).toBe("What made the difference: “Strip: red”, +8 to 0.");
    expect(turned("photograph", { ...outcome, decided: "good-shots" })).toBe("");
  });

  it("does not say in a cell what the row has said", () => {
    expect(cellText("photograph", strip("blue", 2, 3))).toBe("2 photos");
  });
});
