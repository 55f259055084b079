// The messages and values of Serão, as TypeScript.
// Written by `python -m serao.server.wiretypes` from the Python structs; changed there, never here.

export namespace avenue {
  /** The map: A, B, C, or the text of a map of one's own (seven rows of six squares). */
  export interface Options {
    readonly map: string;
  }

  /** The table from one seat (None: a spectator). */
  export interface View {
    readonly seat: number | null;
    readonly seats: number;
    readonly squares: readonly string[];
    readonly round: number;
    readonly rounds: number;
    readonly farms: string;
    readonly next_farm: string;
    readonly road: number;
    readonly yellow: number;
    readonly played: readonly number[];
    readonly deck: number;
    readonly to_come: readonly number[];
    readonly yellow_to_come: readonly number[];
    readonly sheets: readonly SheetView[];
    readonly standings: readonly Standing[];
    readonly waiting: number;
    readonly chosen: readonly boolean[];
    readonly my_choice: Action | null;
    readonly grade: string | null;
    readonly news: readonly Event[];
  }

  /** A sheet as it lies on the table; the score and the castles are what they would be if the game ended now. */
  export interface SheetView {
    readonly seat: number;
    readonly roads: readonly number[];
    readonly written: readonly number[];
    readonly peeks: readonly number[];
    readonly score: number;
    readonly purple_castle: number;
    readonly green_castle: number;
    readonly networks: readonly Network[];
  }

  /** Squares that hang together, and what stands on them. */
  export interface Network {
    readonly squares: readonly number[];
    readonly farms?: readonly string[];
    readonly castles?: readonly string[];
    readonly green?: number;
    readonly purple?: number;
  }

  /** A place in the ranking of a large table, by its points so far; equals share it. */
  export interface Standing {
    readonly place: number;
    readonly seat: number;
    readonly points: number;
  }

  /** 3.2 Draw the road that is shown in a vacant square. */
  export interface Draw {
    readonly type: 'draw';
    readonly square: number;
  }

  /** 3.2 Look secretly at the top card of the farm deck. */
  export interface Peek {
    readonly type: 'peek';
  }

  /** 3.1 A farm is revealed: it scores at the end of this round. */
  export interface RoundBegan {
    readonly type: 'round';
    readonly number: number;
    readonly farm: string;
  }

  /** 3.2 A road card is revealed; `yellow` counts the round's yellow cards so far. */
  export interface RoadShown {
    readonly type: 'road';
    readonly card: number;
    readonly yellow: number;
  }

  /** Somebody has chosen secretly, and waits for the others. */
  export interface Chose {
    readonly type: 'chose';
    readonly seat: number;
  }

  /** 3.2 The choices for a road, revealed together, from a first seat on (at large tables only one's own). */
  export interface Acted {
    readonly type: 'acted';
    readonly road: number;
    readonly first: number;
    readonly choices: readonly Action[];
  }

  /** 3.2 What this seat alone saw on top of the farm deck. */
  export interface Peeked {
    readonly type: 'peeked';
    readonly farm: string;
  }

  /** 4 The numbers written for a farm, from a first seat on (at large tables only one's own). */
  export interface FarmScored {
    readonly type: 'scored';
    readonly farm: string;
    readonly first: number;
    readonly written: readonly number[];
  }

  /** 5 The fifth farm has scored. */
  export interface Ended {
    readonly type: 'ended';
  }

  /** The squares of the network, what stands on it, and what the farm of this round would then be worth. */
  export interface Preview {
    readonly squares: readonly number[];
    readonly farms: readonly string[];
    readonly castles: readonly string[];
    readonly green: number;
    readonly purple: number;
    readonly farm_points: number;
  }

  export type Action =
    | Draw
    | Peek;

  export type Event =
    | RoundBegan
    | RoadShown
    | Chose
    | Acted
    | Peeked
    | FarmScored
    | Ended;
}

declare module "../../wire" {
  interface Games {
    avenue: { options: avenue.Options; view: avenue.View; action: avenue.Action; event: avenue.Event; preview: avenue.Preview };
  }
}
