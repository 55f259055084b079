// Whom we ignore: what they say is not shown. The house keeps the list, so that it is the same on every device.

import { api } from "../base/api";
import { person, recognised } from "./person.svelte";
import { settings } from "../base/settings.svelte";
import type { ChatLine, http } from "../wire";

export const ignoring: { lines: readonly http.IgnoredLine[] } = $state({ lines: [] });

let asked = "";

/** Learn whom we ignore; asked once for each person whom we are. */
export async function learnIgnored(): Promise<void> {
  await recognised();
  const me = person.me; // who may have signed in since
  if (!me || asked === me.id) return;
  asked = me.id;
  ignoring.lines = await api.ignored().catch(() => []);
}

/** How we ignore somebody, if we do. */
export function ignored(other: string | null): http.IgnoredLine | undefined {
  return other === null ? undefined : ignoring.lines.find((line) => line.id === other);
}

/** Whether a line of the chat is to be heard: not from whom we ignore, nor from opponents who are to be quiet. */
export function heard(line: ChatLine): boolean {
  return line.character ? !settings.quiet : !ignored(line.by);
}

/** Mute or block somebody. */
export async function ignore(other: string, blocked: boolean): Promise<void> {
  const line = await api.ignore(other, blocked);
  ignoring.lines = [...ignoring.lines.filter((each) => each.id !== other), line];
}

/** Hear and meet somebody again. */
export async function heed(other: string): Promise<void> {
  await api.heed(other);
  ignoring.lines = ignoring.lines.filter((each) => each.id !== other);
}
