// While the browser prints, a copy of one part stands alone on the page.

const MARK = "printing-tale";

/** Print this node only, however the printing was asked for. */
export function printing(node: HTMLElement) {
  let copy: Node | null = null;

  function before(): void {
    after();
    copy = document.body.appendChild(node.cloneNode(true));
    document.documentElement.classList.add(MARK);
  }

  function after(): void {
    copy?.parentNode?.removeChild(copy);
    copy = null;
    document.documentElement.classList.remove(MARK);
  }

  window.addEventListener("beforeprint", before);
  window.addEventListener("afterprint", after);
  return {
    destroy() {
      after();
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    },
  };
}
