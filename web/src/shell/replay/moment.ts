// Which moment of a finished game is looked at, and through whose eyes, as the address says it.

export interface Moment {
  readonly move: number;
  readonly seat: number | null;
}

/** A number of an address, if it is one from 0 to this. */
function numberOf(text: string | null, most: number): number | null {
  return text !== null && /^\d+$/.test(text) && Number(text) <= most ? Number(text) : null;
}

/** The moment that an address names; the beginning, seen by nobody's eyes, where the game has none such. */
export function momentOf(search: string, moves: number, seats: number): Moment {
  const said = new URLSearchParams(search);
  return { move: numberOf(said.get("move"), moves) ?? 0, seat: numberOf(said.get("seat"), seats - 1) };
}

/** The end of an address that names a moment; the beginning needs none. */
export function searchOf({ move, seat }: Moment): string {
  const said = new URLSearchParams();
  if (move) said.set("move", String(move));
  if (seat !== null) said.set("seat", String(seat));
  const text = said.toString();
  return text && `?${text}`;
}
