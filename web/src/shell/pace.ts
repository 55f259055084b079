// The paces a table can be played by, and clocks in figures.

import { say } from "../base/words.svelte";
import type { Pace } from "../wire";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const live = (minutes: number, seconds: number): Pace => ({ bank: minutes * MINUTE, increment: seconds, most: null });
const slow = (days: number): Pace => ({ bank: days * DAY, increment: days * DAY, most: days * DAY });

export const PACES: readonly { name: string; pace: Pace | null }[] = [
  { name: "none", pace: null },
  { name: "live-5", pace: live(5, 10) },
  { name: "live-15", pace: live(15, 15) },
  { name: "slow-1", pace: slow(1) },
  { name: "slow-3", pace: slow(3) },
  { name: "slow-7", pace: slow(7) },
];

/** The name of a pace among those we offer. */
export function paceName(pace: Pace | null): string | undefined {
  return PACES.find((each) => each.pace?.bank === pace?.bank && each.pace?.increment === pace?.increment)?.name;
}

/** A pace in words. */
export function paceText(pace: Pace | null): string {
  const name = paceName(pace);
  if (name) return say(`web-pace-${name}`);
  return say("web-pace-other", { bank: clockText((pace?.bank ?? 0) * 1000), increment: pace?.increment ?? 0 });
}

/** Milliseconds as a clock shows them: days and hours, hours and minutes, or minutes and seconds. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= DAY) return say("web-clock-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / 3600) });
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / MINUTE)];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % MINUTE)}` : `${minutes}:${two(seconds % MINUTE)}`;
}
