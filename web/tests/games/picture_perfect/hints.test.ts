import { beforeAll, expect, it } from "vitest";
import { learn } from "../../../src/base/words.svelte";
import { hintOf } from "../../../src/games/picture_perfect/hints";
import type { picture_perfect } from "../../../src/games/picture_perfect/wire";

const view = { seat: 0, seats: 3, phase: "look", ready: [true, false, false] } as unknown as picture_perfect.View;
const names = ["Ana", "Bruno", "Chloé"];

beforeAll(() => learn("en"));

it("names the others that the house waits for", () => {
  expect(hintOf({ view, legal: [], actors: [1, 2], names })).toBe("Waiting for Bruno, Chloé.");
  expect(hintOf({ view, legal: [], actors: [0, 2], names })).toBe("Waiting for Chloé.");
});
