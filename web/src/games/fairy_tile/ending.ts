// The end of Fairy Tile: every tale is opened as a book and leafed through, the winner's last.

import { shared, type Ending } from "../../board/ending";
import { say } from "../../base/words.svelte";
import EndingScene from "./EndingScene.svelte";
import { COVER, leavesOf } from "./story";

const WHOLE = 40_000;

export const ending: Ending<"fairy_tile"> = {
  title: () => say("web-fairy_tile-ending-title"),
  Scene: EndingScene,
  steps: ({ view, names, order }) => {
    const leaves = leavesOf(view, order);
    const lasts = shared(WHOLE, leaves.length, 1500, 4500);
    return leaves.map(({ seat, page }) => ({
      lasts: page === COVER ? 2000 : lasts,
      sentence: say(page === COVER ? "web-fairy_tile-ending-cover" : "web-fairy_tile-ending-page", {
        name: names[seat] ?? "",
        number: page === COVER ? (view.seats[seat]?.told.length ?? 0) : page,
      }),
    }));
  },
};
