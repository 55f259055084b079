import { describe, expect, it } from "vitest";
import type { Language } from "../../src/base/settings.svelte";
import { learn, say } from "../../src/base/words.svelte";

async function said(language: Language, key: string, args: Record<string, number>): Promise<string> {
  await learn(language);
  return say(key, args);
}

describe("numbers in sentences", () => {
  it("choose the form of the words around them", async () => {
    expect(await said("en", "web-crowd", { chosen: 1, seats: 40 })).toBe("1 of 40 has chosen");
    expect(await said("en", "web-crowd", { chosen: 2, seats: 40 })).toBe("2 of 40 have chosen");
    expect(await said("fr", "web-crowd", { chosen: 0, seats: 40 })).toBe("0 sur 40 a choisi");
  });
  it("are written as in that language when they are large", async () => {
    expect(await said("en", "web-crowd", { chosen: 999, seats: 1000 })).toBe("999 of 1,000 have chosen");
    expect(await said("fr", "web-crowd", { chosen: 999, seats: 1000 })).toBe("999 sur 1\u202f000 ont choisi");
  });
  it("have a fraction where they have one", async () => {
    expect(await said("pt-PT", "number", { value: 2.5 })).toBe("2,5");
    expect(await said("en", "number", { value: -3 })).toBe("−3");
  });
});
