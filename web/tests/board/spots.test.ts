// Every event of every game is shown somewhere, by names that the boards really carry.

import { describe, expect, it } from "vitest";
import type { Lit } from "../../src/board/lamp";
import { light as avenueLight } from "../../src/games/avenue/light";
import { light as fairyTileLight } from "../../src/games/fairy_tile/light";
import { light as photographLight } from "../../src/games/photograph/light";
import { light as picturePerfectLight } from "../../src/games/picture_perfect/light";
import type { fairy_tile, GameName, Games, photograph, picture_perfect } from "../../src/wire";
import { viewOf } from "../avenue/views";
import { tile } from "../fairy_tile/samples";

type Samples<G extends GameName> = { [T in Games[G]["event"]["type"]]: Omit<Extract<Games[G]["event"], { type: T }>, "type"> };

const sources = import.meta.glob<string>("../../src/games/*/*.svelte", { query: "?raw", import: "default", eager: true });

/** The names that a game's board carries, whatever is filled in. */
function carried(game: GameName): Set<string> {
  const texts = Object.entries(sources).flatMap(([path, text]) => (path.includes(`/games/${game}/`) ? [text] : []));
  const names = texts.flatMap((text) => [...text.matchAll(/data-spot=(?:"([^"]+)"|\{.*?`([^`]+)`)/g)].map((found) => found[1] ?? found[2] ?? ""));
  return new Set(names.map((name) => name.replaceAll(/\$?\{[^}]*\}/g, "#")));
}

function namesOf(lit: Lit): string[] {
  return lit.rings.flat().map((name) => name.replaceAll(/-\d+|--1/g, "-#"));
}

const photographView = {
  rows: 3,
  hands: [[3, 90], [84, 85, 86]],
  strips: [[{ cards: [4, 84], direction: 0, fits: [], points: 0 }], []],
} as unknown as photograph.View;
const fairyTileView = { tiles: [tile] } as unknown as fairy_tile.View;
const picturePerfectView = { seats: 3, card: "gifts", played: ["dance"] } as unknown as picture_perfect.View;

const photographEvents: Samples<"photograph"> = {
  started: { seat: 0, left_out: [] },
  took: { seat: 1, row: 2, side: "L", cards: [84] },
  wound: { seat: 0, card: 0, to: 1 },
  shot: { seat: 0, card: 4, in_focus: true, good_shot: true },
  cleared: { gone: [], turned: [] },
  dealt: { number: 3 },
  sunset: {},
  end: { reason: "cards" },
  chose: { seat: 1 },
  missed: { seat: 1, card: 5, given_up: true },
};
const avenueEvents: Samples<"avenue"> = {
  round: { number: 1, farm: "A" },
  road: { card: 1, yellow: 0 },
  chose: { seat: 1 },
  acted: { road: 1, first: 0, choices: [{ type: "draw", square: 7 }, { type: "peek" }] },
  peeked: { farm: "B" },
  scored: { farm: "A", first: 0, written: [3, 4] },
  ended: {},
};
const fairyTileEvents: Omit<Samples<"fairy_tile">, "no-end"> = {
  started: { seat: 0 },
  shown: { side: 3 },
  moved: { seat: 0, character: 1, start: 2080, to: 2081 },
  added: { seat: 0, side: 2, at: 2080, turn: 1 },
  magic: { seat: 1 },
  kept: { seat: 1 },
  told: { seat: 1, page: 4 },
  turned: { seat: 0 },
  drew: { page: 7 },
  left: { seat: 1, page: 3 },
  won: { seat: 0 },
};
const picturePerfectEvents: Samples<"picture_perfect"> = {
  round: { number: 1, start: 0 },
  card: { card: "dance" },
  chose: { seat: 0 },
  danced: { seat: 0, kept: 1, dealt: [2, 3] },
  took: { seat: 0, guests: [1, 2] },
  returned: { seat: 0, guests: [1, 2] },
  handed: { giver: 0, taker: 1, guest: 2 },
  stole: { thief: 0, victim: 1, guest: 2 },
  revealed: { guest: 4, cards: [1], vips: 0 },
  looked: { seat: 0, guest: 4, cards: [], vips: 0 },
  added: { seat: 0, guest: 4 },
  "for-sale": { seat: 0, guest: 4, vip_shown: false },
  priced: { seat: 0, price: 2 },
  bid: { seat: -2, number: 2 },
  passed: { seat: 0 },
  bids: { bids: [[0, 1], [1, 2]] },
  tied: { seats: [0, 1], number: 2 },
  paid: { payer: -2, taker: 1, number: 2 },
  sold: { guest: 4, buyer: -2 },
  unsold: { guest: 4 },
  rescued: { seat: 0, number: 1 },
  "last-look": {},
  scored: { totals: [1, 2, 3] },
  vote: { seats: [0, 1] },
  voted: { votes: [1, 2, 0] },
};

type Shown = (event: never, view: never) => Lit;
const GAMES: readonly [GameName, Shown, object, object][] = [
  ["photograph", photographLight, photographEvents, photographView],
  ["avenue", avenueLight, avenueEvents, viewOf({})],
  ["fairy_tile", fairyTileLight, fairyTileEvents, fairyTileView],
  ["picture_perfect", picturePerfectLight, picturePerfectEvents, picturePerfectView],
];

describe.each(GAMES)("%s", (game, shown, events, view) => {
  it.each(Object.entries(events))("shows where it happened: %s", (type, fields: object) => {
    const names = namesOf(shown({ type, ...fields } as never, view as never));
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !carried(game).has(name))).toEqual([]);
  });
});

describe("What an event lights", () => {
  it("is the frame that was shot and the Good Shot won, or the strip where the frame is lost from sight", () => {
    const shot = { type: "shot" as const, seat: 0, card: 4, in_focus: true, good_shot: true };
    expect(photographLight(shot, photographView).rings).toEqual([["strip-0-0-0"], ["won-0-0"]]);
    expect(photographLight({ ...shot, card: 7, good_shot: false }, photographView).rings).toEqual([["strip-0-0"]]);
  });

  it("is a row of the field, and the hand its cards came to", () => {
    const took = { type: "took" as const, seat: 1, row: 2, side: "L", cards: [84] };
    expect(photographLight(took, photographView)).toEqual({
      rings: [["field-2", "field-5", "field-8", "field-11"], ["hand-1-0", "hand-1-1", "hand-1-2"]],
      arrow: true,
    });
  });

  it("is all three places of a tile, and both ends of a move", () => {
    expect(fairyTileLight({ type: "added", seat: 0, side: 2, at: 2080, turn: 1 }, fairyTileView).rings).toEqual([["hex-2080"], ["hex-2081"], ["hex-2144"]]);
    expect(fairyTileLight({ type: "moved", seat: 0, character: 1, start: 2080, to: 2081 }, fairyTileView)).toEqual({
      rings: [["hex-2080"], ["hex-2081"]],
      arrow: true,
    });
  });

  it("is the road card as long as it lies there", () => {
    const road = { type: "road" as const, card: 1, yellow: 0 };
    expect(avenueLight(road, viewOf({})).rings).toEqual([["road"]]);
    expect(avenueLight(road, viewOf({ road: 2 })).rings).toEqual([["track"]]);
  });
});
