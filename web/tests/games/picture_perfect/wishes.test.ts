import { expect, test } from "vitest";
import { wishText } from "../../../src/games/picture_perfect/names";
import { WISHES } from "../../../src/games/picture_perfect/pieces";
import { LANGUAGES } from "../../../src/base/settings.svelte";
import { learn } from "../../../src/base/words.svelte";

const GREEN = 3;
const card = (kind: string, named: number | string = ""): number => WISHES.findIndex((wish) => wish[0] === kind && wish[1] === named);

test.each(LANGUAGES)("6.6 of oneself it reads that nobody may be in front, in %s", async (language) => {
  await learn(language);
  expect(wishText(card("face-of", GREEN), GREEN)).toBe(wishText(card("in-front"), GREEN));
  expect(wishText(card("face-of", GREEN), GREEN + 1)).not.toBe(wishText(card("in-front"), GREEN + 1));
});

test("6.2 next to oneself any place will do", async () => {
  await learn("en");
  expect(wishText(card("next-to", GREEN), GREEN)).toBe("I want to be there: any place will do");
  expect(wishText(card("next-to", GREEN), GREEN + 1)).toBe("I want to be next to the young lady in green");
});
