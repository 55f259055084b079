// Our part in the shuffle: what this browser saw promised before the deal, what it sealed itself, and whether all was kept.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Fairness, TableView } from "../wire";

const KEY = "serao-sealed";
const KEPT = 60; // tables that are remembered
const ENTROPY_BYTES = 32;

/** What is remembered of a table: the promise of the house, what we drew, all seals, and what the house took of ours. */
interface Kept {
  readonly commitment: string;
  readonly parts: readonly string[];
  readonly seals: readonly string[];
  readonly shown: readonly string[];
}

const NOTHING = { parts: [], seals: [], shown: [] };

function remembered(): Record<string, Kept> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept | string>;
    // The first version remembered the promise alone.
    const kept = (each: Kept | string): Kept => (typeof each === "string" ? { ...NOTHING, commitment: each } : each);
    return Object.fromEntries(Object.entries(found).map(([id, each]) => [id, kept(each)]));
  } catch {
    return {}; // somebody else wrote there, or storage is closed to us
  }
}

function keep(table: string, kept: Kept): void {
  const others = Object.entries(remembered()).filter(([id]) => id !== table);
  const entries = [...others, [table, kept] as const].slice(-KEPT);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
}

/** Remember what a table promised, the first time it is seen: a later promise would be worth nothing. */
export function remember(table: string, commitment: string): void {
  if (!remembered()[table]) keep(table, { ...NOTHING, commitment });
}

/** The commitment to a secret. */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(new Uint8Array([...utf8ToBytes("serao commitment 1\n"), ...hexToBytes(secret)])));
}

/** What binds us to our part of the shuffle, at the table of that commitment alone. */
export function sealOf(commitment: string, entropy: string): string {
  return bytesToHex(sha256(utf8ToBytes(`serao seal 1\n${commitment}\n${entropy}`)));
}

/** Draw our part of the shuffle of a table, perhaps with words; the seal that promises it. */
export function draw(table: TableView, words = ""): string {
  remember(table.id, table.commitment);
  const drawn = bytesToHex(crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES)));
  const entropy = `${drawn} ${words}`.trim();
  const kept = remembered()[table.id];
  if (kept) keep(table.id, { ...kept, parts: [...kept.parts, entropy] });
  return sealOf(table.commitment, entropy);
}

/** Whether a seal is one that this browser drew. */
export function isOurs(table: TableView, seat: number): boolean {
  const seal = table.seals[seat];
  return Boolean(seal) && (remembered()[table.id]?.parts ?? []).some((part) => sealOf(table.commitment, part) === seal);
}

/** What is to be revealed now: nothing before all seals are fixed, and nothing to a house that promised something else. */
export function toReveal(table: TableView): readonly string[] {
  const kept = remembered()[table.id];
  if (table.phase !== "shuffling" || kept?.commitment !== table.commitment) return [];
  if (!kept.seals.length) keep(table.id, { ...kept, seals: table.seals });
  // A crowd is not shown its seals: the house knows which of ours it has.
  return kept.parts.filter((part) => !table.seals.length || table.seals.includes(sealOf(kept.commitment, part)));
}

/** Remember that the house has taken what we revealed. */
export function taken(table: string, entropy: string): void {
  const kept = remembered()[table];
  if (kept) keep(table, { ...kept, shown: [...kept.shown, entropy] });
}

/** What this browser finds of the shuffle in a record, as keys of the catalogue; `false`: something is wrong. */
export function foundIn(table: string, fairness: Fairness): readonly (readonly [boolean | null, string])[] {
  const kept = remembered()[table];
  const right = commitmentTo(fairness.secret) === fairness.commitment;
  const secret = [right, right ? "web-proof-secret" : "web-proof-secret-wrong"] as const;
  if (!kept) return [secret, [null, "web-proof-not-there"]];
  const same = kept.commitment === fairness.commitment;
  const seen = [same, same ? "web-proof-seen" : "web-proof-seen-wrong"] as const;
  const sealsChanged = kept.seals.length > 0 && JSON.stringify(kept.seals) !== JSON.stringify(fairness.seals);
  if (sealsChanged) return [secret, seen, [false, "web-proof-seals-wrong"]];
  if (!kept.shown.length) return [secret, seen];
  const used = kept.shown.every((part) => fairness.entropy.includes(part));
  return [secret, seen, [used, used ? "web-proof-mine" : "web-proof-mine-wrong"]];
}
