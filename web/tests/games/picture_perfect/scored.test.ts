import { expect, test } from "vitest";
import { inTheWay } from "../../../src/games/picture_perfect/scored";
import { learn, has } from "../../../src/base/words.svelte";
import { LANGUAGES } from "../../../src/base/settings.svelte";

const CORGI = 12;
const IN_FRONT = ["in-front", ""] as const;
const reading = {
  covered_by: Array.from({ length: 14 }, (_, guest) => (guest === CORGI ? 0b1001 : 0)),
  face_covered_by: Array.from({ length: 14 }, () => 0),
  faces_hidden: 0,
};

test("who stands before a guest that wanted nobody there", () => {
  expect(inTheWay(IN_FRONT, CORGI, reading)).toEqual([0, 3]);
  expect(inTheWay(IN_FRONT, 1, reading)).toEqual([]);
});

test("where a wish is about something else, nobody is in the way", () => {
  expect(inTheWay(["face-of", CORGI], CORGI, reading)).toEqual([]);
  expect(inTheWay(["area", "left"], CORGI, reading)).toEqual([]);
});

const sources = import.meta.glob<string>("../../../src/games/picture_perfect/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const keys = Object.values(sources).flatMap((text) =>
  [...text.matchAll(/"((?:web-picture_perfect|picture_perfect)-[a-z0-9-]+)"/g)].map((found) => found[1] ?? ""),
);

test.each(LANGUAGES)("every sentence of the board is known in %s", async (language) => {
  await learn(language);
  expect(keys.length).toBeGreaterThan(30);
  expect(keys.filter((key) => !has(key))).toEqual([]);
});
