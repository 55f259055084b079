import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Tried } from "../../src/board/board";
import { Previews } from "../../src/board/previews.svelte";
import type { avenue } from "../../src/games/avenue/wire";

const preview: avenue.Preview = { squares: [3], farms: [], castles: [], green: 1, purple: 0, farm_points: 0 };
const answer: Tried<"avenue"> = { sentence: null, preview };
const draw = (square: number): avenue.Action => ({ type: "draw", square });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks the house once the pointer rests, and once only", async () => {
  const ask = vi.fn(() => Promise.resolve(answer));
  const previews = new Previews<"avenue">(ask);
  previews.want(draw(2), "one");
  previews.want(draw(3), "one");
  await vi.advanceTimersByTimeAsync(200);
  previews.want(null, "one");
  previews.want(draw(3), "one");
  await vi.advanceTimersByTimeAsync(200);
  expect(ask.mock.calls).toEqual([[draw(3)]]);
  expect(previews.of(draw(3))).toEqual(answer);
  expect(previews.of(draw(2))).toBeNull();
  expect(previews.of(null)).toBeNull();
});

it("asks nothing when the pointer goes on", async () => {
  const ask = vi.fn(() => Promise.resolve(answer));
  const previews = new Previews<"avenue">(ask, 50);
  previews.want(draw(3), "one");
  await vi.advanceTimersByTimeAsync(40);
  previews.want(null, "one");
  await vi.advanceTimersByTimeAsync(200);
  expect(ask).not.toHaveBeenCalled();
});

it("forgets what it knew when the position changes", async () => {
  const previews = new Previews<"avenue">(() => Promise.resolve(answer));
  previews.want(draw(3), "one");
  await vi.advanceTimersByTimeAsync(200);
  previews.want(null, "two");
  expect(previews.of(draw(3))).toBeNull();
});

it("forgets an answer that comes too late for its position", async () => {
  const slow = () => new Promise<Tried<"avenue">>((done) => setTimeout(() => done(answer), 500));
  const previews = new Previews<"avenue">(slow);
  previews.want(draw(3), "one");
  await vi.advanceTimersByTimeAsync(200);
  previews.want(null, "two");
  await vi.advanceTimersByTimeAsync(600);
  expect(previews.of(draw(3))).toBeNull();
});

it("asks again where the house could not be heard", async () => {
  const ask = vi.fn(() => Promise.resolve(answer)).mockRejectedValueOnce(new Error("unreachable"));
  const previews = new Previews<"avenue">(ask);
  previews.want(draw(3), "one");
  await vi.advanceTimersByTimeAsync(200);
  expect(previews.of(draw(3))).toBeNull();
  previews.want(draw(3), "one");
  await vi.advanceTimersByTimeAsync(200);
  expect(previews.of(draw(3))).toEqual(answer);
});
