import { beforeAll, expect, it } from "vitest";
import { learn } from "../../../src/base/words.svelte";
import { prompt } from "../../../src/games/photograph/prompt";
import { view } from "./views";

const NAMES = ["Ana", "Bruno", "Chloé"];
const says = (changes: Parameters<typeof view>[0], actors: readonly number[]): string => prompt(view(changes), actors, NAMES, null);

beforeAll(() => learn("en"));

it("asks whoever the house waits for, and tells the others of them", () => {
  expect(says({ turn: 0 }, [0])).not.toContain("Ana");
  expect(says({ seat: 1, turn: 0 }, [0])).toBe("Ana is choosing a subject.");
});

it("names those that the house waits for where all choose at once", () => {
  expect(says({ seat: null, phase: "sunset" }, [1, 2])).toBe("Everybody winds at once. Still choosing: Bruno, Chloé.");
  expect(says({ phase: "sunset", my_choice: { type: "wind", card: 0, to: 1 } }, [2])).toBe("You have chosen. Waiting for Chloé.");
});
