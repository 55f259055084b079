// A view of Photograph to begin from, for tests that care about a few of its fields.

import type { photograph } from "../../../src/games/photograph/wire";

type View = photograph.View;

const strip = (cards: number[] = []): photograph.StripView => ({ cards, direction: 0, fits: [], points: 0 });
const strips = () => Array.from({ length: 7 }, () => strip());

/** A table of three in the middle of a game, with what a test is about. */
export function view(changes: Partial<View> = {}): View {
  return {
    seat: 0,
    seats: 3,
    rows: 4,
    colours: [0, 1, 2, 3, 4, 5],
    missed_photo: false,
    phase: "subject",
    turn: 0,
    owed: 0,
    to_play: 0,
    field: Array.from({ length: 16 }, (_, position) => (position < 4 || position > 11 ? position : 84)),
    deck: 30,
    deck_top: 84,
    hands: [
      [60, 61, 62, 63, 64],
      [84, 84, 84, 84, 84],
      [84, 84, 84, 84, 84],
    ],
    strips: [strips(), strips(), strips()],
    good_shots: [-1, -1, -1, -1, -1, -1, -2],
    gone: 0,
    chosen: [false, false, false],
    my_choice: null,
    scores: [0, 0, 0],
    news: [],
    ...changes,
  };
}
