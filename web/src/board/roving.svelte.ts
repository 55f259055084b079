// One stop for the Tab key among several things; other keys go from one to the next.

export interface Direction {
  readonly x: number;
  readonly y: number;
}

/** Where the arrow keys point: to the right and down. */
export const ARROWS: Readonly<Partial<Record<string, Direction>>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Stops<Key> {
  /** Everything that can be the stop, as it is now. */
  keys: () => readonly Key[];
  /** The element of one. */
  find: (key: Key) => HTMLElement | SVGElement | null | undefined;
  /** The stop where nobody has been yet, or where the last one is gone; otherwise the first. */
  usual?: (last: Key | null) => Key | undefined;
}

/** The one stop among things that a component draws; which key leads where is for the component to say. */
export class Roving<Key extends string | number> {
  #last: Key | null = $state(null);
  readonly #stops: Stops<Key>;

  constructor(stops: Stops<Key>) {
    this.#stops = stops;
  }

  /** Where the focus came last. */
  get last(): Key | null {
    return this.#last;
  }

  get stop(): Key | undefined {
    const { keys, usual = () => keys()[0] } = this.#stops;
    return this.#last !== null && keys().includes(this.#last) ? this.#last : usual(this.#last);
  }

  tabindex(key: Key): 0 | -1 {
    return key === this.stop ? 0 : -1;
  }

  /** The focus has come to one, or it is as if it had never been there. */
  come(key: Key | null): void {
    this.#last = key;
  }

  /** Take the focus to one. */
  go(key: Key): void {
    this.#last = key;
    this.#stops.find(key)?.focus();
  }
}

const FORWARD = new Set(["ArrowRight", "ArrowDown"]);
const BACK = new Set(["ArrowLeft", "ArrowUp"]);

function buttons(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("button:not(:disabled), [data-roving]")];
}

function only(all: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const each of all) each.tabIndex = each === stop ? 0 : -1;
}

/** Make a group of buttons one stop, whoever draws them; the arrow keys go through them in their order, round and round. */
export function roving(group: HTMLElement): { destroy: () => void } {
  const settle = (): void => {
    const all = buttons(group);
    only(all, all.find((each) => each.tabIndex === 0 && each === document.activeElement) ?? all[0]);
  };
  const step = (event: KeyboardEvent): void => {
    const by = FORWARD.has(event.key) ? 1 : BACK.has(event.key) ? -1 : 0;
    const all = buttons(group);
    const at = all.findIndex((each) => each === document.activeElement);
    if (!by || at < 0 || !all.length) return;
    const next = all[(at + by + all.length) % all.length];
    only(all, next);
    next?.focus();
    event.preventDefault();
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  group.addEventListener("keydown", step);
  settle();
  return {
    destroy: () => {
      watcher.disconnect();
      group.removeEventListener("keydown", step);
    },
  };
}
