// What the pages about people ask the house for, and how they say it.

import { ask, askPage, type Page } from "../../base/api";
import { settings } from "../../base/settings.svelte";
import { has, say } from "../../base/words.svelte";
import type { http } from "../../wire";

const PAGES = 20; // of a rating's history, a hundred games each
export type Among = "all" | "people" | "bots";

export const people = {
  history: (id: string) => askPage<http.PlayedGame>(`/profiles/${id}/history?limit=12`),
  next: <T>(path: string): Promise<Page<T>> => askPage<T>(path),
  bests: (id: string) => ask<http.Best[]>("GET", `/profiles/${id}/bests`),
  against: (id: string, other: string) => ask<http.Against[]>("GET", `/profiles/${id}/against/${other}`),
  ranking: (game: string, programs: boolean) => askPage<http.RankingLine>(`/rankings/${game}?limit=50&programs=${String(programs)}`),
  statistics: (game: string, among: Among) => ask<http.Statistics>("GET", `/statistics/${game}?among=${among}`),
};

/** Where the statistics of a game can be downloaded. */
export const statisticsFile = (game: string, among: Among): string => `/api/statistics/${game}/csv?among=${among}`;

/** A person's whole rating at a game, from the first rated game on. */
export async function ratingOf(id: string, game: string): Promise<readonly http.Step[]> {
  let page = await askPage<http.Step>(`/profiles/${id}/ratings/${game}`);
  const steps = [...page.lines];
  for (let number = 1; page.next && number < PAGES; number += 1) {
    page = await askPage<http.Step>(page.next);
    steps.push(...page.lines);
  }
  return steps;
}

/** A day as it is written in the person's language. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" }).format(at);
}

/** A number with so many digits after the point, as it is written in the person's language. */
export function written(value: number | null, digits = 1): string {
  return value === null ? "–" : new Intl.NumberFormat(settings.language, { maximumFractionDigits: digits }).format(value);
}

/** A share of one as percent. */
export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: digits }).format(share);
}

/** Why a game ended. */
export function reasonText(game: string, reason: string): string {
  const key = `${game}-reason-${reason}`;
  return has(key) ? say(key) : say("web-people-given-up");
}
