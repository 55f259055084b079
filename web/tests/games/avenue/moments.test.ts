import { expect, test } from "vitest";
import { momentBetween, QUIET } from "../../../src/games/avenue/moments";
import { blank, drawn, viewOf } from "./views";

const before = viewOf({});

test("the first view moves nothing, and neither does another seat's", () => {
  expect(momentBetween(null, before)).toBe(QUIET);
  expect(momentBetween(before, viewOf({ seat: 1, deck: 40 }))).toBe(QUIET);
});

test("a choice that waits lets go on what is moving", () => {
  expect(momentBetween(before, viewOf({ waiting: 1, chosen: [true, false] }))).toBeNull();
});

test("revealed roads are inked, each on its own sheet", () => {
  const moment = momentBetween(before, viewOf({ deck: 40, sheets: [drawn(0, 8, 1), blank(1)] }));
  expect(moment?.inked.get(0)).toEqual([8]);
  expect(moment?.inked.get(1)).toEqual([]);
});

test("numbers written are told by seat, from the first seat on", () => {
  const scored = { type: "scored", farm: "A", first: 7, written: [5, 0] } as const;
  const moment = momentBetween(before, viewOf({ deck: 40, news: [scored] }));
  expect(moment?.scored.get(7)).toEqual({ farm: "A", written: 5 });
  expect(moment?.scored.get(8)).toEqual({ farm: "A", written: 0 });
});

test("a peek is told to the peeker", () => {
  expect(momentBetween(before, viewOf({ deck: 40, news: [{ type: "peeked", farm: "E" }] }))?.peeked).toBe("E");
});
