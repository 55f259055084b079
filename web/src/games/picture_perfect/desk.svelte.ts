// One's own floor while it is being arranged: moves are seen at once and sent a little later, all together.

import type { BoardProps } from "../../board/board";
import { decorated, EMPTY, moved, nextPlaceOnTable, nextSpace, placed, pointOf, removed, same } from "./arrangement";
import type { Arrangement, Held } from "./arrangement";
import type { Action } from "./choosing";
import type { Point } from "../../base/geometry";

const PAUSE = 450; // a drag or a few steps of the arrow keys become one action

export class Desk {
  draft: Arrangement = $state.raw(EMPTY);
  held: Held | null = $state.raw(null);
  snap = $state(true);
  #seen: Arrangement = EMPTY; // as the house last showed it
  #sent: Arrangement = $state.raw(EMPTY); // as we last asked for it
  #waiting: Action | null = $state.raw(null); // what is to be done once the arrangement has arrived
  #before: Arrangement | null = $state.raw(null); // as everything stood when what is being dragged was lifted
  #timer: ReturnType<typeof setTimeout> | undefined;
  #props: () => BoardProps<"picture_perfect">;

  constructor(props: () => BoardProps<"picture_perfect">) {
    this.#props = props;
  }

  /** Whether figures may be moved now: some arrangement is legal. */
  get free(): boolean {
    return this.#props().legal.some((action) => action.type === "arrange");
  }

  /** Whether the house has not heard of the last moves yet. */
  get unsent(): boolean {
    return !same(this.draft, this.#sent);
  }

  /** Take what the house shows, unless we have moved on since. */
  follow(shown: Arrangement): void {
    if (same(shown, this.#seen)) return;
    this.#seen = shown;
    if (this.unsent && this.free) return;
    this.#take(shown);
  }

  #take(shown: Arrangement): void {
    this.draft = shown;
    this.#sent = shown;
    this.#before = null;
    if (this.held && !pointOf(shown, this.held)) this.held = null;
  }

  /** Send what is due; called whenever something changes. */
  pump(): void {
    const { busy } = this.#props();
    clearTimeout(this.#timer);
    if (busy || this.#before) return; // what is in the air stands nowhere yet
    if (this.#waiting) this.#next();
    else if (this.unsent && this.free) this.#timer = setTimeout(() => this.#send(), PAUSE);
  }

  #send(): void {
    const { act, busy } = this.#props();
    if (busy || !this.free || !this.unsent) return;
    this.#sent = this.draft;
    act({ type: "arrange", arrangement: this.draft });
  }

  #next(): void {
    if (this.unsent && this.free) return this.#send();
    const action = this.#waiting;
    this.#waiting = null;
    if (action) this.#props().act(action);
  }

  /** Do something else, after the house has heard how the figures stand. */
  perform(action: Action): void {
    this.#waiting = action;
    this.pump();
  }

  #change(arrangement: Arrangement): void {
    if (this.free) this.draft = arrangement;
  }

  /** Put down what is held. */
  move(held: Held, at: Point): void {
    this.#change(moved(this.draft, held, at, this.snap));
  }

  /** While it is dragged it goes freely, and the house hears nothing of it. */
  drag(held: Held, at: Point): void {
    this.#before ??= this.draft;
    this.held = held;
    this.#change(moved(this.draft, held, at, false));
  }

  /** What was dragged is let go where it is. */
  drop(held: Held): void {
    const [at, before] = [pointOf(this.draft, held), this.#before];
    if (!before) return;
    this.putBack();
    if (at) this.move(held, at); // from where it stood: whoever stands there now may change places with it
  }

  /** A drag that was broken off: everything stands where it stood. */
  putBack(): void {
    if (this.#before) this.#change(this.#before);
    this.#before = null;
  }

  /** A guest from the box, at a point or where there is room. */
  bring(guest: number, at: Point | null): void {
    this.#change(placed(this.draft, guest, at ?? nextSpace(this.draft), this.snap));
    this.held = { what: "guest", guest };
  }

  /** A decoration from the box. */
  decorate(kind: number, at: Point | null): void {
    this.#change(decorated(this.draft, kind, at ?? nextPlaceOnTable(this.draft)));
    this.held = { what: "ornament", index: this.draft.ornaments.length - 1 };
  }

  /** Back into the box. */
  remove(held: Held): void {
    this.#change(removed(this.draft, held));
    this.held = null;
  }

  /** Another arrangement altogether. */
  replace(arrangement: Arrangement): void {
    this.held = null;
    this.#change(arrangement);
  }
}
