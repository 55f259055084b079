import { beforeAll, describe, expect, it } from "vitest";
import { plain, signed } from "../../src/base/points";
import { behind, placesOf, verdict } from "../../src/shell/result";
import { LANGUAGES } from "../../src/base/settings.svelte";
import { has, learn, learnPart, PARTS } from "../../src/base/words.svelte";
import type { Outcome, Score } from "../../src/wire";

const scores: Score[] = [
  { seat: 0, total: 8, lines: [], ties: [] },
  { seat: 1, total: -3, lines: [], ties: [] },
];
const outcome: Outcome = { scores, ranking: [[0], [1]], reason: "deck-short", decided: "points", grade: null };

describe("The end in words", () => {
  beforeAll(() => learn("en"));

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
    for (const part of PARTS) await learnPart(part); // from now on every language comes with them
    await learn(language);
    expect([...keys].filter((key) => !has(key))).toEqual([]);
  });
});
