import { expect, test } from "vitest";
import { Choosing } from "../../../src/games/avenue/choosing.svelte";
import type { avenue } from "../../../src/games/avenue/wire";

test("the pencil stays where it is until the house has drawn there", () => {
  const done: avenue.Action[] = [];
  const choosing = new Choosing((action) => done.push(action));
  choosing.choose({ type: "draw", square: 3 });
  choosing.choose({ type: "draw", square: 3 });
  expect(done).toEqual([{ type: "draw", square: 3 }]);
  expect(choosing.square).toBe(3);
  choosing.keepOffered([{ type: "peek" }]);
  expect(choosing.square).toBeNull();
});

test("a peek pencils no square", () => {
  const choosing = new Choosing(() => undefined);
  choosing.choose({ type: "peek" });
  expect(choosing.square).toBeNull();
});
