// The end of Photograph: everybody's film is projected, strip by strip, the best last.

import { shared, type Ending } from "../../board/ending";
import { say } from "../../base/words.svelte";
import EndingScene from "./EndingScene.svelte";
import { filmOf, STRIP, WHOLE } from "./projection";

export const ending: Ending<"photograph"> = {
  title: () => say("web-photograph-ending-title"),
  Scene: EndingScene,
  steps: ({ view, names, order }) =>
    order.map((seat) => ({
      after: filmOf(view, seat).length * STRIP,
      lasts: filmOf(view, seat).length * STRIP + shared(WHOLE, order.length, 1800, 3000),
      sentence: say("web-photograph-ending", { name: names[seat] ?? "", points: view.scores[seat] ?? 0 }),
    })),
};
