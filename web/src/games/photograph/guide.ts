// A first game of Photograph.

import type { Guide, Moment } from "../../board/guide";
import type { photograph } from "./wire";
import { isBack } from "./cards";

type Now = Moment<"photograph">;

const can = ({ legal }: Now, type: photograph.Action["type"]): boolean => legal.some((action) => action.type === type);
const played = ({ view, seat }: Now): readonly number[] => view.strips[seat]?.flatMap((strip) => strip.cards) ?? [];

export const guide: Guide<"photograph"> = {
  seats: 2,
  options: {},
  steps: [
    { name: "aim", target: "strips", when: () => true },
    { name: "hand", target: "hand", when: () => true },
    { name: "backs", target: "field", when: () => true },
    { name: "take", target: "field", when: (now) => can(now, "take"), doing: true },
    { name: "wind", target: "hand", when: (now) => now.view.phase === "winding" && can(now, "wind"), doing: true },
    { name: "strip", target: "strips", when: (now) => played(now).length > 0 },
    { name: "blurred", target: "strips", when: (now) => played(now).some(isBack) },
    { name: "points", target: "points", when: (now) => played(now).length > 1 && can(now, "take") },
    { name: "ahead", target: "hand", when: (now) => played(now).length > 2 && can(now, "take") },
    { name: "good-shot", target: "good-shots", when: (now) => played(now).length > 3 && can(now, "take") },
    { name: "refill", target: "field", when: ({ view }) => view.gone > 0 },
    { name: "sunset", target: "hand", when: (now) => now.view.phase === "sunset" && can(now, "wind"), doing: true },
    { name: "last", target: "hand", when: (now) => now.view.phase === "end" && can(now, "wind"), doing: true },
  ],
};
