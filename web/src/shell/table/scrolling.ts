// Lists that grow at their end keep it in sight, unless somebody is reading further up.

import type { Attachment } from "svelte/attachments";

const NEAR = 80;
const reading = new WeakMap<Element, boolean>();

/** Keep the end of a list in sight; `length` says that it has grown. */
export function stickToEnd(length: number): Attachment<HTMLElement> {
  return (list) => {
    if (length >= 0 && !reading.get(list)) list.scrollTop = list.scrollHeight;
    const note = (): void => {
      reading.set(list, list.scrollHeight - list.scrollTop - list.clientHeight > NEAR);
    };
    list.addEventListener("scroll", note, { passive: true });
    return () => list.removeEventListener("scroll", note);
  };
}

/** Scroll the list around a line so that it can be seen, and nothing but the list. */
export function keepInSight(line: HTMLElement | null | undefined): void {
  const list = line?.closest("ol");
  if (!line || !list) return;
  const [inner, outer] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
  else if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
}
