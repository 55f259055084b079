// Finding on the page what is lit: the elements that carry a name, and where they are on the board now.

import { around, arrowBetween, roomy, type Arrow, type Box, type Highlight } from "./highlights";

export interface Drawn {
  readonly rings: readonly Box[];
  readonly arrows: readonly Arrow[];
}

/** What can be seen of a named thing: the first that is drawn, as some stand in more than one place. */
export function seen(board: HTMLElement, name: string): Element | null {
  const all = board.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`);
  return [...all].find((element) => element.checkVisibility() && inWindow(element)) ?? null;
}

/** Some things lie in a window that can be moved over them (`data-window`), and may be outside of it. */
function inWindow(element: Element): boolean {
  const frame = element.closest("[data-window]")?.getBoundingClientRect();
  if (!frame) return true;
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}

/** Where the board begins: what is drawn over it is scrolled with it. */
function originOf(board: HTMLElement): { x: number; y: number } {
  const box = board.getBoundingClientRect();
  return { x: box.x - board.scrollLeft, y: box.y - board.scrollTop };
}

function boxOf(element: Element, origin: { x: number; y: number }): Box {
  const box = element.getBoundingClientRect();
  const hex = element instanceof SVGElement && element.dataset["shape"] === "hex";
  return { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height, hex };
}

/** The rings and arrows, where things are now. */
export function draw(board: HTMLElement, highlights: readonly Highlight[]): Drawn {
  const origin = originOf(board);
  const ringed = highlights.map(({ rings, arrow }) => {
    const found = rings.map((names) => {
      const elements = names.map((name) => seen(board, name)).filter((element) => element !== null);
      return around(elements.map((element) => boxOf(element, origin)));
    });
    const boxes = found.map((box) => (box ? roomy(box) : null));
    const [from, to] = boxes;
    return { boxes: boxes.filter((box) => box !== null), arrow: arrow && from && to ? arrowBetween(from, to) : null };
  });
  return {
    rings: ringed.flatMap(({ boxes }) => boxes),
    arrows: ringed.flatMap(({ arrow }) => (arrow ? [arrow] : [])),
  };
}

const EDGE = 12; // pixels that stay free above and below what is brought

/** What the page keeps free at its top and foot: something may lie over it there. */
function room(): { top: number; bottom: number } {
  const style = getComputedStyle(document.documentElement);
  const covered = (length: string): number => (parseFloat(length) || 0) + EDGE;
  return { top: covered(style.scrollPaddingTop), bottom: innerHeight - covered(style.scrollPaddingBottom) };
}

/** Bring what is lit into sight: all of it, or where it does not fit, what it came to. */
export function bring(board: HTMLElement, highlights: readonly Highlight[], still: boolean): void {
  const names = highlights.flatMap(({ rings }) => rings.flat());
  const boxes = names.flatMap((name) => {
    const element = seen(board, name);
    return element ? [(element.closest("[data-window]") ?? element).getBoundingClientRect()] : [];
  });
  const last = boxes.at(-1);
  if (!last) return;
  const { top, bottom } = room();
  const whole = { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
  const wanted = whole.bottom - whole.top <= bottom - top ? whole : last;
  const down = wanted.top < top ? wanted.top - top : Math.max(0, Math.min(wanted.bottom - bottom, wanted.top - top));
  const scrolled = board.scrollHeight > board.clientHeight ? board : window;
  if (down) scrolled.scrollBy({ top: down, behavior: still ? "auto" : "smooth" });
}
