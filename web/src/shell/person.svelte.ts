// Who we are to the house: a guest needs only a name, asked once and remembered by the cookie.

import { api, Refusal } from "../base/api";
import { house } from "../base/house.svelte";
import { note } from "../base/notes.svelte";
import { say } from "../base/words.svelte";
import type { http } from "../wire";

const KEY = "serao-name";

export const person: { me: http.Me | null; asked: boolean } = $state({ me: null, asked: false });

const CAME = "serao-came"; // when somebody last came in by this browser, in whichever tab

/** Whether nobody has come in by this browser: so the page was sent, and so it is still. A kept page is of nobody. */
function strangers(): boolean {
  if (typeof document === "undefined") return false;
  const { dataset } = document.documentElement;
  const came = localStorage.getItem(CAME);
  if ("shell" in dataset) return came === null;
  return "stranger" in dataset && (came === null || Number(came) < performance.timeOrigin);
}

/** Remember that somebody has come in, or that nobody is here any more. */
function remember(me: http.Me | null): void {
  if (me) localStorage.setItem(CAME, String(Date.now()));
  else localStorage.removeItem(CAME);
}

/** Ask the house whether it knows us; to whom nobody has ever been, its page has said so already. */
export async function recognise(): Promise<http.Me | null> {
  person.me = strangers() ? null : await api.me().catch(unknown);
  if (person.me) remember(person.me);
  person.asked = true;
  return person.me;
}

/** Who is banned is told so; to all others it is nothing new that the house does not know them. */
function unknown(fault: unknown): null {
  if (fault instanceof Refusal && fault.key === "house-banned") note(fault.message, "wrong");
  return null;
}

let recognising: Promise<http.Me | null> | null = null;

/** Be recognised once, however many parts of the page want to know. */
export function recognised(): Promise<http.Me | null> {
  recognising ??= recognise();
  return recognising;
}

/** Be known under this name: a newcomer comes in, a known guest may change the name. */
export async function beKnown(name: string): Promise<http.Me> {
  const wanted = name.trim();
  const me = person.me ?? (await recognise());
  if (!me) person.me = await api.comeIn(wanted);
  else if (me.name !== wanted && !me.claimed) person.me = await api.rename(wanted);
  localStorage.setItem(KEY, wanted);
  remember(person.me);
  return person.me as http.Me;
}

/** Take what the house answered about us. */
export function be(me: http.Me | null): void {
  person.me = me;
  person.asked = true;
  remember(me);
  if (me?.claimed && house.closed) location.reload(); // the page as members are sent it
}

let suggested = "";

/** The name a form starts with: ours, the last one used here, or one of the evening's. */
export function usualName(): string {
  const names = say("web-guest-names").split(",");
  suggested ||= names[Math.floor(Math.random() * names.length)]?.trim() ?? "";
  return person.me?.name ?? localStorage.getItem(KEY) ?? suggested;
}
