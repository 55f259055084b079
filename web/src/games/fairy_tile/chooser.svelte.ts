// Choosing an action: take something up, point at a place, pick it, and only then do it.

import type { BoardProps, Tried } from "../../board/board";
import { actionKey, nextTurn, targetsOf, turnsAt, type Action, type Held, type Target } from "./targets";

type Props = Pick<BoardProps<"fairy_tile">, "view" | "legal" | "act" | "preview" | "busy">;
type PlainKey = "turn" | "end";

const PATIENCE = 120; // milliseconds that a pointer rests before the house is asked

export class Chooser {
  readonly #props: () => Props;
  #turn = $state(0);
  #tried: { readonly key: string; readonly tried: Tried<"fairy_tile"> } | null = $state.raw(null);
  #known = new Map<string, Promise<Tried<"fairy_tile">>>();
  #knownOf: unknown = null;
  held: Held = $state(null);
  pickedKey: string | null = $state(null);
  pointedKey: string | null = $state(null);

  readonly targets: readonly Target[] = $derived.by(() => {
    const { legal, view, busy } = this.#props();
    return busy ? [] : targetsOf(legal, this.held, view.top, this.#turn);
  });
  readonly picked: Action | null = $derived.by(() => this.#actionOf(this.pickedKey));
  readonly pointed: Action | null = $derived.by(() => this.#actionOf(this.pointedKey));
  /** What is looked at now: what is pointed at, or else what is picked. */
  readonly looked: Action | null = $derived(this.pointed ?? this.picked);
  readonly tried = $derived(this.looked && this.#tried?.key === actionKey(this.looked) ? this.#tried.tried : null);

  constructor(props: () => Props) {
    this.#props = props;
  }

  /** How the tile is turned: as it would lie where one points, or as one holds it. */
  get turn(): number {
    return this.looked?.type === "add" ? this.looked.turn : this.#turn;
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

  /** Pick a target or a plain action; picking it again does it. */
  pick(key: string): void {
    if (this.pickedKey === key) return this.confirm();
    this.pickedKey = key;
    if (this.picked?.type === "add") this.#turn = this.picked.turn;
  }

  pickPlain(type: PlainKey): void {
    if (!this.canDo(type)) return;
    this.held = null;
    this.pointedKey = null;
    this.pick(type);
  }

  confirm(): void {
    const action = this.picked;
    if (!action) return;
    this.forget();
    this.#props().act(action);
  }

  /** One step back: what is picked first, then what is held. True when there was something. */
  cancel(): boolean {
    if (this.pickedKey === null) {
      const had = this.held !== null;
      this.forget();
      return had;
    }
    this.pickedKey = null;
    this.pointedKey = null;
    return true;
  }

  forget(): void {
    this.held = null;
    this.pickedKey = null;
    this.pointedKey = null;
  }

  /** Turn the tile to the next way in which it fits where one points. */
  rotate(step: 1 | -1): void {
    const { legal, view } = this.#props();
    if (this.held !== "tile" || !view.top) return;
    const where = this.pointedKey ?? this.pickedKey;
    this.#turn = nextTurn(this.turn, step, turnsAt(legal, view.top, where));
  }

  /** Ask the house about what is looked at, once the pointer rests; returns how to stop asking. */
  ask(): (() => void) | undefined {
    const action = this.looked;
    if (!action || action.type === "turn" || action.type === "end") return undefined;
    const key = actionKey(action);
    const timer = setTimeout(() => {
      void this.#asked(key, action).then((tried) => (this.#tried = { key, tried }));
    }, PATIENCE);
    return () => clearTimeout(timer);
  }

  #asked(key: string, action: Action): Promise<Tried<"fairy_tile">> {
    const { view, preview } = this.#props();
    if (this.#knownOf !== view) {
      this.#known.clear();
      this.#knownOf = view;
    }
    const known = this.#known.get(key) ?? preview(action).catch(() => ({ sentence: null, preview: null }));
    this.#known.set(key, known);
    return known;
  }

  #actionOf(key: string | null): Action | null {
    if (key === "turn" || key === "end") return this.canDo(key) ? { type: key } : null;
    return this.targets.find((target) => target.key === key)?.action ?? null;
  }
}
