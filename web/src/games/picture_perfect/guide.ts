// A first game of Picture Perfect.

import type { Guide, Moment } from "../../board/guide";
import type { picture_perfect } from "./wire";
import { NOBODY } from "./pieces";

type Now = Moment<"picture_perfect">;

const can = ({ legal }: Now, type: picture_perfect.Action["type"]): boolean => legal.some((action) => action.type === type);
const looks = (now: Now): boolean => now.view.phase === "look" && now.legal.length > 0;
const hasRead = ({ view }: Now): boolean => view.envelopes.some((cards) => cards.length > 0);
/** A card is being followed, and this seat is asked. */
const trades = ({ view, legal }: Now): boolean => legal.length > 0 && !["look", "photo", "peek", "vote"].includes(view.phase);

export const guide: Guide<"picture_perfect"> = {
  seats: 2,
  options: { auctions: false, notebook: true },
  steps: [
    { name: "aim", when: () => true },
    { name: "open", target: "letters", when: (now) => looks(now) && !hasRead(now), doing: true },
    { name: "wishes", target: "letter", when: (now) => looks(now) && now.view.open !== NOBODY },
    { name: "place", target: "tray", when: (now) => looks(now) && hasRead(now) },
    { name: "notebook", target: "letters", when: (now) => looks(now) && hasRead(now) },
    { name: "ready", target: "ready", when: (now) => looks(now) && now.view.round === 1 && hasRead(now), doing: true },
    { name: "card", target: "card", when: trades },
    { name: "choose", target: "exchange", when: trades, doing: true },
    { name: "peek", target: "letter", when: (now) => now.view.phase === "peek" && can(now, "close"), doing: true },
    { name: "vip", target: "vip", when: (now) => looks(now) && now.view.round > 1 && now.view.my_vip === NOBODY },
    { name: "together", target: "studio", when: (now) => looks(now) && now.view.round > 2 },
    { name: "last", target: "studio", when: (now) => now.view.phase === "photo" && can(now, "arrange") },
    { name: "camera", target: "camera", when: (now) => now.view.phase === "photo" && can(now, "arrange"), doing: true },
  ],
};
