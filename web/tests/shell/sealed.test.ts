// Our part in the shuffle: sealed before the deal, revealed when all seals are fixed, found again in the record.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { commitmentTo, draw, foundIn, isOurs, remember, sealOf, taken, toReveal } from "../../src/shell/sealed";
import type { Fairness, TableView } from "../../src/wire";

const SECRET = "00".repeat(32);
const COMMITMENT = "7f2e423b90c737eaad449ff1e156828b793270ba17efe678294d2b3c20343fd1";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

function tableWith(phase: TableView["phase"], seals: readonly string[], commitment = COMMITMENT): TableView {
  return { id: "t1", phase, seals, commitment } as TableView;
}

/** A table at which this browser has sealed its part and the shuffle has begun; the part. */
function shuffled(): { table: TableView; entropy: string } {
  const seal = draw(tableWith("gathering", []), "rain on the roof");
  const table = tableWith("shuffling", [seal, "5e".repeat(32)]);
  const [entropy] = toReveal(table);
  if (entropy === undefined) throw new Error("nothing to reveal");
  return { table, entropy };
}

function record(changed: Partial<Fairness>): Fairness {
  return { commitment: COMMITMENT, secret: SECRET, entropy: [], seals: [], ...changed };
}

const keys = (fairness: Fairness): string[] => foundIn("t1", fairness).map(([right, key]) => `${String(right)} ${key}`);

describe("The shuffle", () => {
  it("is promised and sealed as the house does it", () => {
    // Both computed by the house: commitment(bytes(32)), seal_of(commitment, "ab" * 32 + " rain").
    expect(commitmentTo(SECRET)).toBe(COMMITMENT);
    expect(sealOf(COMMITMENT, `${"ab".repeat(32)} rain`)).toBe("d52b7d76ba8442dafff9e24dac8d3a5404b54c81cb06bcdc837366349d97111f");
  });

  it("has 32 random bytes and words of one's own from this browser", () => {
    const { entropy } = shuffled();
    expect(entropy).toMatch(/^[0-9a-f]{64} rain on the roof$/);
  });

  it("knows its own seals again after a reload", () => {
    const seal = draw(tableWith("gathering", []));
    expect(isOurs(tableWith("gathering", ["", seal]), 1)).toBe(true);
    expect(isOurs(tableWith("gathering", ["", seal]), 0)).toBe(false);
    expect(isOurs(tableWith("gathering", ["5e".repeat(32)]), 0)).toBe(false);
  });

  it("reveals nothing before the seals are fixed, nothing of another seal, nothing to a house of another promise", () => {
    const seal = draw(tableWith("gathering", []));
    expect(toReveal(tableWith("gathering", [seal]))).toEqual([]);
    expect(toReveal(tableWith("shuffling", ["5e".repeat(32)]))).toEqual([]);
    expect(toReveal(tableWith("shuffling", [seal], "0".repeat(64)))).toEqual([]);
    expect(toReveal(tableWith("shuffling", [seal]))).toHaveLength(1);
    expect(toReveal(tableWith("shuffling", []))).toHaveLength(1); // a crowd is not shown its seals
  });

  it("is found in the record", () => {
    const { table, entropy } = shuffled();
    taken("t1", entropy);
    const honest = record({ entropy: [entropy, ""], seals: table.seals });
    expect(keys(honest)).toEqual(["true web-proof-secret", "true web-proof-seen", "true web-proof-mine"]);
  });

  it("notices every way in which a house can lie", () => {
    const { table, entropy } = shuffled();
    taken("t1", entropy);
    const honest = record({ entropy: [entropy, ""], seals: table.seals });
    expect(keys({ ...honest, secret: "11".repeat(32) })).toContain("false web-proof-secret-wrong");
    expect(keys({ ...honest, commitment: commitmentTo("11".repeat(32)), secret: "11".repeat(32) })).toContain("false web-proof-seen-wrong");
    expect(keys({ ...honest, seals: [table.seals[0] ?? "", "6f".repeat(32)] })).toContain("false web-proof-seals-wrong");
    expect(keys({ ...honest, entropy: ["", ""] })).toContain("false web-proof-mine-wrong");
  });

  it("does not accuse the house when it was dealt without us", () => {
    const { table } = shuffled();
    expect(keys(record({ entropy: ["", ""], seals: table.seals }))).toEqual(["true web-proof-secret", "true web-proof-seen"]);
  });

  it("says when this browser was not there", () => {
    expect(keys(record({}))).toEqual(["true web-proof-secret", "null web-proof-not-there"]);
  });

  it("reads what the first version remembered", () => {
    localStorage.setItem("serao-sealed", JSON.stringify({ t1: COMMITMENT }));
    remember("t1", "another");
    expect(keys(record({}))).toEqual(["true web-proof-secret", "true web-proof-seen"]);
  });
});
