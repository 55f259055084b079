// The steps chosen so far at a table, and what they offer.

import { offer, press, stillChosen, type Offer } from "./choosing";
import type { Choice } from "./types";

export interface Given {
  readonly choices: readonly Choice[];
  /** Do the action at this place among the choices. */
  readonly act: (index: number) => void;
  /** An action is on its way: nothing can be chosen. */
  readonly busy: boolean;
}

const NOTHING: readonly Choice[] = [];

export class Chooser {
  #given: () => Given;
  #steps: readonly string[] = $state.raw([]);
  /** What was pressed last though nothing could be chosen there: its name is told. */
  asked: string | null = $state(null);

  constructor(given: () => Given) {
    this.#given = given;
  }

  get choices(): readonly Choice[] {
    return this.#given().busy ? NOTHING : this.#given().choices;
  }

  get busy(): boolean {
    return this.#given().busy;
  }

  readonly chosen: readonly string[] = $derived.by(() => stillChosen(this.choices, this.#steps));
  readonly offer: Offer = $derived.by(() => offer(this.choices, this.chosen));

  /** Whether a press on this spot does more than to take a step back. */
  open(spot: string): boolean {
    return this.offer.lit.has(spot) || this.offer.others.has(spot) || this.chosen.includes(spot);
  }

  /** A spot is pressed. */
  press(spot: string, name: string): void {
    this.asked = this.chosen.length || this.open(spot) ? null : name;
    const { chosen, act } = press(this.choices, this.chosen, spot);
    if (act === undefined) this.#steps = chosen;
    else this.act(act);
  }

  /** Take the last step back; false when there is none. */
  back(): boolean {
    const any = this.chosen.length > 0 || this.asked !== null;
    this.#steps = this.chosen.slice(0, -1);
    this.asked = null;
    return any;
  }

  /** Do an action. What was chosen for it is forgotten. */
  act(index: number): void {
    if (this.busy) return;
    this.#steps = [];
    this.#given().act(index);
  }
}
