// What there is to do, brought before one's eyes where the screen is small.

const TABS = 72; // the tabs at the foot of a phone hide what lies behind them
const WRITING = "textarea, input:not([type]), input[type=text], input[type=number]"; // whoever does it is not disturbed

/** Whether all of an element can be seen without scrolling. */
function inSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight - TABS;
}

/** Scroll to the beginning of a part of the page, unless all that matters can be seen; gives back how to stop it. */
export function show(part: Element, matters: readonly Element[], still: boolean): () => void {
  // With the next frame, for which everything is measured anyway.
  const frame = requestAnimationFrame(() => {
    if (matters.every(inSight) || document.activeElement?.matches(WRITING)) return;
    part.scrollIntoView({ block: "start", behavior: still ? "auto" : "smooth" });
  });
  return () => cancelAnimationFrame(frame);
}
