// A view of Avenue to begin from, for tests that care about a few of its fields.

import type { avenue } from "../../../src/games/avenue/wire";

const SQUARES = "GGGP P FA GG . CG P GG G P GGP . G . PPG FB G GG FC PP GG . PP FD PP . FE P GGP P . PPG G PP G . CP G P FF . PPPG".split(
  " ",
);

export const blank = (seat: number): avenue.SheetView => ({
  seat,
  roads: Array.from({ length: 42 }, () => 0),
  written: [],
  peeks: [],
  score: 0,
  purple_castle: 0,
  green_castle: 0,
  networks: [],
});

export const drawn = (seat: number, square: number, road: number): avenue.SheetView => ({
  ...blank(seat),
  roads: blank(seat).roads.map((none, each) => (each === square ? road : none)),
  networks: [{ squares: [square] }],
});

export function viewOf(fields: Partial<avenue.View>): avenue.View {
  return {
    seat: 0,
    seats: 2,
    squares: SQUARES,
    round: 1,
    rounds: 5,
    farms: "A",
    next_farm: "",
    road: 1,
    yellow: 0,
    played: [1],
    deck: 41,
    to_come: [6, 7, 7, 7, 7, 7],
    yellow_to_come: [4, 4, 4, 4, 3, 3],
    sheets: [blank(0), blank(1)],
    standings: [],
    waiting: 2,
    chosen: [false, false],
    my_choice: null,
    grade: null,
    news: [],
    ...fields,
  };
}
