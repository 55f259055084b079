// One stop for the Tab key in a group of buttons; the arrow keys go from one to the next, by where they are.

const FORWARD = new Set(["ArrowRight", "ArrowDown"]);
const BACK = new Set(["ArrowLeft", "ArrowUp"]);

function buttons(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("button:not(:disabled), [data-roving]")];
}

function only(all: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const each of all) each.tabIndex = each === stop ? 0 : -1;
}

/** Make a group of buttons one stop. */
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
