// Our part in the shuffle: what this browser saw promised before the deal, what it sealed itself, and whether all was kept.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Fairness, TableView } from "../wire";

const KEY = "serao-sealed";
const KEPT = 60; // tables that are remembered
const ENTROPY_BYTES = 32;

/** What is remembered of a table: the promise of the house, what we drew, the digest of all seals, what was taken of ours. */
interface Kept {
  readonly commitment: string;
  readonly parts: readonly string[];
  readonly sealed: string;
  readonly shown: readonly string[];
}

const NOTHING = { parts: [], sealed: "", shown: [] };

function remembered(): Record<string, Kept> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept | string>;
    // The first version remembered the promise alone.
    const kept = (each: Kept | string): Kept => (typeof each === "string" ? { ...NOTHING, commitment: each } : { ...NOTHING, ...each });
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

/** What fixes all seals, in seat order. */
export function sealedBy(seals: readonly string[]): string {
  const digests = seals.flatMap((seal) => [...sha256(utf8ToBytes(seal))]);
  return bytesToHex(sha256(new Uint8Array([...utf8ToBytes("serao seals 1\n"), ...digests])));
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

/** What is to be revealed now: nothing before the house can change no seal any more, nothing to one that promised something else. */
export function toReveal(table: TableView): readonly string[] {
  const kept = remembered()[table.id];
  if (table.phase !== "shuffling" || kept?.commitment !== table.commitment) return [];
  if (!table.sealed || (table.seals.length && (sealedBy(table.seals) !== table.sealed || !ofPeople(table)))) return [];
  if (!kept.sealed) keep(table.id, { ...kept, sealed: table.sealed });
  else if (kept.sealed !== table.sealed) return [];
  // A crowd is not shown its seals; their digest binds the house just as well.
  return kept.parts.filter((part) => !table.seals.length || table.seals.includes(sealOf(kept.commitment, part)));
}

/** Whether only people's chairs have a seal: with one of its own the house could choose whether to open it. */
function ofPeople({ seals, chairs }: TableView): boolean {
  return seals.length === chairs.length && chairs.every((chair, seat) => chair.level === null || !seals[seat]);
}

/** Remember that the house has taken what we revealed. */
export function taken(table: string, entropy: string): void {
  const kept = remembered()[table];
  if (kept) keep(table, { ...kept, shown: [...kept.shown, entropy] });
}

type Finding = readonly [boolean | null, string];

/** What this browser finds of the shuffle in a record, as keys of the catalogue; `false`: something is wrong. */
export function foundIn(table: string, fairness: Fairness, seats: number): readonly Finding[] {
  const kept = remembered()[table];
  const right = commitmentTo(fairness.secret) === fairness.commitment;
  const secret: Finding = [right, right ? "web-proof-secret" : "web-proof-secret-wrong"];
  if (!kept) return [secret, [null, "web-proof-not-there"]];
  const same = kept.commitment === fairness.commitment;
  const seen: Finding = [same, same ? "web-proof-seen" : "web-proof-seen-wrong"];
  return [secret, seen, ...foundInSeals(kept, fairness, seats)];
}

/** Whether everything in the shuffle was sealed before we showed ours, and whether ours is there. */
function foundInSeals(kept: Kept, { commitment, seals, entropy }: Fairness, seats: number): readonly Finding[] {
  if (!kept.sealed) return seals.length ? [[null, "web-proof-seals-unseen"]] : [];
  if (seals.length !== seats || sealedBy(seals) !== kept.sealed) return [[false, "web-proof-seals-wrong"]];
  // Who does not show anything is left out; who shows something else, or has sealed nothing, could choose.
  if (entropy.some((part, seat) => part && sealOf(commitment, part) !== seals[seat])) return [[false, "web-proof-open-wrong"]];
  const same: Finding = [true, "web-proof-seals"];
  if (!kept.shown.every((part) => entropy.includes(part))) return [same, [false, "web-proof-mine-wrong"]];
  const left = seals.map((seal, seat) => (entropy[seat] ? "" : seal)).filter(Boolean); // seals that nobody opened
  if (kept.parts.some((part) => left.includes(sealOf(commitment, part)))) return [same, [null, "web-proof-late"]];
  if (!kept.shown.length) return [same];
  return [same, [true, "web-proof-mine"], left.length ? [null, "web-proof-two-deals"] : [true, "web-proof-nobody"]];
}
