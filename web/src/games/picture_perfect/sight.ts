// What there is to do, brought before one's eyes where the screen is small.

import { inSight } from "../../board/sight";

const WRITING = "textarea, input:not([type]), input[type=text], input[type=number]"; // whoever does it is not disturbed

/** Scroll to the beginning of a part of the page, unless all that matters can be seen; gives back how to stop it. */
export function show(part: Element, matters: readonly Element[], still: boolean): () => void {
  // With the next frame, for which everything is measured anyway.
  const frame = requestAnimationFrame(() => {
    if (matters.every(inSight) || document.activeElement?.matches(WRITING)) return;
    part.scrollIntoView({ block: "start", behavior: still ? "auto" : "smooth" });
  });
  return () => cancelAnimationFrame(frame);
}
