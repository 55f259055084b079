import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../../src/shell/connection.svelte";

let seen: unknown = null; // by a glance, before the socket is open

vi.mock("../../src/base/api", () => ({
  api: {
    told: () => Promise.resolve({ length: 4, lines: [{ text: "before" }] }),
    view: () => (seen ? Promise.resolve(seen) : Promise.reject(new Error("not yours"))),
  },
}));

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: { type: string; id?: string }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id?: string });
  }
  close(): void {
    this.onclose({ code: 1000 });
  }
  tell(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const turn = { actors: [0], waiting: 1, clocks: null };
const sync = (length: number): unknown => ({
  type: "sync",
  length,
  protocol: 2,
  mine: [0],
  table: { chairs: [] },
  turn,
  seats: [],
  chat: [],
});
const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "house" });
  FakeSocket.all = [];
  seen = null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("A connection", () => {
  it("greets, and takes everything", () => {
    const connection = new Connection("t", "fr");
    last().onopen();
    expect(last().sent[0]).toMatchObject({ type: "hello", language: "fr" });
    last().tell(sync(4));
    expect(connection.status).toBe("open");
    expect(connection.mine).toEqual([0]);
  });

  it("loses no click: what was not answered is asked again under the same name", async () => {
    const connection = new Connection("t", "en");
    last().tell(sync(4));
    const answer = connection.ask({ type: "say", text: "hello" });
    const id = last().sent.at(-1)?.id;
    expect(connection.busy).toBe(true);
    last().onclose({ code: 1006 });
    expect(connection.status).toBe("lost");
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.all).toHaveLength(2);
    last().tell(sync(4));
    expect(last().sent.at(-1)).toMatchObject({ type: "say", id });
    last().tell({ type: "accepted", id, length: 5 });
    expect(await answer).toBeNull();
    expect(connection.busy).toBe(false);
  });

  it("asks for the whole when something was missed", () => {
    new Connection("t", "en");
    last().tell(sync(4));
    last().tell({ type: "update", length: 7, happened: "played", turn });
    expect(last().sent.at(-1)).toMatchObject({ type: "resync" });
  });

  it("tells what happened before and since, each thing once", async () => {
    const connection = new Connection("t", "en");
    last().tell(sync(3));
    last().tell({ type: "update", length: 4, happened: "played", turn, told: [{ text: "before" }] });
    last().tell({ type: "update", length: 5, happened: "played", turn, told: [{ text: "after", about: { type: "took" } }] });
    await vi.runAllTimersAsync();
    expect(connection.told).toEqual([{ text: "before" }, { text: "after", about: { type: "took" } }]);
  });

  it("hands a refusal back", async () => {
    const connection = new Connection("t", "en");
    last().tell(sync(4));
    const answer = connection.ask({ type: "leave" });
    const denied = { type: "denied", id: last().sent.at(-1)?.id, length: 4, reason: { key: "no", args: {} }, sentence: "No." };
    last().tell(denied);
    expect(await answer).toMatchObject({ sentence: "No." });
  });

  it("tells what an action would bring, and gives up on it when the connection is lost", async () => {
    const connection = new Connection("t", "en");
    last().tell(sync(4));
    const first = connection.tryOut(0, { type: "peek" });
    last().tell({ type: "tried", id: last().sent.at(-1)?.id, length: 4, preview: { farm: 1 }, reason: null, sentence: null });
    expect(await first).toEqual({ sentence: null, preview: { farm: 1 } });
    const second = connection.tryOut(0, { type: "peek" });
    last().onclose({ code: 1006 });
    expect(await second).toEqual({ sentence: null, preview: null });
  });

  it("shows the table before the socket is open, and draws nothing twice", async () => {
    seen = sync(4);
    const connection = new Connection("t", "en");
    await vi.runAllTimersAsync();
    const { table, seats } = connection;
    expect(table).not.toBeNull();
    expect(connection.status).toBe("connecting");
    last().tell(sync(4));
    expect(connection.table).toBe(table);
    expect(connection.seats).toBe(seats);
  });

  it("keeps what is asked until the socket is open", async () => {
    seen = sync(4);
    const connection = new Connection("t", "en");
    await vi.runAllTimersAsync();
    void connection.ask({ type: "say", text: "hello" });
    void connection.tryOut(0, { type: "peek" });
    expect(last().sent).toEqual([]);
    last().tell(sync(4));
    expect(last().sent.map((each) => each.type)).toEqual(["say", "try"]);
  });

  it("is not taken back by a glance that comes late", async () => {
    seen = sync(4);
    const connection = new Connection("t", "en");
    last().tell(sync(5));
    await vi.runAllTimersAsync();
    expect(connection.length).toBe(5);
  });

  it.each([
    [4403, "refused"],
    [4401, "signed-out"],
  ])("stays away where it is not admitted or no longer known (%i)", (code, status) => {
    const connection = new Connection("t", "en");
    last().onclose({ code });
    vi.advanceTimersByTime(60_000);
    expect(connection.status).toBe(status);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
