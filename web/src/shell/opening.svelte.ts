// Making tables. A table made to be played at once is started as soon as its page has seen the sealed shuffle.

import { api, type NewTable } from "../base/api";
import { go } from "../base/route.svelte";
import type { http } from "../wire";

export const MOST_BUTTONS = 8; // more seats than this are typed, not pressed
const USUAL_LEVEL = "level-3";
const KEY = "serao-level"; // the level somebody chose last, for every game

const startAtOnce = new Set<string>();

/** The opponents that somebody chose last. */
export function lastLevel(): string {
  return localStorage.getItem(KEY) ?? USUAL_LEVEL;
}

/** The opponents a form starts with. */
export function usualLevel(game: http.GameLine): string {
  const last = lastLevel();
  return game.levels.includes(last) ? last : USUAL_LEVEL;
}

/** Remember the opponents that somebody chose. */
export function keepLevel(level: string): void {
  localStorage.setItem(KEY, level);
}

/** Bots for every chair but one. */
export function botsBeside(seats: number, level: string): Record<number, string> {
  return Object.fromEntries(Array.from({ length: seats - 1 }, (_, seat) => [seat + 1, level]));
}

type Wanted = Partial<NewTable> & { game: http.GameLine["name"]; seats: number };

/** Open a table against bots that begins as soon as it is seen; its id. */
export async function againstBots(table: Wanted, level: string): Promise<string> {
  const bots = botsBeside(table.seats, level);
  const opened = await api.open({ ...table, bots, sit: true, start: "host", rated: false, takeover: level });
  beginSoon(opened.id);
  return opened.id;
}

/** Open a table against bots and go there; it begins at once. */
export async function playNow(table: Wanted, level: string): Promise<void> {
  go(`/t/${await againstBots(table, level)}`);
}

/** Open a table for friends and go there. */
export async function openTable(table: Wanted): Promise<void> {
  const opened = await api.open(table);
  go(`/t/${opened.id}#${opened.invite}`);
}

const seatAtOnce = new Set<string>();

/** Sit down at a table, where a chair is kept for us, as soon as its page is seen. */
export function seatSoon(id: string): void {
  seatAtOnce.add(id);
}

/** Whether we go to this table to sit down; said one time. */
export function takeSeat(id: string): boolean {
  return seatAtOnce.delete(id);
}

/** Let a table begin as soon as its page has seen the sealed shuffle. */
export function beginSoon(id: string): void {
  startAtOnce.add(id);
}

/** Whether this table was made to be played at once, and has not been begun yet. */
export function beginsSoon(id: string): boolean {
  return startAtOnce.has(id);
}

/** Whether this table was made to be played at once; said one time. */
export function takeStart(id: string): boolean {
  return startAtOnce.delete(id);
}
