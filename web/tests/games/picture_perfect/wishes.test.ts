import { expect, test } from "vitest";
import { wishText } from "../../../src/games/picture_perfect/names";
import { LANGUAGES } from "../../../src/base/settings.svelte";
import { learn } from "../../../src/base/words.svelte";

const GREEN = 3;

test.each(LANGUAGES)("every wish is said as the house says it reads, in %s", async (language) => {
  await learn(language);
  expect(wishText(["in-front", ""])).not.toBe(wishText(["face-of", GREEN]));
  expect(wishText(["area", "anywhere"])).not.toContain("{");
});

test("a wish names whom it is about", async () => {
  await learn("en");
  expect(wishText(["area", "anywhere"])).toBe("I want to be there: any place will do");
  expect(wishText(["next-to", GREEN])).toBe("I want to be next to the young lady in green");
});
