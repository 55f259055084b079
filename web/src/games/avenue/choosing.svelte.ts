// Choosing a square or the peek: what is pointed at, what is pencilled, and what the house says it would bring.

import type { Tried } from "../../board/board";
import type { avenue } from "../../wire";

type Ask = (action: avenue.Action) => Promise<Tried<"avenue">>;
type Preview = avenue.Preview;

const PAUSE = 120; // a pointer that only passes asks nothing

export class Choosing {
  /** The square under the pointer or with the focus. */
  pointed: number | null = $state(null);
  /** What was chosen first and waits to be confirmed. */
  wish: avenue.Action | null = $state.raw(null);
  #told: ReadonlyMap<number, Preview> = $state.raw(new Map());
  #position = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The square that is pencilled, if the wish is to draw. */
  get square(): number | null {
    return this.wish?.type === "draw" ? this.wish.square : null;
  }

  /** What drawing in a square would bring; undefined until the house has answered. */
  told(square: number): Preview | undefined {
    return this.#told.get(square);
  }

  /** Another position: what was told before is void, and so is a wish that cannot be granted any more. */
  settle(position: string, legal: readonly avenue.Action[]): void {
    if (position !== this.#position) this.#told = new Map();
    this.#position = position;
    const wish = this.wish;
    if (wish && !legal.some((action) => alike(action, wish))) this.wish = null;
  }

  /** Ask what drawing in a square would bring, unless it is known. */
  want(square: number | null, ask: Ask): void {
    clearTimeout(this.#timer);
    if (square === null || this.#told.has(square)) return;
    this.#timer = setTimeout(() => void this.#learn(square, ask), PAUSE);
  }

  async #learn(square: number, ask: Ask): Promise<void> {
    const position = this.#position;
    const { preview } = await ask({ type: "draw", square }).catch(() => ({ preview: null }));
    if (preview && position === this.#position) this.#told = new Map(this.#told).set(square, preview);
  }
}

/** Whether two actions are the same. */
export function alike(one: avenue.Action, other: avenue.Action): boolean {
  return one.type === "draw" ? other.type === "draw" && one.square === other.square : other.type === "peek";
}
