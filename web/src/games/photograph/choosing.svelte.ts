// What a person is about to do: a take or a winding, looked at first, then chosen, then done.

import { Choice } from "../../board/choice.svelte";
import type { photograph } from "./wire";
import { find, lying, other, pointed, swept, type Side } from "./field";
import { isTake, isWind, targets } from "./hand";

type Action = photograph.Action;
type View = photograph.View;

/** What the table lets us do now. */
export interface Offer {
  readonly view: View;
  readonly legal: readonly Action[];
}

export class Choosing extends Choice<Action> {
  /** The place of the hand's card that has been lifted. */
  picked: number | null = $state(null);
  #from: { row: number; side: Side } | null = null;

  constructor(
    readonly offer: () => Offer,
    readonly act: (action: Action) => void,
  ) {
    super();
  }

  readonly takes = $derived.by(() => this.offer().legal.filter(isTake));
  readonly winds = $derived.by(() => this.offer().legal.filter(isWind));
  readonly take = $derived(this.current && isTake(this.current) ? this.current : null);
  readonly wind = $derived(this.current && isWind(this.current) ? this.current : null);

  /** Let go of whatever the table no longer offers. */
  keep(): void {
    this.looked = null;
    this.keepOffered(this.offer().legal);
    if (this.picked !== null && !targets(this.winds, this.picked).length) this.picked = null;
  }

  /** One step back; whether there was anything to let go of. */
  override cancel(): boolean {
    const lifted = this.picked !== null;
    this.picked = null;
    this.#from = null;
    return super.cancel() || lifted;
  }

  protected perform(action: Action): void {
    this.cancel();
    this.act(action);
  }

  override choose(action: Action): void {
    super.choose(action);
    this.looked = null;
  }

  // The field

  #cards(row: number): number[] {
    const { view } = this.offer();
    return lying(view.field, view.rows, row);
  }

  #takeAt(row: number, position: number): Take | null {
    const cards = this.#cards(row);
    const from = this.#from?.row === row ? this.#from.side : null;
    return pointed(this.takes, cards, row, position, from);
  }

  /** Rest on a card of the field. */
  lookAt(row: number, position: number): void {
    const take = this.#takeAt(row, position);
    this.looked = take;
    if (take) this.#from = { row, side: take.side === "L" ? "L" : "R" };
  }

  lookAway(): void {
    this.looked = null;
  }

  tap(row: number, position: number): void {
    const take = this.#takeAt(row, position);
    if (!take) return;
    this.#from = { row, side: take.side === "L" ? "L" : "R" };
    this.choose(take);
  }

  /** Sweep from one card of a row as far as another: chosen, not done. */
  sweep(row: number, start: number, position: number): void {
    const cards = this.#cards(row);
    const side: Side = cards.indexOf(start) <= cards.indexOf(position) ? "L" : "R";
    const take = swept(this.takes, cards, row, position, side);
    if (!take) return;
    this.looked = null;
    this.chosen = take;
    this.#from = { row, side };
  }

  /** The chosen take with another number or from the other end, where the table offers that. */
  varied(number: number, side: string): Take | null {
    return this.take ? find(this.takes, this.take.row, side, number) : null;
  }

  vary(number: number, side: string): void {
    const take = this.varied(number, side);
    if (!take) return;
    this.looked = null;
    this.chosen = take;
    this.#from = { row: take.row, side: side === "L" ? "L" : "R" };
  }

  turnRound(): void {
    if (this.take) this.vary(this.take.number, other(this.take.side));
  }

  // The hand

  #windTo(to: number): photograph.Wind | null {
    return this.winds.find((wind) => wind.card === this.picked && wind.to === to) ?? null;
  }

  lookAtPlace(place: number): void {
    this.looked = this.picked === null ? null : this.#windTo(place);
  }

  tapPlace(place: number): void {
    const wind = this.#windTo(place);
    if (wind) return this.choose(wind);
    this.looked = null;
    this.chosen = null;
    this.picked = place === this.picked || !targets(this.winds, place).length ? null : place;
  }

  /** A card is dragged: lifted, and looked at where it would come to lie. */
  drag(card: number, over: number): void {
    if (!targets(this.winds, card).length) return;
    this.picked = card;
    this.chosen = null;
    this.lookAtPlace(over);
  }

  /** The dragged card is let go: chosen where it lies, not done yet. */
  drop(): void {
    const wind = this.looked && isWind(this.looked) ? this.looked : null;
    this.looked = null;
    this.chosen = wind;
    if (!wind) this.picked = null;
  }
}

type Take = photograph.Take;
