// Choosing an action by pointing at one spot after another. Nothing here knows a rule.

import type { Choice } from "./types";

/** What can be chosen after some spots are. Actions are told by their places among the choices. */
export interface Offer {
  /** The spots with which some action goes on. */
  readonly lit: ReadonlySet<string>;
  /** Further spots that would change an earlier step. */
  readonly others: ReadonlySet<string>;
  /** The actions of which every spot is chosen. */
  readonly offered: readonly number[];
  /** The actions that touch no spot: always offered. */
  readonly plain: readonly number[];
}

export interface Pressed {
  readonly chosen: readonly string[];
  /** The action that this press confirms. */
  readonly act?: number;
}

function beginsWith(choice: Choice, chosen: readonly string[]): boolean {
  return chosen.every((spot, step) => choice.spots[step] === spot);
}

/** The spots with which some action goes on. */
function litAfter(choices: readonly Choice[], chosen: readonly string[]): Set<string> {
  const next = choices.filter((choice) => beginsWith(choice, chosen)).map(({ spots }) => spots[chosen.length]);
  return new Set(next.filter((spot) => spot !== undefined));
}

/** The places of the choices for which something holds. */
function placesOf(choices: readonly Choice[], holds: (choice: Choice) => boolean): number[] {
  return choices.flatMap((choice, place) => (holds(choice) ? [place] : []));
}

/** The steps that were taken, from the last to none. */
function earlier(chosen: readonly string[]): string[][] {
  return chosen.map((_, step) => chosen.slice(0, step)).reverse();
}

/** What can be chosen now. */
export function offer(choices: readonly Choice[], chosen: readonly string[]): Offer {
  const lit = litAfter(choices, chosen);
  const others = earlier(chosen).flatMap((steps) => [...litAfter(choices, steps)]);
  return {
    lit,
    others: new Set(others.filter((spot) => !lit.has(spot) && !chosen.includes(spot))),
    offered: chosen.length ? placesOf(choices, (choice) => choice.spots.length === chosen.length && beginsWith(choice, chosen)) : [],
    plain: placesOf(choices, ({ spots }) => !spots.length),
  };
}

/** What a press on a spot brings: the next step, a changed step, the action that was offered, or a step back. */
export function press(choices: readonly Choice[], chosen: readonly string[], spot: string): Pressed {
  const { lit, offered } = offer(choices, chosen);
  if (lit.has(spot)) return { chosen: [...chosen, spot] };
  const [only, second] = offered;
  if (spot === chosen.at(-1) && only !== undefined) return second === undefined ? { chosen, act: only } : { chosen };
  const steps = spot === chosen.at(-1) ? undefined : earlier(chosen).find((each) => litAfter(choices, each).has(spot));
  return { chosen: steps ? [...steps, spot] : chosen.slice(0, -1) };
}

/** The steps that some choice still begins with. */
export function stillChosen(choices: readonly Choice[], chosen: readonly string[]): readonly string[] {
  return choices.some((choice) => beginsWith(choice, chosen)) ? chosen : [];
}
