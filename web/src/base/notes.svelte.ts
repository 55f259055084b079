// Short remarks at the edge of the page: a refusal, something copied.

import { Refusal } from "./api";
import { announce } from "./announce.svelte";
import { say } from "./words.svelte";

export interface Note {
  readonly number: number;
  readonly text: string;
  readonly kind: "fine" | "wrong";
}

const SHOWN = 6000;

let number = 0;
export const notes: { shown: readonly Note[] } = $state({ shown: [] });

/** Take a remark away. */
export function dismiss(which: number): void {
  notes.shown = notes.shown.filter((each) => each.number !== which);
}

/** Show a remark for a while. */
export function note(text: string, kind: Note["kind"] = "fine"): void {
  const mine = (number += 1);
  notes.shown = [...notes.shown.filter((each) => each.text !== text), { number: mine, text, kind }].slice(-3);
  announce(text);
  setTimeout(() => dismiss(mine), SHOWN);
}

/** What went wrong, in a sentence: the house's own, or that it cannot be reached. */
export function sentenceOf(fault: unknown): string {
  return fault instanceof Refusal ? fault.message : say("web-unreachable");
}

/** Try something; a failure becomes a remark, and false. */
export async function attempt(task: () => Promise<unknown>): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (fault) {
    note(sentenceOf(fault), "wrong");
    return false;
  }
}
