// A first game of Fairy Tile.

import type { Guide, Moment } from "../../board/guide";
import type { fairy_tile } from "./wire";

type Now = Moment<"fairy_tile">;

const chooses = ({ legal }: Now): boolean => legal.length > 0;
const can = ({ legal }: Now, type: fairy_tile.Action["type"]): boolean => legal.some((action) => action.type === type);
const own = ({ view, seat }: Now): fairy_tile.SeatView | undefined => view.seats[seat];

/** Whether a page asks for something of one of these kinds. */
function asks(objective: fairy_tile.Objective, kinds: readonly fairy_tile.Objective["type"][]): boolean {
  if (objective.type === "all" || objective.type === "any") return objective.parts.some((part) => asks(part, kinds));
  return kinds.includes(objective.type);
}

const pageAsks = ({ view }: Now, ...kinds: readonly fairy_tile.Objective["type"][]): boolean =>
  view.page !== null && asks(view.page.objective, kinds);

export const guide: Guide<"fairy_tile"> = {
  seats: 2,
  options: { pages_each: 3 },
  steps: [
    { name: "aim", target: "books", when: () => true },
    { name: "page", target: "page", when: () => true },
    { name: "visits", target: "page", when: (now) => pageAsks(now, "visit", "visit_large") },
    { name: "sees", target: "page", when: (now) => pageAsks(now, "see", "see_place", "see_3_in_line") },
    { name: "meet", target: "page", when: (now) => pageAsks(now, "meet") },
    { name: "characters", target: "kingdom", when: chooses },
    { name: "adventure", target: "choices", when: (now) => now.acts === 0 && chooses(now), doing: true },
    { name: "star", target: "page", when: (now) => now.acts > 0 && chooses(now) },
    { name: "tile", target: "tile", when: (now) => now.acts > 0 && can(now, "add") },
    { name: "told", target: "books", when: (now) => (own(now)?.told.length ?? 0) > 0 },
    { name: "turn", target: "turn", when: (now) => now.acts > 1 && own(now)?.magic === false && can(now, "turn") },
    { name: "magic", target: "magic", when: (now) => own(now)?.magic === true },
    { name: "second", target: "choices", when: (now) => now.view.second && can(now, "end"), doing: true },
  ],
};
