// A character that goes somewhere lifts off the ground on the way; the Dragon flies high.

interface Hop {
  readonly hex: number;
  readonly high: boolean;
  readonly still: boolean;
}

const LENGTH = 700;

/** Lift the node whenever the hex changes. */
export function hop(node: SVGGElement, first: Hop) {
  let { hex } = first;
  return {
    update(now: Hop) {
      if (now.hex === hex) return;
      hex = now.hex;
      if (now.still) return;
      const lift = now.high ? "translateY(-46px) scale(1.3)" : "translateY(-16px) scale(1.08)";
      node.animate([{ transform: "none" }, { transform: lift }, { transform: "none" }], { duration: LENGTH, easing: "ease-in-out" });
    },
  };
}
