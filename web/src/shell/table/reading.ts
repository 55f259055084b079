// How far the chat of a table has been read in this browser.

import type { ChatLine } from "../../wire";

const KEY = "serao-read";
const KEPT = 60; // tables that are remembered

function remembered(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {}; // somebody else wrote there
  }
}

/** When the last line was said that has been read. */
export function readUntil(table: string): number {
  return remembered()[table] ?? 0;
}

/** Remember that everything up to a moment has been read. */
export function keepRead(table: string, at: number): void {
  const others = Object.entries(remembered()).filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, at]].slice(-KEPT))));
}

/** How many lines of others have not been read: one knows what one has said oneself. */
export function unreadIn(chat: readonly ChatLine[], read: number, me: string | undefined): number {
  return chat.filter((line) => line.at > read && (line.by === null || line.by !== me)).length;
}
