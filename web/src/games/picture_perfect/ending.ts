// The end of Picture Perfect: the photographs are developed one after another, and the wishes counted, the best last.

import type { Ending } from "../../board/ending";
import { say } from "../../base/words.svelte";
import { DEVELOPED, EACH } from "./developing";
import EndingScene from "./EndingScene.svelte";
import { scoredOf } from "./scored";

const LOOKED_AT = 2600; // when everything is counted

export const ending: Ending<"picture_perfect"> = {
  title: () => say("web-picture_perfect-ending-title"),
  Scene: EndingScene,
  steps: ({ view, names, order }) =>
    order
      .filter((seat) => view.photos[seat])
      .map((seat) => {
        const guests = scoredOf(view, seat);
        const wishes = guests.flatMap((guest) => guest.met);
        return {
          after: DEVELOPED + guests.length * EACH,
          lasts: DEVELOPED + guests.length * EACH + LOOKED_AT,
          sentence: say("web-picture_perfect-ending", {
            name: names[seat] ?? "",
            met: wishes.filter(Boolean).length,
            wishes: wishes.length,
            points: view.scores[seat] ?? 0,
          }),
        };
      }),
};
