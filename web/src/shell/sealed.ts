// The sealed shuffle: what this browser saw promised before the deal, and whether the promise was kept.

const KEY = "serao-sealed";
const KEPT = 60; // tables whose promise is remembered
const OPENING = "serao commitment 1\n";

type Promises = Record<string, string>;

function remembered(): Promises {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Promises;
  } catch {
    return {}; // somebody else wrote there, or storage is closed to us
  }
}

/** Remember what a table promised, the first time it is seen: a later promise would be worth nothing. */
export function remember(table: string, commitment: string): void {
  const known = remembered();
  if (known[table]) return;
  const entries = [...Object.entries(known), [table, commitment]].slice(-KEPT);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
}

/** What a table promised before the deal, if this browser was there. */
export function promised(table: string): string | null {
  return remembered()[table] ?? null;
}

/** The bytes that hexadecimal digits say. */
export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The commitment to a secret, made here; null where the browser lends no hashing (a page without TLS). */
export async function commitmentTo(secret: string): Promise<string | null> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const opening = new TextEncoder().encode(OPENING);
  const hash = await subtle.digest("SHA-256", new Uint8Array([...opening, ...bytesOf(secret)]));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
