// The drawings. Their addresses are known from the start; a drawing itself comes when its colour is first seen.

import type { Colour, Sight } from "./cards";

const addresses = import.meta.glob<string>("./art/*.svg", { query: "?url", import: "default", eager: true });
const NUMBERS = 12;
const warmed = new Set<Colour>();

export function art(name: string): string {
  return addresses[`./art/${name}.svg`] ?? "";
}

/** The drawing of a card. */
export function frame(seen: Sight): string {
  if (seen.kind === "empty") return "";
  if (seen.kind === "sunset") return art("sunset");
  return art(seen.kind === "face" ? `${seen.colour}-${seen.number}` : `back-${seen.colour}`);
}

/** Fetch the story of a colour when there is time, so that no card turns up blank. */
export function warm(colour: Colour): void {
  if (warmed.has(colour) || typeof requestIdleCallback === "undefined") return;
  warmed.add(colour);
  requestIdleCallback(() => {
    for (let number = 1; number <= NUMBERS; number += 1) new Image().src = art(`${colour}-${number}`);
  });
}
