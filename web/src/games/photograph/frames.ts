// The drawings of all cards, in one piece: they come with the board, and no card turns up blank.

import type { Sight } from "./cards";

const drawings = import.meta.glob<string>("./art/*.svg", { query: "?inline", import: "default", eager: true });

export function art(name: string): string {
  return drawings[`./art/${name}.svg`] ?? "";
}

/** The drawing of a card. */
export function frame(seen: Sight): string {
  if (seen.kind === "empty") return "";
  if (seen.kind === "sunset") return art("sunset");
  return art(seen.kind === "face" ? `${seen.colour}-${seen.number}` : `back-${seen.colour}`);
}
