// Being guided without a page: which hints come in a row of moments.

import type { Guide, Moment } from "../../src/board/guide";
import { advanced, BEGINNING, passed, type Progress } from "../../src/shell/guide/progress";
import type { GameName } from "../../src/wire";

/** The names of the hints shown at each of these moments, one after another, when everything is read at once. */
export function hintsAt<G extends GameName>(guide: Guide<G>, moments: readonly Moment<G>[]): string[][] {
  let progress: Progress = BEGINNING;
  return moments.map((moment) => {
    const shown: string[] = [];
    for (let left = guide.steps.length; left >= 0; left -= 1) {
      progress = advanced(guide.steps, moment, false, progress);
      const step = guide.steps.find(({ name }) => name === progress.current);
      if (!step) break;
      if (shown.at(-1) !== step.name) shown.push(step.name);
      if (step.doing) break; // it waits for something to be done
      progress = passed(progress);
    }
    return shown;
  });
}
