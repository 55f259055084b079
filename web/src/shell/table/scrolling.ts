// Lists that grow at their end keep it in sight, unless somebody is reading further up.

import type { Attachment } from "svelte/attachments";

const NEAR = 80;
const reading = new WeakMap<Element, boolean>();
const stood = new WeakMap<Element, number>(); // where each list stood when it was last looked at

type Scrolled = Pick<Element, "scrollTop" | "scrollHeight" | "clientHeight">;

/**
 * Whether somebody reads further up in a list that was scrolled: only who goes up wants to. More may have been written
 * before we hear that the list was scrolled to its end.
 */
export function isReading(was: boolean, before: number, list: Scrolled): boolean {
  if (list.scrollHeight - list.scrollTop - list.clientHeight <= NEAR) return false;
  return was || list.scrollTop < before;
}

/** Keep the end of a list in sight; `length` says that it has grown. */
export function stickToEnd(length: number): Attachment<HTMLElement> {
  return (list) => {
    // With the next frame, for which everything is measured anyway.
    const frame = requestAnimationFrame(() => {
      if (length >= 0 && !reading.get(list)) list.scrollTop = list.scrollHeight;
    });
    const note = (): void => {
      reading.set(list, isReading(reading.get(list) ?? false, stood.get(list) ?? 0, list));
      stood.set(list, list.scrollTop);
    };
    list.addEventListener("scroll", note, { passive: true });
    const opened = whenOpened(list, () => (list.scrollTop = list.scrollHeight));
    return () => {
      cancelAnimationFrame(frame);
      list.removeEventListener("scroll", note);
      opened.disconnect();
    };
  };
}

/** On a phone the list waits unseen, where it cannot be scrolled: it begins at its end whenever it is opened. */
function whenOpened(list: HTMLElement, act: () => void): ResizeObserver {
  let seen = true; // until the observer first says how it is
  const observer = new ResizeObserver(() => {
    const now = list.clientHeight > 0;
    if (now && !seen) act();
    seen = now;
  });
  observer.observe(list);
  return observer;
}

/** Scroll the list around a line so that it can be seen, and nothing but the list. */
export function keepInSight(line: HTMLElement | null | undefined): void {
  const list = line?.closest("ol");
  if (!line || !list) return;
  const [inner, outer] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
  else if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
}
