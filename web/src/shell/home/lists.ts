// The lists of tables at home: whose turn it is, and what comes first.

import { api } from "../api";
import type { http } from "../../wire";

const LOOKED_AT = 6; // so many of one's games are asked for whose turn it is

/** The games in play that wait for us. */
export async function myTurns(lines: readonly http.LobbyLine[]): Promise<ReadonlySet<string>> {
  const playing = lines.filter((line) => line.phase === "playing").slice(0, LOOKED_AT);
  const seen = await Promise.all(playing.map((line) => api.sync(line.id).catch(() => null)));
  const waiting = seen.filter((sync) => sync?.turn.actors.some((seat) => sync.mine.includes(seat)));
  return new Set(waiting.map((sync) => sync?.table.id ?? ""));
}

/** One's own games: those that wait for us, those in play, those gathering, then what is over. */
export function mineFirst(lines: readonly http.LobbyLine[], turns: ReadonlySet<string>): http.LobbyLine[] {
  const order = ["playing", "gathering", "over"];
  const rank = (line: http.LobbyLine): number => (turns.has(line.id) ? -1 : order.indexOf(line.phase));
  return [...lines].sort((one, other) => rank(one) - rank(other));
}
