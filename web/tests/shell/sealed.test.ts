// Our part in the shuffle: sealed before the deal, revealed when all seals are fixed, found again in the record.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { commitmentTo, draw, foundIn, isOurs, remember, sealedBy, sealOf, taken, toReveal } from "../../src/shell/sealed";
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

const OTHER = sealOf(COMMITMENT, "theirs");

function tableWith(phase: TableView["phase"], seals: readonly string[], changed: Partial<TableView> = {}): TableView {
  const sealed = phase === "gathering" ? "" : sealedBy(seals);
  const chairs = seals.map(() => ({ level: null }));
  return { id: "t1", phase, seals, sealed, chairs, commitment: COMMITMENT, ...changed } as TableView;
}

/** A table at which this browser has sealed its part and the shuffle has begun; the part. */
function shuffled(): { table: TableView; entropy: string } {
  const seal = draw(tableWith("gathering", []), "rain on the roof");
  const table = tableWith("shuffling", [seal, OTHER]);
  const [entropy] = toReveal(table);
  if (entropy === undefined) throw new Error("nothing to reveal");
  return { table, entropy };
}

function record(changed: Partial<Fairness>): Fairness {
  return { commitment: COMMITMENT, secret: SECRET, entropy: [], seals: [], ...changed };
}

const keys = (fairness: Fairness): string[] =>
  foundIn("t1", fairness, fairness.seals.length).map(([right, key]) => `${String(right)} ${key}`);

describe("The shuffle", () => {
  it("is promised and sealed as the house does it", () => {
    // All computed by the house: commitment(bytes(32)), seal_of(commitment, "ab" * 32 + " rain"), sealed(("5e" * 32, "")).
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
    expect(toReveal(tableWith("shuffling", [seal], { commitment: "0".repeat(64) }))).toEqual([]);
    expect(toReveal(tableWith("shuffling", [seal]))).toHaveLength(1);
  });

  it("reveals nothing where its own seal is missing", () => {
    draw(tableWith("gathering", []));
    expect(toReveal(tableWith("shuffling", [OTHER]))).toEqual([]);
  });

  it("reveals nothing while the seals are withheld, as if two were a crowd", () => {
    const seal = draw(tableWith("gathering", []));
    expect(toReveal(tableWith("shuffling", [], { sealed: "" }))).toEqual([]);
    expect(toReveal(tableWith("shuffling", [seal, OTHER], { sealed: "" }))).toEqual([]);
    expect(toReveal(tableWith("shuffling", [seal, OTHER], { sealed: sealedBy([seal, ""]) }))).toEqual([]);
    expect(toReveal(tableWith("shuffling", [seal, OTHER]))).toHaveLength(1);
    expect(toReveal(tableWith("shuffling", [seal, ""]))).toEqual([]); // other seals than before
  });

  it("reveals nothing where an opponent of the house has a seal, or nobody", () => {
    const seal = draw(tableWith("gathering", []));
    const chairs = [null, "level-1"].map((level) => ({ level }) as TableView["chairs"][number]);
    expect(toReveal(tableWith("shuffling", [seal, OTHER], { chairs }))).toEqual([]);
    expect(toReveal(tableWith("shuffling", [seal, "", OTHER], { chairs }))).toEqual([]);
    expect(toReveal(tableWith("shuffling", [seal, ""], { chairs }))).toHaveLength(1);
  });

  it("notices seals of more seats than the game has", () => {
    const seal = draw(tableWith("gathering", []));
    const [entropy = ""] = toReveal(tableWith("shuffling", [], { sealed: sealedBy([seal, OTHER]) }));
    taken("t1", entropy);
    const more = record({ entropy: [entropy, ""], seals: [seal, OTHER] });
    expect(foundIn("t1", more, 1).map(([, key]) => key)).toContain("web-proof-seals-wrong");
  });

  it("reveals in a crowd, which is not shown its seals, what their digest has fixed", () => {
    const seal = draw(tableWith("gathering", []));
    const [entropy = ""] = toReveal(tableWith("shuffling", [], { sealed: sealedBy([seal, OTHER]) }));
    expect(entropy).not.toBe("");
    taken("t1", entropy);
    expect(keys(record({ entropy: [entropy, "theirs"], seals: [seal, OTHER] }))).toContain("true web-proof-nobody");
    const ground = sealOf(COMMITMENT, "the best of three thousand");
    const cheated = record({ entropy: [entropy, "the best of three thousand"], seals: [seal, ground] });
    expect(keys(cheated)).toContain("false web-proof-seals-wrong");
  });

  it("is found in the record", () => {
    const { table, entropy } = shuffled();
    taken("t1", entropy);
    const honest = record({ entropy: [entropy, "theirs"], seals: table.seals });
    const all = ["secret", "seen", "seals", "mine", "nobody"].map((each) => `true web-proof-${each}`);
    expect(keys(honest)).toEqual(all);
    const unrevealed = record({ entropy: [entropy, ""], seals: table.seals });
    expect(keys(unrevealed)).toEqual([...all.slice(0, 4), "null web-proof-two-deals"]);
  });

  it("notices what came into the shuffle beside the seals", () => {
    const seal = draw(tableWith("gathering", []));
    const [entropy = ""] = toReveal(tableWith("shuffling", [seal, ""]));
    taken("t1", entropy);
    expect(keys(record({ entropy: [entropy, ""], seals: [seal, ""] }))).toContain("true web-proof-nobody");
    const open = keys(record({ entropy: [entropy, "the best of three thousand"], seals: [seal, ""] }));
    expect(open).toEqual(["true web-proof-secret", "true web-proof-seen", "false web-proof-open-wrong"]);
  });

  it("notices what does not fit its seal", () => {
    const { table, entropy } = shuffled();
    taken("t1", entropy);
    const other = record({ entropy: [entropy, "the best of three thousand"], seals: table.seals });
    expect(keys(other)).toContain("false web-proof-open-wrong");
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
    const late = ["true web-proof-secret", "true web-proof-seen", "true web-proof-seals", "null web-proof-late"];
    expect(keys(record({ entropy: ["", ""], seals: table.seals }))).toEqual(late);
  });

  it("says when this browser was not there", () => {
    expect(keys(record({}))).toEqual(["true web-proof-secret", "null web-proof-not-there"]);
  });

  it("reads what the first version remembered", () => {
    localStorage.setItem("serao-sealed", JSON.stringify({ t1: COMMITMENT }));
    remember("t1", "another");
    expect(keys(record({}))).toEqual(["true web-proof-secret", "true web-proof-seen"]);
    const sealed = record({ entropy: ["theirs"], seals: [OTHER] });
    expect(keys(sealed)).toEqual(["true web-proof-secret", "true web-proof-seen", "null web-proof-seals-unseen"]);
  });
});
