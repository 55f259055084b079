// The scene at the end of a game, before its numbers: stills that follow each other, drawn by the game.

import type { Component } from "svelte";
import type { GameName, Games } from "../wire";

export interface EndingGiven<G extends GameName> {
  /** The finished game. */
  view: Games[G]["view"];
  names: readonly string[];
  /** The seats, last place first: the best is kept for the end. */
  order: readonly number[];
}

export interface EndingProps<G extends GameName> extends EndingGiven<G> {
  /** The still that is shown, from 0. */
  step: number;
  /** Nothing should move: each still stands at once as it ends. */
  still: boolean;
}

export interface EndingStep {
  /** How long it is looked at, in milliseconds, unless somebody goes on or back. */
  readonly lasts: number;
  /** What is seen, in words: below the scene, and spoken. */
  readonly sentence: string;
  /** When the sentence is shown, so that it does not tell ahead; at once where none is said. */
  readonly after?: number;
}

export interface Ending<G extends GameName> {
  title: () => string;
  Scene: Component<EndingProps<G>>;
  /** The stills in their order; none where there is nothing to show. */
  steps: (given: EndingGiven<G>) => readonly EndingStep[];
}

/** What a scene is given, where its game is known at run time only. */
export type AnyEndingGiven = Pick<EndingGiven<never>, "names" | "order"> & { view: unknown };

/** The scene of whichever game: its types are left aside here, where it is loaded by its name. */
export interface AnyEnding {
  title: () => string;
  Scene: Component<AnyEndingGiven & Pick<EndingProps<never>, "step" | "still">>;
  steps: (given: AnyEndingGiven) => readonly EndingStep[];
}

/** How long each of several stills is looked at: all of them together take about `whole`. */
export function shared(whole: number, parts: number, least: number, most: number): number {
  return Math.round(Math.max(least, Math.min(most, whole / Math.max(1, parts))));
}
