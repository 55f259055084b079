import { expect, test } from "vitest";
import { announce, hush, spoken } from "../../src/base/announce.svelte";

test("what is said at once is said whole, however much it is", () => {
  announce("Good evening.");
  const many = Array.from({ length: 9 }, (_, number) => `Line ${number}`);
  announce(...many);
  expect(spoken.lines.map((line) => line.text)).toEqual(many);
  announce("One more.");
  expect(spoken.lines.at(-1)?.text).toBe("One more.");
  expect(spoken.lines.length).toBeLessThan(many.length);
  hush();
  expect(spoken.lines).toEqual([]);
});
