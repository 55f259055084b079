// What the house says an action would bring: asked after a moment's rest, once for each action of a position.

import type { Tried } from "../../board/board";
import type { photograph } from "../../wire";

type Action = photograph.Action;

export type Answer = Tried<"photograph">;

const REST = 120; // milliseconds a pointer must rest before the house is asked

export class Previews {
  #known = new Map<string, Answer>();
  #wanted = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  answer: Answer | null = $state.raw(null);

  constructor(readonly ask: (action: Action) => Promise<Answer>) {}

  /** The position changed: what was known of it no longer holds. */
  forget(): void {
    this.#known.clear();
    this.want(null);
  }

  /** Show what this action would bring, now if it is known. */
  want(action: Action | null): void {
    clearTimeout(this.#timer);
    this.#wanted = action ? JSON.stringify(action) : "";
    this.answer = this.#known.get(this.#wanted) ?? null;
    if (action && !this.answer) this.#timer = setTimeout(() => void this.#fetch(action, this.#known), REST);
  }

  async #fetch(action: Action, known: Map<string, Answer>): Promise<void> {
    const key = JSON.stringify(action);
    const answer = await this.ask(action).catch(() => null); // without an answer one plays without a preview
    if (!answer) return;
    known.set(key, answer);
    if (key === this.#wanted) this.answer = answer;
  }
}
