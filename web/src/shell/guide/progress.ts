// Which hint is shown: the first one that has not been shown and whose moment it is.

import type { AnyStep } from "../../board/guide";

/** The last hint of every guide, shown when the game is over. */
export const END = "end";

export interface Progress {
  /** The hints that have had their moment, in the order in which they had it. */
  readonly seen: readonly string[];
  readonly current: string | null;
}

export const BEGINNING: Progress = { seen: [], current: null };

/** The current hint is done with. */
export function passed({ seen, current }: Progress): Progress {
  return { seen: current === null || seen.includes(current) ? seen : [...seen, current], current: null };
}

/** Where the guide is now: a hint stays while its moment lasts, one to be read until it is read. */
export function advanced(steps: readonly AnyStep[], moment: unknown, over: boolean, progress: Progress): Progress {
  const fits = (step: AnyStep): boolean => (step.when as (moment: unknown) => boolean)(moment);
  if (over) {
    const { seen } = progress.current === END ? progress : passed(progress);
    return { seen, current: seen.includes(END) ? null : END };
  }
  const shown = steps.find((step) => step.name === progress.current);
  if (shown && (!shown.doing || fits(shown))) return progress;
  const { seen } = passed(progress);
  return { seen, current: steps.find((step) => !seen.includes(step.name) && fits(step))?.name ?? null };
}
