import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepRead, readUntil, unreadIn } from "../../src/shell/table/reading";
import { isReading } from "../../src/shell/table/scrolling";
import type { ChatLine } from "../../src/wire";

const line = (at: number, by: string): ChatLine => ({
  at,
  by,
  name: by,
  text: "",
  kind: "guest",
  owner: "",
  spectator: false,
  character: "",
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe("The chat", () => {
  it("counts what others said since it was read, never one's own words", () => {
    const chat = [line(1, "ana"), line(2, "bruno"), line(3, "ana"), line(4, "bruno")];
    expect(unreadIn(chat, 0, "ana")).toBe(2);
    expect(unreadIn(chat, 2, "ana")).toBe(1);
    expect(unreadIn(chat, 4, "ana")).toBe(0);
  });

  it("remembers how far it was read, table by table", () => {
    keepRead("one", 5);
    expect([readUntil("one"), readUntil("other")]).toEqual([5, 0]);
  });
});

describe("A list that grows at its end", () => {
  const seen = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 100 });

  it("follows, though more lines come before one hears that it was scrolled to its end", () => {
    expect(isReading(false, 0, seen(500, 900))).toBe(false);
  });

  it("stays where somebody reads further up, until they are back at its end", () => {
    expect(isReading(false, 500, seen(50, 600))).toBe(true);
    expect(isReading(true, 50, seen(120, 900))).toBe(true);
    expect(isReading(true, 120, seen(790, 900))).toBe(false);
  });
});
