import { describe, expect, it } from "vitest";

const LANGUAGES = ["en", "pt-BR", "pt-PT", "fr"];
const catalogues = import.meta.glob<string>("../../../../src/serao/games/photograph/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../../../src/games/photograph/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

function keys(language: string): string[] {
  const text = catalogues[`../../../../src/serao/games/photograph/words/${language}.ftl`] ?? "";
  return [...text.matchAll(/^(web-photograph-[a-z-]+) =/gm)].map((match) => match[1] ?? "");
}

describe("the words of the board", () => {
  it("are the same in every language", () => {
    for (const language of LANGUAGES) expect(keys(language).sort()).toEqual(keys("en").sort());
  });

  it("are all there", () => {
    const known = new Set(keys("en"));
    const used = Object.values(sources).flatMap((text) => [...text.matchAll(/"(web-photograph-[a-z-]+)"/g)].map((match) => match[1] ?? ""));
    expect(used.length).toBeGreaterThan(30);
    expect(used.filter((key) => !known.has(key))).toEqual([]);
  });
});
