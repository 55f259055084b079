// What the house says an action would bring: asked once the pointer rests, and once only for each action of a position.

import { untrack } from "svelte";
import type { GameName, Games } from "../wire";
import { keyOf } from "./actions";
import type { Tried } from "./board";

type Action<G extends GameName> = Games[G]["action"];

const REST = 120; // milliseconds: a pointer that only passes asks nothing

export class Previews<G extends GameName> {
  #known: ReadonlyMap<string, Tried<G>> = $state.raw(new Map());
  #position: unknown = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly ask: (action: Action<G>) => Promise<Tried<G>>,
    readonly rest = REST,
  ) {}

  /** What an action would bring; null until the house has answered. */
  of(action: Action<G> | null): Tried<G> | null {
    return (action && this.#known.get(keyOf(action))) ?? null;
  }

  /** Somebody looks at an action, or at none, in this position: what was known of another position holds no longer. */
  want(action: Action<G> | null, position: unknown): void {
    clearTimeout(this.#timer);
    if (position !== this.#position) this.#known = new Map();
    this.#position = position;
    if (!action || untrack(() => this.of(action))) return;
    this.#timer = setTimeout(() => void this.#learn(action, position), this.rest);
  }

  async #learn(action: Action<G>, position: unknown): Promise<void> {
    const answer = await this.ask(action).catch(() => null); // without an answer one plays without a preview
    if (answer && position === this.#position) this.#known = new Map(this.#known).set(keyOf(action), answer);
  }
}
