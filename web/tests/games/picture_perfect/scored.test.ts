import { expect, test } from "vitest";
import { inTheWay } from "../../../src/games/picture_perfect/scored";
import { WISHES } from "../../../src/games/picture_perfect/pieces";
import { learn, has } from "../../../src/base/words.svelte";
import { LANGUAGES } from "../../../src/base/settings.svelte";

const CORGI = 12;
const IN_FRONT = WISHES.findIndex(([kind]) => kind === "in-front");
const FACE_OF_CORGI = WISHES.findIndex(([kind, named]) => kind === "face-of" && named === CORGI);
const reading = {
  covered_by: Array.from({ length: 14 }, (_, guest) => (guest === CORGI ? 0b1001 : 0)),
  face_covered_by: Array.from({ length: 14 }, () => 0),
  faces_hidden: 0,
};

test("who stands before a guest that wanted nobody there", () => {
  expect(inTheWay(IN_FRONT, CORGI, reading)).toEqual([0, 3]);
  expect(inTheWay(IN_FRONT, 1, reading)).toEqual([]);
});

test("a guest that wants its own face hidden reads that nobody may be in front", () => {
  expect(inTheWay(FACE_OF_CORGI, CORGI, reading)).toEqual([0, 3]);
  expect(inTheWay(FACE_OF_CORGI, 1, reading)).toEqual([]);
  expect(inTheWay(0, CORGI, reading)).toEqual([]);
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
