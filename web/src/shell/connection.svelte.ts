// A table over its socket: what is seen of it now, and a way to ask for things that survives a lost connection.

import { api } from "../base/api";
import { PROTOCOL } from "../wire";
import type { http, AnyCommand, ChairView, Denied, ChatLine, Sync, TableView, ToClient, ToldLine, Turn, SeatView, Update } from "../wire";

export type Status = "connecting" | "open" | "lost" | "refused" | "signed-out";
export type Wanted = AnyCommand extends infer C ? (C extends { id: string } ? Omit<C, "id"> : never) : never;

interface Waiting {
  message: string;
  done: (answer: Denied | null) => void;
}

interface Trying {
  message: string;
  done: (outcome: TriedOut) => void;
}

/** One thing that was told: the length of the log with it, and the sentences. */
interface Happening {
  readonly length: number;
  readonly lines: readonly ToldLine[];
}

/** What an action would bring: why not, or the game's own preview. */
export interface TriedOut {
  readonly sentence: string | null;
  readonly preview: unknown;
}

export const NOTHING: TriedOut = { sentence: null, preview: null };
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const FINAL: Readonly<Record<number, Status>> = { 4403: "refused", 4401: "signed-out" }; // closed for good

/** A name nobody else has. (`randomUUID` is missing where a house is visited without TLS, as at home.) */
export function randomId(bytes = 16): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What came, or what was there already where that is the same. */
function unchanged<T>(before: T, now: T): T {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

export class Connection {
  status: Status = $state("connecting");
  refusal = $state(""); // what the house said before it closed the connection for good
  length = $state(0);
  table: TableView | null = $state.raw(null);
  turn: Turn = $state.raw({ actors: [], waiting: 0, clocks: null });
  turnAt = $state(0); // when the clocks of `turn` were right, on our own clock
  seats: readonly SeatView[] = $state.raw([]);
  mine: readonly number[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  history: http.Told = $state.raw({ length: 0, lines: [] }); // what happened before we came
  since: readonly Happening[] = $state.raw([]); // what we were told ourselves
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #unanswered = $state(0);
  #trying = new Map<string, Trying>();
  #pause = FIRST_PAUSE;
  #closed = false;
  #heard: (update: Update) => void;

  constructor(
    readonly id: string,
    public language: string,
    heard: (update: Update) => void = () => undefined,
  ) {
    this.#heard = heard;
    this.#connect();
    void this.#glance();
  }

  /** See the table before the socket is open: on a slow line its two handshakes take longer than all the rest. */
  async #glance(): Promise<void> {
    const seen = await api.view(this.id).catch(() => null); // whether we may come in, the socket says
    if (seen && !this.table && !this.#closed) this.#show(seen);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as ToClient);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #hello(): void {
    this.#socket?.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, language: this.language }));
  }

  /** Be told in another language from now on; the house answers with everything. */
  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#hello();
  }

  #lost(code: number): void {
    if (this.#closed) return;
    this.status = FINAL[code] ?? "lost";
    if (this.status !== "lost") return;
    for (const id of [...this.#trying.keys()]) this.#tried(id, NOTHING);
    setTimeout(() => !this.#closed && this.#connect(), this.#pause * (0.7 + 0.6 * Math.random()));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.7);
  }

  #receive(message: ToClient): void {
    switch (message.type) {
      case "sync":
        return this.#sync(message);
      case "update":
        return this.#update(message);
      case "accepted":
        return this.#answer(message.id, null);
      case "denied":
        return this.#denied(message);
      case "tried":
        return this.#tried(message.id, message);
      case "farewell":
        return; // the close that follows brings us back
    }
  }

  #sync(message: Sync): void {
    this.status = "open";
    this.#pause = FIRST_PAUSE;
    this.#show(message);
    this.#recall();
    // What was asked and never answered is asked again under the same id: done once, whatever was lost.
    for (const waiting of [...this.#waiting.values(), ...this.#trying.values()]) this.#socket?.send(waiting.message);
  }

  /** Take everything; what is as it was stays the same thing, and is not drawn again. */
  #show(message: Sync): void {
    this.length = message.length;
    this.table = unchanged(this.table, message.table);
    this.mine = unchanged(this.mine, message.mine);
    this.seats = unchanged(this.seats, message.seats);
    this.chat = unchanged(this.chat, message.chat);
    this.#setTurn(message.turn);
  }

  /** Fetch what happened before: on coming, and whenever something was missed. */
  #recall(): void {
    void api.told(this.id).then(
      (told) => (this.history = told),
      () => undefined, // the log then begins where we came in
    );
  }

  /** What happened, in the order it happened. */
  get told(): readonly ToldLine[] {
    const after = this.since.filter((each) => each.length > this.history.length);
    return [...this.history.lines, ...after.flatMap((each) => each.lines)];
  }

  #update(message: Update): void {
    if (message.happened !== "many" && message.length !== this.length + 1) {
      if (message.length > this.length) this.#socket?.send(JSON.stringify({ type: "resync" }));
      return;
    }
    this.length = message.length;
    if (message.table) this.table = message.table;
    if (message.mine) this.mine = message.mine;
    if (message.seats) this.seats = message.seats;
    if (message.said) this.chat = [...this.chat, message.said];
    if (message.lines) this.chat = [...this.chat, ...message.lines];
    this.#setTurn(message.turn);
    if (message.told?.length) this.since = [...this.since, { length: message.length, lines: message.told }];
    this.#heard(message);
    if (message.id) this.#answer(message.id, null);
  }

  #denied(message: Denied): void {
    if (!message.id) this.refusal = message.sentence;
    this.#answer(message.id, message);
    if (message.id) this.#tried(message.id, { sentence: message.sentence, preview: null });
  }

  #tried(id: string, outcome: TriedOut): void {
    this.#trying.get(id)?.done({ sentence: outcome.sentence, preview: outcome.preview });
    this.#trying.delete(id);
  }

  /** What an action would bring. Nothing is done, so nothing is asked again after a lost connection. */
  tryOut(seat: number, action: unknown): Promise<TriedOut> {
    if (this.status !== "open" && this.status !== "connecting") return Promise.resolve(NOTHING);
    const id = randomId();
    const message = JSON.stringify({ type: "try", id, seat, action });
    return new Promise((done) => {
      this.#trying.set(id, { message, done });
      if (this.status === "open") this.#socket?.send(message);
    });
  }

  #setTurn(turn: Turn): void {
    this.turn = turn;
    this.turnAt = performance.now();
  }

  #answer(id: string | null | undefined, denied: Denied | null): void {
    if (!id) return;
    this.#waiting.get(id)?.done(denied);
    this.#waiting.delete(id);
    this.#unanswered = this.#waiting.size;
  }

  /** Ask the table for something; resolves with null when it is done, else with the refusal. */
  ask(command: Wanted): Promise<Denied | null> {
    const id = randomId();
    const message = JSON.stringify({ ...command, id });
    return new Promise((done) => {
      this.#waiting.set(id, { message, done });
      this.#unanswered = this.#waiting.size;
      if (this.status === "open") this.#socket?.send(message);
    });
  }

  /** Whether something asked has not been answered yet. */
  get busy(): boolean {
    return this.#unanswered > 0;
  }

  chair(seat: number): ChairView | undefined {
    return this.table?.chairs[seat];
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}
