// Choosing a square or the peek: what is pointed at, and what is pencilled.

import { Choice } from "../../board/choice.svelte";
import type { avenue } from "./wire";

export class Choosing extends Choice<avenue.Action> {
  /** The square under the pointer or with the focus. */
  pointed: number | null = $state(null);

  constructor(readonly act: (action: avenue.Action) => void) {
    super();
  }

  /** The square that is pencilled, if drawing is chosen. */
  get square(): number | null {
    return this.chosen?.type === "draw" ? this.chosen.square : null;
  }

  /** The pencil stays where it is until the house has drawn there. */
  protected perform(action: avenue.Action): void {
    this.act(action);
  }
}
