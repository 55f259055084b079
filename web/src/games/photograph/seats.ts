// Who sits where around the viewer, and who must still choose.

import type { photograph } from "./wire";

type View = photograph.View;

/** The other seats in the order of play after ours; a spectator sees all of them. */
export function others(seats: number, seat: number | null): number[] {
  const first = seat === null ? 0 : seat + 1;
  const count = seat === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, step) => (first + step) % seats);
}

/** Whether everybody chooses at once now. */
export function together(view: View): boolean {
  return view.phase === "sunset" || view.phase === "end";
}

/** Whether the table waits for this seat. */
export function awaited(view: View, seat: number): boolean {
  if (view.phase === "over") return false;
  return together(view) ? !view.chosen[seat] : view.turn === seat;
}

// How many cards the camera takes when everybody winds at once: only to draw which ones lie before the lens.
const TOGETHER = 2;

/** How many cards at the back of our hand will be played, as far as that is settled; `taking` are being thought of. */
export function beforeLens(view: View, taking: number): number {
  if (together(view)) return TOGETHER;
  if (view.turn !== view.seat) return 0;
  return view.phase === "winding" ? view.owed : taking;
}
