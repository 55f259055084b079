// While the browser prints, a copy of one part stands alone on the page (`theme.css` hides the rest).

const MARK = "printing";
const parts: HTMLElement[] = []; // those that would like to

/** The part that lies on top: in a dialogue that is open, else the last one that came. */
function uppermost(): HTMLElement | undefined {
  return parts.findLast((part) => part.closest("dialog[open]")) ?? parts.at(-1);
}

/** Print this node only, however the printing was asked for. */
export function printing(node: HTMLElement) {
  let copy: Element | null = null;
  parts.push(node);

  function before(): void {
    after();
    if (uppermost() !== node) return;
    copy = document.body.appendChild(node.cloneNode(true) as Element);
    copy.classList.add("printed");
    document.documentElement.classList.add(MARK);
  }

  function after(): void {
    copy?.remove();
    if (copy) document.documentElement.classList.remove(MARK);
    copy = null;
  }

  window.addEventListener("beforeprint", before);
  window.addEventListener("afterprint", after);
  return {
    destroy() {
      after();
      parts.splice(parts.indexOf(node), 1);
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    },
  };
}
