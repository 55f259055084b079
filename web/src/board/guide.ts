// A first game with somebody beside you: hints as data, each with its moment. The sentences stand in web_guide.ftl.

import type { GameName, Games } from "../wire";

/** What a hint's moment is told by: what the seat sees, what it may do, and how often it has acted. */
export interface Moment<G extends GameName> {
  readonly view: Games[G]["view"];
  readonly seat: number;
  readonly legal: readonly Games[G]["action"][];
  readonly acts: number;
}

export interface Step<G extends GameName> {
  /** Its sentence is `guide-<game>-<name>`. */
  readonly name: string;
  /** What it points at: the element with this `data-guide`; without one, the table as a whole. */
  readonly target?: string;
  /** Whether this is the moment for it. */
  readonly when: (moment: Moment<G>) => boolean;
  /** It asks for something to be done: it stays until its moment has passed, and has no “Next”. */
  readonly doing?: true;
}

export interface Guide<G extends GameName> {
  readonly seats: number;
  /** Options that keep the first game short and friendly. */
  readonly options: Partial<Games[G]["options"]>;
  readonly steps: readonly Step<G>[];
}

/** A step of whichever game: its moment is left aside here. */
export type AnyStep = Omit<Step<GameName>, "when"> & { readonly when: (moment: never) => boolean };

/** The guide of whichever game. */
export interface AnyGuide {
  readonly seats: number;
  readonly options: Partial<Games[GameName]["options"]>;
  readonly steps: readonly AnyStep[];
}
