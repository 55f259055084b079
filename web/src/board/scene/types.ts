// What lies on a table, as a game from outside the package describes it. Fields with a default may be absent.

export type Colour = "" | "red" | "blue" | "green" | "yellow" | "purple" | "orange" | "black" | "white" | "grey";

/** Something on the table: a stone, a card, or an empty place, which has neither colour nor symbol. */
export interface Piece {
  readonly name: string;
  readonly spot?: string;
  readonly colour?: Colour;
  readonly symbol?: string;
  readonly down?: boolean;
  readonly last?: boolean;
}

/** A place of a board, and what stands on it. */
export interface Cell extends Piece {
  readonly x: number;
  readonly y: number;
  readonly ground?: Colour;
}

export interface Board {
  readonly type: "board";
  readonly shape: "squares" | "hexes" | "points";
  readonly cells: readonly Cell[];
  readonly lines?: readonly (readonly [number, number])[];
  readonly title?: string;
}

export interface Cards {
  readonly type: "cards";
  readonly cards: readonly Piece[];
  readonly title?: string;
  readonly hand?: boolean;
}

export interface Pile {
  readonly type: "pile";
  readonly top: Piece;
  readonly count: number;
  readonly title?: string;
}

export interface Counter {
  readonly type: "counter";
  readonly title: string;
  readonly number: number;
  readonly colour?: Colour;
  readonly active?: boolean;
}

export interface Text {
  readonly type: "text";
  readonly text: string;
}

export type Area = Board | Cards | Pile | Counter | Text;

export interface Scene {
  readonly areas: readonly Area[];
}

/** A legal action as it is chosen on a scene: the spots it touches, in order, and what it is called. */
export interface Choice {
  readonly spots: readonly string[];
  readonly label: string;
}
