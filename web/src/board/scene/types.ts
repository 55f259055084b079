// What lies on a table, as a game from outside the package describes it: the house's own types, and the colours by name.

import type { Piece } from "../../wire";

export type { Area, Board, Cards, Cell, Choice, Counter, Piece, Pile, Scene, Text } from "../../wire";
export type Colour = NonNullable<Piece["colour"]>;
