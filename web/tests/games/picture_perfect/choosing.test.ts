import { describe, expect, it } from "vitest";
import {
  byEnvelopes,
  choosable,
  giftMade,
  giftSides,
  made,
  mayShowVip,
  numberAsked,
  numbersOf,
  pointed,
  withGift,
  type Action,
} from "../../../src/games/picture_perfect/choosing";

const takes: Action[] = [
  { type: "take", one: 1, other: 4 },
  { type: "take", one: 1, other: 6 },
  { type: "take", one: 4, other: 6 },
];

describe("envelopes that are pointed at", () => {
  it("make the action that names just them", () => {
    expect(numberAsked(takes)).toBe(2);
    expect([...choosable(takes, [])].sort()).toEqual([1, 4, 6]);
    expect(made(takes, [6])).toBeNull();
    expect(made(takes, [6, 1])).toEqual(takes[1]);
  });

  it("are put back by pointing again, and the oldest gives way", () => {
    expect(pointed(takes, [1, 4], 4)).toEqual([1]);
    expect(pointed(takes, [1, 4], 6)).toEqual([4, 6]);
  });

  it("may be a single one, where the other is nobody", () => {
    const single: Action[] = [{ type: "return", one: 3, other: -1 }];
    expect(numberAsked(single)).toBe(1);
    expect(made(single, [3])).toEqual(single[0]);
  });

  it("leave aside what is chosen otherwise", () => {
    expect(byEnvelopes([...takes, { type: "pass" }, { type: "open", guest: 2 }])).toEqual(takes);
  });

  it("are put up with the VIP card shown only where that is legal", () => {
    const plain: Action = { type: "put-up", guest: 2, show_vip: false };
    const shown: Action = { type: "put-up", guest: 2, show_vip: true };
    expect(mayShowVip([plain], [2])).toBe(false);
    expect(mayShowVip([plain, shown], [2])).toBe(true);
    expect(made([plain, shown], [2], true)).toEqual(shown);
    expect(made([plain, shown], [2])).toEqual(plain);
  });
});

describe("gifts", () => {
  const gifts: Action[] = [
    { type: "give", left: 2, right: 5 },
    { type: "give", left: 5, right: 2 },
  ];

  it("have two sides, and an envelope lies on one of them", () => {
    expect(giftSides(gifts)).toEqual(["left", "right"]);
    const one = withGift({ left: -1, right: -1 }, "left", 5);
    expect(withGift(one, "right", 5)).toEqual({ left: -1, right: 5 });
    expect(giftMade(gifts, withGift(one, "right", 2))).toEqual(gifts[1]);
    expect(giftMade(gifts, one)).toBeNull();
  });

  it("have one side with two players", () => {
    expect(giftSides([{ type: "give", left: 2, right: -1 }])).toEqual(["left"]);
  });
});

describe("numbers", () => {
  it("are those of the legal bids", () => {
    expect(numbersOf([{ type: "bid", number: 3 }, { type: "bid", number: 4 }, { type: "pass" }], "bid")).toEqual([3, 4]);
  });
});
