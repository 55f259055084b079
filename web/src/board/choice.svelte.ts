// Choosing: something is looked at first, then chosen, and done when it is chosen once more or confirmed.

import { same } from "./actions";

export abstract class Choice<Chosen extends object | string> {
  /** What the pointer or the focus rests on. */
  looked: Chosen | null = $state.raw(null);
  /** What waits to be confirmed. */
  chosen: Chosen | null = $state.raw(null);
  readonly current: Chosen | null = $derived(this.looked ?? this.chosen);

  /** Do what is confirmed. */
  protected abstract perform(chosen: Chosen): void;

  /** Choose; what is chosen already is done. */
  choose(wanted: Chosen): void {
    if (same(wanted, this.chosen)) this.confirm();
    else this.chosen = wanted;
  }

  confirm(): void {
    if (this.chosen !== null) this.perform(this.chosen);
  }

  /** Let go; whether anything was chosen. */
  cancel(): boolean {
    const had = this.chosen !== null;
    this.looked = null;
    this.chosen = null;
    return had;
  }

  /** Let go of what is no longer offered. */
  keepOffered(offered: readonly Chosen[]): void {
    const { chosen } = this;
    if (chosen !== null && !offered.some((each) => same(each, chosen))) this.chosen = null;
  }
}
