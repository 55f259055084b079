// What is in the box, as names and measures: enough to draw and to label it. What counts is the house's business.

import type { Point } from "../../base/geometry";
import type { picture_perfect } from "./wire";

export const GUESTS = [
  "lady-in-red",
  "lady-in-yellow",
  "lady-in-blue",
  "young-lady-in-green",
  "grandmother-in-violet",
  "girl-in-white",
  "older-gentleman-in-grey",
  "gentleman-in-a-wheelchair",
  "man-in-a-black-tailcoat",
  "officer-in-navy-uniform",
  "man-in-a-brown-suit",
  "small-boy",
  "corgi",
  "potted-palm",
] as const;
export const ALL_GUESTS: readonly number[] = GUESTS.map((_, guest) => guest);
export const NOBODY = -1;
export const HOUSE = -2;
export const CENTRE = -1;
export const NOT_SEEN = -1;

const FIRST_MAN = 6;
export const CORGI = 12;

export type Kind = "woman" | "man" | "neither";

/** A guest counts as a woman, a man, or neither. */
export function kindOf(guest: number): Kind {
  if (guest < FIRST_MAN) return "woman";
  return guest < CORGI ? "man" : "neither";
}

/** Never by colour alone. */
export const MARKS: Readonly<Record<Kind, string>> = { woman: "♀", man: "♂", neither: "•" };

export const DECORATIONS = [
  "cake",
  "candelabra",
  "vase",
  "bottle",
  "fruit-bowl",
  "teapot",
  "gift",
  "tureen",
  "glass-tower",
  "picture-frame",
] as const;

// The floor in millimetres: x from the left edge, y from the edge nearest the camera.
export const SQUARE = 50;
export const COLUMNS = "ABCDE";
export const ROWS = 4;
export const FLOOR = { width: SQUARE * COLUMNS.length, depth: SQUARE * ROWS };
export const TABLE = { left: SQUARE, right: 4 * SQUARE, depth: 2 * SQUARE };
export const SPACES = ["A1", "A2", "A3", "A4", "B3", "B4", "C3", "C4", "D3", "D4", "E1", "E2", "E3", "E4"] as const;
export type Space = (typeof SPACES)[number];

/** The middle of a space. */
export function middleOf(space: Space): Point {
  const column = COLUMNS.indexOf(space.charAt(0));
  const row = Number(space.charAt(1));
  return { x: column * SQUARE + SQUARE / 2, y: row * SQUARE - SQUARE / 2 };
}

/** The guest space of a point; null on the table and outside. */
export function spaceAt({ x, y }: Point): Space | null {
  const name = `${COLUMNS.charAt(Math.floor(x / SQUARE))}${Math.floor(y / SQUARE) + 1}`;
  return SPACES.find((space) => space === name && x >= 0) ?? null;
}

/** Whether a point lies on the table. */
export function onTable({ x, y }: Point): boolean {
  return TABLE.left <= x && x <= TABLE.right && 0 <= y && y <= TABLE.depth;
}

/** A preference as it reads in a guest's envelope: a kind, and whom or what it names. */
export type Wish = picture_perfect.View["wishes"][number][number];
