// The lists of tables at home: what comes first.

import type { http } from "../../wire";

const ORDER = ["playing", "shuffling", "gathering", "over"];

/** Other people's tables: those with a free chair first. */
export function freeFirst(lines: readonly http.LobbyLine[]): http.LobbyLine[] {
  const rank = (line: http.LobbyLine): number => (line.phase === "gathering" && line.taken < line.seats ? 0 : 1);
  return [...lines].sort((one, other) => rank(one) - rank(other));
}

/** One's own games: those that wait for us, those in play, those gathering, then what is over. */
export function mineFirst(lines: readonly http.LobbyLine[]): http.LobbyLine[] {
  const rank = (line: http.LobbyLine): number => (line.turn || line.kept ? -1 : ORDER.indexOf(line.phase));
  return [...lines].sort((one, other) => rank(one) - rank(other));
}
