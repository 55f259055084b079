// What the browser keeps of a guide until it is closed: which hints were shown at which table. It survives a reload.

export interface GuideSession {
  readonly seen: readonly string[];
  readonly acts: number;
  readonly skipped: boolean;
}

const FRESH: GuideSession = { seen: [], acts: 0, skipped: false };
const key = (table: string): string => `serao-guide-${table}`;

/** What is kept of the guide at a table; null where nobody guides. */
export function sessionOf(table: string): GuideSession | null {
  try {
    const text = sessionStorage.getItem(key(table));
    return text === null ? null : { ...FRESH, ...(JSON.parse(text) as Partial<GuideSession>) };
  } catch {
    return null; // somebody else wrote there, or storage is closed to us
  }
}

/** Keep how far the guide has come. */
export function keep(table: string, session: GuideSession): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(session));
  } catch {
    // Without storage the guide lasts until the next reload.
  }
}

/** A guide begins at this table. */
export function begin(table: string): void {
  keep(table, FRESH);
}
