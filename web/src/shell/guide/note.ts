// What the browser keeps of a guide until it is closed: which hints were shown at which table. It survives a reload.

export interface Note {
  readonly seen: readonly string[];
  readonly acts: number;
  readonly skipped: boolean;
}

const FRESH: Note = { seen: [], acts: 0, skipped: false };
const key = (table: string): string => `serao-guide-${table}`;

/** What is noted about a table; null where nobody guides. */
export function noteOf(table: string): Note | null {
  try {
    const text = sessionStorage.getItem(key(table));
    return text === null ? null : { ...FRESH, ...(JSON.parse(text) as Partial<Note>) };
  } catch {
    return null; // somebody else wrote there, or storage is closed to us
  }
}

/** Note how far the guide has come. */
export function keep(table: string, note: Note): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(note));
  } catch {
    // Without storage the guide lasts until the next reload.
  }
}

/** A guide begins at this table. */
export function begin(table: string): void {
  keep(table, FRESH);
}
