import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listen } from "../../src/shell/home/events";

class FakeSocket {
  static all: FakeSocket[] = [];
  closed = false;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  close(): void {
    this.closed = true;
    this.onclose({ code: 1000 });
  }
  tell(...types: string[]): void {
    for (const type of types) this.onmessage({ data: JSON.stringify({ type }) });
  }
}

const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "house" });
  FakeSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("The events of the home page", () => {
  it("are news only after what was so before, and several are one", () => {
    const changed = vi.fn();
    listen(changed);
    expect(last().url).toBe("wss://house/api/events/socket");
    last().tell("turn", "invited", "alive");
    vi.advanceTimersByTime(60_000);
    expect(changed).not.toHaveBeenCalled();
    last().tell("turn", "sat", "alive");
    vi.advanceTimersByTime(1_000);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it("go on after a break, where everything is news", () => {
    const changed = vi.fn();
    listen(changed);
    last().tell("alive");
    last().onclose({ code: 1012 });
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.all).toHaveLength(2);
    last().tell("turn");
    vi.advanceTimersByTime(1_000);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it.each([1008, 4401, 4403])("end when the house says so: %i", (code) => {
    listen(vi.fn());
    last().onclose({ code });
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("end with the page", () => {
    const changed = vi.fn();
    const end = listen(changed);
    last().tell("alive", "turn");
    end();
    vi.advanceTimersByTime(600_000);
    expect(last().closed).toBe(true);
    expect(changed).not.toHaveBeenCalled();
    expect(FakeSocket.all).toHaveLength(1);
  });
});
