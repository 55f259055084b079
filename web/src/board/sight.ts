// What lies before one's eyes.

const TABS = 72; // the tabs at the foot of a phone hide what lies behind them

/** Whether all of an element can be seen without scrolling. */
export function inSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight - TABS;
}
