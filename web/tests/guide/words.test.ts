import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { guided, guideOf } from "../../src/games";
import { END } from "../../src/shell/guide/progress";
import { LANGUAGES, type Language } from "../../src/base/settings.svelte";

const MOST_WORDS = 35; // a hint is read between two moves
const files = import.meta.glob<string>("../../../src/serao/games/*/words/*.guide.ftl", { query: "?raw", import: "default", eager: true });

function spoken(language: Language): Map<string, string> {
  const own = Object.keys(files).filter((file) => file.endsWith(`/${language}.guide.ftl`));
  const text = own.map((file) => files[file]).join("\n");
  const bundle = new FluentBundle(language, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  const keys = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key ?? "");
  return new Map(keys.map((key) => [key, bundle.formatPattern(bundle.getMessage(key)?.value ?? "", { number: 1, total: 14 })]));
}

describe.each(LANGUAGES)("the guides in %s", (language) => {
  it("say everything that English says", () => {
    expect([...spoken(language).keys()]).toEqual([...spoken("en").keys()]);
  });

  it.each(guided)("have a sentence for every hint of %s, and none left over", async (game) => {
    const guide = await guideOf(game);
    const wanted = [...(guide?.steps ?? []).map(({ name }) => name), END].map((name) => `guide-${game}-${name}`);
    expect([...spoken(language).keys()].filter((key) => key.startsWith(`guide-${game}-`)).sort()).toEqual(wanted.sort());
  });

  it("are brief", () => {
    const long = [...spoken(language)].filter(([, text]) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length > MOST_WORDS);
    expect(long).toEqual([]);
  });
});

describe("every guide", () => {
  it.each(guided)("of %s has from eight to fourteen hints, each with a name of its own", async (game) => {
    const guide = await guideOf(game);
    const names = [...(guide?.steps ?? []).map(({ name }) => name), END];
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(8);
    expect(names.length).toBeLessThanOrEqual(14);
  });
});
