// Who sits where around the viewer, and whether all choose at once.

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
