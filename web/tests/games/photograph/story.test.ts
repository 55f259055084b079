import { describe, expect, it } from "vitest";
import { storyOf } from "../../../src/games/photograph/story";
import { view } from "./views";

describe("the story of what happened", () => {
  it("flies taken cards to the front of the hand, one after another", () => {
    const before = view();
    const hands = [[60, 61, 62, 63, 64, 15, 7], before.hands[1] ?? [], before.hands[2] ?? []];
    const news = [{ type: "took" as const, seat: 0, row: 3, side: "R", cards: [15, 7] }];
    const { flights } = storyOf(before, view({ hands, news }));
    expect(flights.map(({ card, from, to }) => [card, from, to])).toEqual([
      [15, "field-15", "hand-0-5"],
      [7, "field-11", "hand-0-6"],
    ]);
    expect(flights[1]?.start).toBeGreaterThan(flights[0]?.start ?? 0);
  });

  it("lays shots of one colour next to one another, and blurs what is out of focus", () => {
    const news = [
      { type: "wound" as const, seat: 0, card: 0, to: 4 },
      { type: "shot" as const, seat: 0, card: 61, in_focus: true, good_shot: true },
      { type: "shot" as const, seat: 0, card: 62, in_focus: false, good_shot: false },
    ];
    const { flights } = storyOf(view(), view({ news }));
    expect(flights.map(({ card, from, to, blurred }) => [card, from, to, blurred])).toEqual([
      [61, "hand-0-0", "strip-0-5-0", false],
      [null, "medal-5", "won-0-5", false],
      [62, "hand-0-1", "strip-0-5-1", true],
    ]);
  });

  it("lets all seats play at once", () => {
    const shot = (seat: number) => ({ type: "shot" as const, seat, card: 12 + seat, in_focus: true, good_shot: false });
    const { flights } = storyOf(view(), view({ news: [shot(0), shot(1)] }));
    expect(flights.map((flight) => flight.start)).toEqual([0, 0]);
  });

  it("turns the last backs face up in the left column and deals the rest", () => {
    const field = Array.from({ length: 16 }, (_, position) => (position === 13 ? 13 : position === 6 ? 84 : -1));
    const news = [
      { type: "cleared" as const, gone: [13], turned: [3] },
      { type: "dealt" as const, number: 15 },
    ];
    const { flights } = storyOf(view({ field }), view({ news }));
    expect(flights.slice(0, 2).map(({ card, from, to }) => [card, from, to])).toEqual([
      [3, "field-6", "field-0"],
      [13, "field-13", null],
    ]);
    const dealt = flights.slice(2);
    expect(dealt.map((flight) => flight.to)).toEqual(Array.from({ length: 15 }, (_, index) => `field-${index + 1}`));
    expect(dealt.every((flight) => flight.from === "deck" && flight.start >= 480)).toBe(true);
  });

  it("lets the sun sink after everything else", () => {
    const news = [{ type: "shot" as const, seat: 0, card: 12, in_focus: true, good_shot: false }, { type: "sunset" as const }];
    expect(storyOf(view(), view({ news })).sunset).toBeGreaterThan(0);
    expect(storyOf(view(), view()).sunset).toBeNull();
  });
});
