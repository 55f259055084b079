// A view of Avenue to begin from, for tests that care about a few of its fields.

import type { avenue } from "../../../src/wire";
import { RECORDED } from "./recorded";

export const blank = (seat: number): avenue.SheetView => ({
  seat,
  roads: Array.from({ length: 42 }, () => 0),
  written: [],
  peeks: [],
  score: 0,
});

export const drawn = (seat: number, square: number, road: number): avenue.SheetView => ({
  ...blank(seat),
  roads: blank(seat).roads.map((none, each) => (each === square ? road : none)),
});

export function viewOf(fields: Partial<avenue.View>): avenue.View {
  return {
    seat: 0,
    seats: 2,
    squares: RECORDED[0]?.squares ?? [],
    round: 1,
    farms: "A",
    next_farm: "",
    road: 1,
    yellow: 0,
    played: [1],
    deck: 41,
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
