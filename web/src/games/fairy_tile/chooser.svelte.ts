// Choosing an action: take something up, point at a place, pick it, and only then do it.

import type { BoardProps } from "../../board/board";
import { Choice } from "../../board/choice.svelte";
import { Previews } from "../../board/previews.svelte";
import { nextTurn, targetsOf, turnsAt, type Action, type Held, type Target } from "./targets";

type Props = Pick<BoardProps<"fairy_tile">, "view" | "legal" | "act" | "preview" | "busy">;
type PlainKey = "turn" | "end";

/** Places and plain actions are chosen by their keys: what is done there depends on how the tile is turned. */
export class Chooser extends Choice<string> {
  readonly #props: () => Props;
  readonly #previews: Previews<"fairy_tile">;
  #turn = $state(0);
  held: Held = $state(null);

  readonly targets: readonly Target[] = $derived.by(() => {
    const { legal, view, busy } = this.#props();
    return busy ? [] : targetsOf(legal, this.held, view.top, this.#turn);
  });
  readonly picked: Action | null = $derived.by(() => this.#actionOf(this.chosen));
  /** What is considered now: what is pointed at, or else what is picked. */
  readonly action: Action | null = $derived.by(() => this.#actionOf(this.looked) ?? this.picked);
  readonly tried = $derived.by(() => this.#previews.of(this.action));

  constructor(props: () => Props) {
    super();
    this.#props = props;
    this.#previews = new Previews((action) => props().preview(action));
  }

  /** How the tile is turned: as it would lie where one points, or as one holds it. */
  get turn(): number {
    return this.action?.type === "add" ? this.action.turn : this.#turn;
  }

  /** Whether something can be taken up now. */
  can(held: Exclude<Held, null>): boolean {
    const { legal, busy } = this.#props();
    if (busy) return false;
    return legal.some((action) => (held === "tile" ? action.type === "add" : action.type === "move" && action.character === held));
  }

  canDo(type: PlainKey): boolean {
    const { legal, busy } = this.#props();
    return !busy && legal.some((action) => action.type === type);
  }

  /** Take something up, or put it down when it is up already. */
  take(held: Exclude<Held, null>): void {
    if (!this.can(held)) return;
    const again = this.held === held;
    this.forget();
    this.held = again ? null : held;
  }

  /** Choose a target or a plain action; a tile stays turned as it lies there. */
  override choose(key: string): void {
    super.choose(key);
    if (this.picked?.type === "add") this.#turn = this.picked.turn;
  }

  pickPlain(type: PlainKey): void {
    if (!this.canDo(type)) return;
    this.held = null;
    this.looked = null;
    this.choose(type);
  }

  protected perform(key: string): void {
    const action = this.#actionOf(key);
    if (!action) return;
    this.forget();
    this.#props().act(action);
  }

  /** One step back: what is picked first, then what is held. True when there was something. */
  override cancel(): boolean {
    if (super.cancel()) return true;
    const had = this.held !== null;
    this.held = null;
    return had;
  }

  forget(): void {
    super.cancel();
    this.held = null;
  }

  /** Turn the tile to the next way in which it fits where one points. */
  rotate(step: 1 | -1): void {
    const { legal, view } = this.#props();
    if (this.held !== "tile" || !view.top) return;
    const where = this.current;
    this.#turn = nextTurn(this.turn, step, turnsAt(legal, view.top, where));
  }

  /** Ask the house about what is considered, once the pointer rests. */
  ask(): void {
    const action = this.action;
    this.#previews.want(action?.type === "move" || action?.type === "add" ? action : null, this.#props().view);
  }

  #actionOf(key: string | null): Action | null {
    if (key === "turn" || key === "end") return this.canDo(key) ? { type: key } : null;
    return this.targets.find((target) => target.key === key)?.action ?? null;
  }
}
