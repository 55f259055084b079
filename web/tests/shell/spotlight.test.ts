import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PASSING, Spotlight } from "../../src/shell/table/spotlight.svelte";

const [one, other] = [{ type: "took" }, { type: "shot" }];
const [line, next] = [{ text: "one" }, { text: "other" }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("The spotlight", () => {
  it("shows a line while the pointer is on it", () => {
    const light = new Spotlight();
    light.point(one);
    expect([light.events, light.sought]).toEqual([[one], false]);
    light.leave();
    expect(light.events).toEqual([]);
  });

  it("comes back to the line that is held", () => {
    const light = new Spotlight();
    light.hold(line, one);
    expect([light.held, light.sought]).toEqual([line, true]);
    light.point(other);
    expect(light.events).toEqual([other]);
    light.leave();
    expect(light.events).toEqual([one]);
    light.hold(next, other);
    expect(light.held).toEqual(next);
    light.release();
    expect([light.held, light.events]).toEqual([null, []]);
  });

  it("lights up what has just happened, for a moment", () => {
    const light = new Spotlight();
    light.flash([one, other]);
    expect([light.events, light.passing]).toEqual([[one, other], true]);
    vi.advanceTimersByTime(PASSING);
    expect([light.events, light.passing]).toEqual([[], false]);
  });

  it("gives the newest news a whole moment", () => {
    const light = new Spotlight();
    light.flash([one]);
    vi.advanceTimersByTime(PASSING - 1);
    light.flash([other]);
    vi.advanceTimersByTime(PASSING - 1);
    expect(light.events).toEqual([other]);
  });

  it("does not disturb who looks at a line, nor is it put out by news that passed", () => {
    const light = new Spotlight();
    light.hold(line, one);
    light.flash([other]);
    expect([light.events, light.passing]).toEqual([[one], false]);
    light.release();
    light.flash([other]);
    light.point(one);
    vi.advanceTimersByTime(PASSING);
    expect(light.events).toEqual([one]);
  });

  it("stays dark where nothing happened", () => {
    const light = new Spotlight();
    light.flash([]);
    expect([light.events, light.passing]).toEqual([[], false]);
  });
});
