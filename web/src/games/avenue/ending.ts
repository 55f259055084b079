// The end of Avenue: the harvest of every sheet, farm by farm and castle by castle, the best sheet last.

import { shared, type Ending } from "../../board/ending";
import { say } from "../../base/words.svelte";
import EndingScene from "./EndingScene.svelte";
import { countedOf, type Counted } from "./harvest";

const WHOLE = 26_000;

function sentence({ seat, kind, farm, number }: Counted, names: readonly string[]): string {
  return say(`web-avenue-ending-${kind}`, { name: names[seat] ?? "", farm, number });
}

export const ending: Ending<"avenue"> = {
  title: () => say("web-avenue-ending-title"),
  Scene: EndingScene,
  steps: ({ view, names, order }) => {
    const all = countedOf(view, order);
    const lasts = shared(WHOLE, all.length, 900, 1700);
    return all.map((counted) => ({
      after: 400,
      lasts: counted.kind === "total" ? lasts + 900 : lasts,
      sentence: sentence(counted, names),
    }));
  },
};
