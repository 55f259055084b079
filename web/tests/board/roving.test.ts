import { expect, it } from "vitest";
import { Roving } from "../../src/board/roving.svelte";

it("has one stop: where one has been, else the first", () => {
  let keys = ["a", "b", "c"];
  const roving = new Roving<string>({ keys: () => keys, find: () => null });
  expect(keys.map((key) => roving.tabindex(key))).toEqual([0, -1, -1]);
  roving.come("b");
  expect(keys.map((key) => roving.tabindex(key))).toEqual([-1, 0, -1]);
  keys = ["a", "c"];
  expect(roving.stop).toBe("a");
  keys = [];
  expect(roving.stop).toBeUndefined();
});

it("has its usual stop where the last one is gone", () => {
  const roving = new Roving<number>({ keys: () => [0, 1], find: () => null, usual: (last) => (last === null ? 0 : 1) });
  expect(roving.stop).toBe(0);
  roving.come(4);
  expect(roving.stop).toBe(1);
  roving.come(null);
  expect(roving.stop).toBe(0);
});

it("takes the focus along", () => {
  const focused: number[] = [];
  const find = (key: number) => ({ focus: () => focused.push(key) }) as unknown as HTMLElement;
  const roving = new Roving<number>({ keys: () => [0, 1, 2], find });
  roving.go(2);
  expect(focused).toEqual([2]);
  expect(roving.last).toBe(2);
});
