import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { alike, Choosing } from "../../../src/games/avenue/choosing.svelte";
import type { Tried } from "../../../src/board/board";
import type { avenue } from "../../../src/wire";

const told: avenue.Preview = { squares: [3], farms: [], castles: [], green: 1, purple: 0, farm_points: 0 };
const house = () => vi.fn(() => Promise.resolve({ sentence: null, preview: told }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the house is asked once the pointer rests, and once only", async () => {
  const choosing = new Choosing();
  const ask = house();
  choosing.want(2, ask);
  choosing.want(3, ask);
  await vi.advanceTimersByTimeAsync(200);
  choosing.want(3, ask);
  await vi.advanceTimersByTimeAsync(200);
  expect(ask.mock.calls).toEqual([[{ type: "draw", square: 3 }]]);
  expect(choosing.told(3)).toEqual(told);
});

test("an answer that comes too late for its position is forgotten", async () => {
  const choosing = new Choosing();
  const slow = () => new Promise<Tried<"avenue">>((done) => setTimeout(() => done({ sentence: null, preview: told }), 500));
  choosing.settle("one", []);
  choosing.want(3, slow);
  await vi.advanceTimersByTimeAsync(200);
  choosing.settle("two", []);
  await vi.advanceTimersByTimeAsync(600);
  expect(choosing.told(3)).toBeUndefined();
});

test("a wish that cannot be granted any more is dropped", () => {
  const choosing = new Choosing();
  choosing.wish = { type: "draw", square: 3 };
  choosing.settle("one", [{ type: "draw", square: 3 }]);
  expect(choosing.square).toBe(3);
  choosing.settle("two", [{ type: "peek" }]);
  expect(choosing.wish).toBeNull();
});

test("actions are told apart", () => {
  expect(alike({ type: "draw", square: 1 }, { type: "draw", square: 1 })).toBe(true);
  expect(alike({ type: "draw", square: 1 }, { type: "draw", square: 2 })).toBe(false);
  expect(alike({ type: "peek" }, { type: "draw", square: 2 })).toBe(false);
  expect(alike({ type: "peek" }, { type: "peek" })).toBe(true);
});
