import { beforeAll, describe, expect, it } from "vitest";
import { plain, signed } from "../../src/base/points";
import { behind, cellText, lineText, placesOf, rowsOf, turned, verdict } from "../../src/shell/result";
import { LANGUAGES } from "../../src/base/settings.svelte";
import { has, learn, learnPart } from "../../src/base/words.svelte";
import type { Outcome, Score } from "../../src/wire";

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

describe("The end in words", () => {
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

  it("says who won", () => {
    expect(verdict("photograph", outcome, ["Ana", "Bruno"])).toBe("Ana wins with 8 points.");
  });

  it("says it to whom it is about", () => {
    const shared: Outcome = { ...outcome, ranking: [[0, 1]], decided: "shared" };
    const names = ["Ana", "Bruno"];
    expect(verdict("photograph", outcome, names, 0)).toBe("You win with 8 points!");
    expect(verdict("photograph", outcome, names, 1)).toBe("Ana wins with 8 points.");
    expect(verdict("photograph", shared, names, 1)).toBe("You share the victory with Ana: 8 points each.");
  });

  it("says how far the victory was", () => {
    expect([0, 1, null].map((mine) => behind(outcome, mine))).toEqual(["", "11 points short of the victory.", ""]);
    expect(behind({ ...outcome, decided: "last-page" }, 1)).toBe("");
  });

  it("says which line made the difference", () => {
    expect(turned("photograph", outcome)).toBe("What made the difference: “Strip: red”, +8 to 0.");
    expect(turned("photograph", { ...outcome, decided: "good-shots" })).toBe("");
  });

  it("writes a true minus", () => {
    const below: Outcome = { ...outcome, scores: [{ seat: 0, total: -11, lines: [], ties: [] }] };
    expect(verdict("photograph", below, ["Ana", "Bruno"])).toBe("Ana wins with −11 points.");
    expect([7, -7].map(plain)).toEqual(["7", "−7"]);
  });

  it("counts shared places", () => {
    expect(placesOf([[2], [0, 3], [1]]).map(({ place, seat }) => [place, seat])).toEqual([
      [1, 2],
      [2, 0],
      [2, 3],
      [4, 1],
    ]);
  });

  it("does not say in a cell what the row has said", () => {
    const line = { key: "guest", points: 3, args: { guest: "guest-corgi", number: 2 } };
    expect(lineText("picture_perfect", line)).toBe("2 wishes met: corgi");
    expect(cellText("picture_perfect", line)).toBe("2 wishes");
    expect(cellText("photograph", strip("blue", 2, 3))).toBe("2 photos");
  });

  it("says in the title what is alike for everybody", () => {
    const castle = { key: "purple-castle", points: 4, args: {} };
    const [row] = rowsOf(
      "avenue",
      [0, 1].map((seat) => ({ seat, total: 4, lines: [castle], ties: [] })),
    );
    expect(row?.title).toBe(cellText("avenue", castle));
  });

  it("signs points", () => {
    expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]);
  });
});

describe("Every language", () => {
  it.each(LANGUAGES)("%s knows every sentence that the shell says", async (language) => {
    const sources = import.meta.glob<string>(["../../src/{base,shell}/**/*.{ts,svelte}", "../../src/App.svelte"], {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const keys = new Set(
      Object.values(sources).flatMap((source) => [...source.matchAll(/"(web-[a-z0-9-]+)"/g)].map((found) => found[1] as string)),
    );
    await learnPart("house"); // from now on every language comes with it
    await learn(language);
    expect([...keys].filter((key) => !has(key))).toEqual([]);
  });
});
