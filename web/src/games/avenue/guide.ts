// A first game of Avenue.

import type { Guide, Moment } from "../../board/guide";
import { sheetOf } from "./map";

type Now = Moment<"avenue">;

const chooses = ({ legal }: Now): boolean => legal.length > 0;
const roads = ({ view, seat }: Now): number => sheetOf(view, seat)?.roads.filter(Boolean).length ?? 0;
const written = ({ view, seat }: Now): readonly number[] => sheetOf(view, seat)?.written ?? [];

export const guide: Guide<"avenue"> = {
  seats: 2,
  options: { map: "A" },
  steps: [
    { name: "aim", target: "map", when: () => true },
    { name: "farm", target: "farm", when: () => true },
    { name: "card", target: "card", when: () => true },
    { name: "draw", target: "map", when: (now) => now.acts === 0 && chooses(now), doing: true },
    { name: "joined", target: "map", when: (now) => roads(now) > 0 && chooses(now) },
    { name: "yellow", target: "suns", when: (now) => now.acts > 1 && now.view.yellow > 0 && chooses(now) },
    { name: "peek", target: "peek", when: (now) => now.acts > 2 && now.legal.some((action) => action.type === "peek") },
    { name: "zero", target: "score", when: (now) => written(now).includes(0) },
    { name: "counted", target: "score", when: (now) => written(now).some((number) => number > 0) },
    { name: "again", target: "farm", when: (now) => now.view.round > 1 && chooses(now) },
    { name: "castles", target: "score", when: (now) => now.view.round > 1 && now.acts > 9 && chooses(now) },
    { name: "others", target: "others", when: (now) => now.view.round > 2 && chooses(now) },
    { name: "last", target: "farm", when: (now) => now.view.round === now.view.rounds && chooses(now) },
  ],
};
