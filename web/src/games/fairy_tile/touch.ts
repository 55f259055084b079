// Whether the board is played with fingers: they need room, and have neither keys nor a wheel.

const FINGERS = "(pointer: coarse)";

/** Whether what one points with is a finger. */
export function fingers(): boolean {
  return matchMedia(FINGERS).matches;
}
