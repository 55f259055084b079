// What every game's board is given, and what it gives back: the client draws views and offers legal actions, no more.

import type { Component } from "svelte";
import type { Kinds } from "../base/kinds";
import type { GameName, Games } from "../wire";
import type { Highlight } from "./highlights";

export interface BoardProps<G extends GameName> {
  /** The game through the eyes of `seat` (null: a spectator). */
  view: Games[G]["view"];
  options: Games[G]["options"];
  seat: number | null;
  /** What that seat may do now; empty when it is not its turn. */
  legal: readonly Games[G]["action"][];
  /** The seats that must choose now; in a crowd, where they are only counted, none. */
  actors: readonly number[];
  names: readonly string[];
  /** Who they are: beside a name stands a mark of it. */
  kinds: Kinds;
  /** The record of this game, once it is over. */
  record: string | null;
  /** Do one of the legal actions. */
  act: (action: Games[G]["action"]) => void;
  /** What an action would bring, as far as this seat may know: asked of the house, nothing is done. */
  preview: (action: Games[G]["action"]) => Promise<Tried<G>>;
  /** An action is on its way: show it, offer nothing. */
  busy: boolean;
  /** Nothing should move. */
  still: boolean;
}

export interface Tried<G extends GameName> {
  /** Why it may not be done, as a sentence; null when it may. */
  sentence: string | null;
  /** The game's own preview; null where there is nothing to tell. */
  preview: Games[G]["preview"] | null;
}

export interface GameTable<G extends GameName> {
  Board: Component<BoardProps<G>>;
  /** The position in words, for whoever does not see it. */
  describe: (props: BoardProps<G>) => string;
  /** The section of the rules that matters now. */
  section: (view: Games[G]["view"]) => string;
  /** Where on the board an event is to be seen: by the names (`data-spot`) that the board's things carry. */
  highlight: (event: Games[G]["event"], view: Games[G]["view"]) => Highlight;
}

/** What a board is given, where its game is known at run time only. */
export type AnyProps = Pick<BoardProps<never>, "seat" | "actors" | "names" | "kinds" | "record" | "busy" | "still"> & {
  view: unknown;
  options: unknown;
  legal: readonly unknown[];
  act: (action: unknown) => void;
  preview: (action: unknown) => Promise<{ sentence: string | null; preview: unknown }>;
};

/** The table of whichever game: its types are left aside here, where it is loaded by its name. */
export interface AnyTable {
  Board: Component<AnyProps>;
  describe: (props: AnyProps) => string;
  section: (view: unknown) => string;
  highlight: (event: unknown, view: unknown) => Highlight;
}
