// A card as it is seen, one number: its face, its back (a colour and a half of the range), Sunset, or nothing.

import { say } from "../../base/words.svelte";

export const COLOURS = ["blue", "red", "yellow", "green", "brown", "grey", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

const NUMBERS = 12;
const FIRST_BACK = COLOURS.length * NUMBERS;
const SUNSET = FIRST_BACK + 2 * COLOURS.length;

export type Sight =
  | { kind: "face"; colour: Colour; number: number }
  | { kind: "back"; colour: Colour; half: string }
  | { kind: "sunset" }
  | { kind: "empty" };

/** What a card's number shows. */
export function sight(code: number): Sight {
  if (code < 0) return { kind: "empty" };
  if (code >= SUNSET) return { kind: "sunset" };
  const colour = colourOf(code);
  if (code < FIRST_BACK) return { kind: "face", colour, number: (code % NUMBERS) + 1 };
  return { kind: "back", colour, half: (code - FIRST_BACK) % 2 ? "7–12" : "1–6" };
}

/** The place of a card's colour in the box. */
export function colourIndex(code: number): number {
  return code < FIRST_BACK ? Math.floor(code / NUMBERS) : Math.floor((code - FIRST_BACK) / 2);
}

function colourOf(code: number): Colour {
  return COLOURS[colourIndex(code)] ?? "blue";
}

export function isBack(code: number): boolean {
  return code >= FIRST_BACK && code < SUNSET;
}

/** The colour in words. */
export function colourName(index: number): string {
  return say(`photograph-${COLOURS[index] ?? "blue"}`);
}

/** The card in words, as far as it is seen. */
export function cardName(code: number): string {
  const seen = sight(code);
  if (seen.kind === "empty") return "";
  if (seen.kind === "sunset") return say("web-photograph-sunset");
  const colour = say(`photograph-${seen.colour}`);
  if (seen.kind === "face") return say("photograph-card", { colour, number: seen.number });
  return say("photograph-back", { colour, half: seen.half.replace("–", "–\u2060") }); // never broken after the dash
}

export function cardNames(codes: readonly number[]): string {
  return codes.map(cardName).join(", ");
}

/** Numbers in ascending order, neighbours drawn together: 4–6, 8. */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}
