import { describe, expect, it } from "vitest";
import { initials, tint } from "../../src/base/faces";
import { codeOf } from "../../src/shell/qr";
import { momentOf, searchOf } from "../../src/shell/replay/moment";
import { placeOf } from "../../src/base/route.svelte";
import { nearest } from "../../src/base/settings.svelte";
import { actionText } from "../../src/shell/table/action-text";
import { clockText } from "../../src/shell/pace";
import { mineFirst } from "../../src/shell/home/lists";
import type { http } from "../../src/wire";

describe("Places", () => {
  it("reads addresses and the secrets behind them", () => {
    expect(placeOf("/", "")).toEqual({ page: "home" });
    expect(placeOf("/t/abc", "#secret")).toEqual({ page: "table", id: "abc", invite: "secret" });
    expect(placeOf("/replay/abc", "")).toEqual({ page: "replay", id: "abc", key: "" });
    expect(placeOf("/replay/abc", "#key")).toEqual({ page: "replay", id: "abc", key: "key" });
    expect(placeOf("/people/abc", "")).toEqual({ page: "people", what: "people", id: "abc" });
    expect(placeOf("/rankings/avenue", "")).toEqual({ page: "people", what: "rankings", id: "avenue" });
    expect(placeOf("/games/avenue", "")).toEqual({ page: "people", what: "games", id: "avenue" });
    expect(placeOf("/join", "#key")).toEqual({ page: "join", key: "key" });
    expect(placeOf("/me", "#key")).toEqual({ page: "me", key: "key" });
  });
});

describe("Moments of a replay", () => {
  it("are read from their address", () => {
    expect(momentOf("?move=12&seat=1", 40, 2)).toEqual({ move: 12, seat: 1 });
    expect(momentOf("", 40, 2)).toEqual({ move: 0, seat: null });
  });
  it("begin at the beginning where the game has no such moment", () => {
    expect(momentOf("?move=41&seat=2", 40, 2)).toEqual({ move: 0, seat: null });
    expect(momentOf("?move=-1&seat=x", 40, 2)).toEqual({ move: 0, seat: null });
  });
  it("have an address each", () => {
    expect(searchOf({ move: 12, seat: 0 })).toBe("?move=12&seat=0");
    expect(searchOf({ move: 0, seat: null })).toBe("");
  });
});

describe("Languages", () => {
  it("takes the nearest we have", () => {
    expect(nearest(["de", "pt-PT"])).toBe("pt-PT");
    expect(nearest(["pt"])).toBe("pt-BR");
    expect(nearest(["fr-CA"])).toBe("fr");
    expect(nearest(["ja"])).toBe("en");
  });
});

describe("Faces", () => {
  it("takes the first letters of the first and the last word", () => {
    expect(initials("Ana Maria da Silva")).toBe("AS");
    expect(initials("éva")).toBe("É");
    expect(initials("")).toBe("");
  });
  it("has a colour for every seat", () => {
    expect(tint(1999)).toMatch(/^#/);
  });
});

describe("Clocks", () => {
  it("shows minutes, then hours", () => {
    expect(clockText(65_000)).toBe("1:05");
    expect(clockText(3_600_000)).toBe("1:00:00");
    expect(clockText(-5)).toBe("0:00");
    expect(clockText(100)).toBe("0:01");
  });
});

describe("QR codes", () => {
  it("takes the drawing and nothing else", () => {
    const svg = '<svg width="148" height="148" class="segno"><path transform="scale(4)" stroke="#000" class="qrline" d="M2 2.5h7"/></svg>';
    expect(codeOf(svg)).toEqual({ size: "0 0 148 148", lines: "M2 2.5h7", move: "scale(4)" });
    expect(codeOf("<svg><script>alert(1)</script></svg>")).toBeNull();
  });
});

describe("Plain actions", () => {
  it("names the kind and what it is about", () => {
    expect(actionText({ type: "take", row: 1, side: "L", number: 2 })).toBe("take · row 1 · side L · number 2");
    expect(actionText("pass")).toBe("pass");
  });
});

describe("My games", () => {
  it("puts those first that wait for me", () => {
    const line = (id: string, phase: string, turn = false): http.LobbyLine => ({ id, phase, turn }) as http.LobbyLine;
    const lines = [line("a", "over"), line("b", "gathering"), line("c", "playing"), line("d", "playing", true)];
    expect(mineFirst(lines).map((each) => each.id)).toEqual(["d", "c", "b", "a"]);
  });
});
