// Sitting at a table: the connection, whose eyes we look through, and the shield between people of one device.

import { announce, hush } from "../../base/announce.svelte";
import type { Kinds } from "../../base/kinds";
import type { ChairView, ChatLine, SeatView, TableView, Update } from "../../wire";
import { Connection, NOTHING, type TriedOut, type Wanted } from "../connection.svelte";
import { heard } from "../ignoring.svelte";
import { note } from "../../base/notes.svelte";
import { beginsSoon, takeSeat, takeStart } from "../opening.svelte";
import { person } from "../person.svelte";
import { draw, isOurs, remember, taken, toReveal } from "../sealed";
import { settings, still } from "../../base/settings.svelte";
import { blip } from "../../base/sound";
import { Spotlight } from "./spotlight.svelte";

export class TableState {
  readonly connection: Connection;
  readonly light = new Spotlight();
  eyes: number | null = $state(null);
  covered = $state(false);
  sawEnd = false; // whether we were there when the game ended
  #taking = new Set<number>(); // chairs kept for us that we have asked for
  #sealed = new Set<number>(); // seats for which we have drawn a part of the shuffle
  #revealed = new Set<string>();
  #waited = false; // whether it was our turn before

  /** Whether we want the first chair that is free, and have not been answered yet. */
  sittingDown = $state(false);

  /** Whether it was made to begin at once. */
  #beginning = $state(false);

  /** Whether we were refused a chair that is kept for us. */
  #refused = $state(false);

  /** Whether it begins without anybody waiting for it: then there is no waiting room to be seen. */
  get beginning(): boolean {
    return this.#beginning || this.#comesAlone;
  }

  /** Whether it begins as soon as we have sat down: there are only opponents beside us. */
  get #comesAlone(): boolean {
    const { start, chairs } = this.table ?? { start: "host", chairs: [] };
    const ours = chairs.every((chair) => chair.level !== null || (chair.person !== null && chair.person === person.me?.id));
    return start === "full" && chairs.length > 0 && ours && !this.#refused;
  }

  constructor(id: string, chair = false) {
    this.sittingDown = takeSeat(id) || chair;
    this.#beginning = beginsSoon(id);
    this.connection = new Connection(id, settings.language, (update) => this.#heard(update));
  }

  get table(): TableView | null {
    return this.connection.table;
  }

  /** Whether the game is not dealt yet. */
  get gathering(): boolean {
    return this.table?.phase === "gathering" || this.table?.phase === "shuffling";
  }

  get mine(): readonly number[] {
    return this.connection.mine;
  }

  /** The game as the seat whose eyes we use sees it. */
  get shown(): SeatView | undefined {
    return this.connection.seats.find((each) => each.seat === this.eyes) ?? this.connection.seats[0];
  }

  /** What is said here, but for those whom we do not hear. */
  get chat(): readonly ChatLine[] {
    return this.connection.chat.filter(heard);
  }

  /** What the seats are called; in a crowd those that we are told of. */
  get names(): readonly string[] {
    const names = this.table?.chairs.map((chair) => chair.name) ?? [];
    for (const [seat, name] of this.connection.seats.flatMap((each) => each.names ?? [])) names[seat] = name;
    return names;
  }

  /** Who they are, as far as it is told. */
  get kinds(): Kinds {
    const kinds = this.table?.chairs.map((chair): Kinds[number] => chair.kind) ?? [];
    for (const each of this.connection.seats) each.names?.forEach(([seat], number) => (kinds[seat] = each.kinds?.[number]));
    return kinds;
  }

  /** Our own seats that must choose now: those that are offered actions, since a crowd's actors are not named. */
  get waiting(): readonly number[] {
    const offered = this.connection.seats.filter((each) => each.legal !== null).map((each) => each.seat);
    return this.mine.filter((seat) => offered.includes(seat) && !this.away(seat));
  }

  /** Our own seats that a bot holds until we are back. */
  get absent(): readonly number[] {
    return this.mine.filter((seat) => ["time", "left"].includes(this.away(seat)));
  }

  chair(seat: number): ChairView | undefined {
    return this.table?.chairs[seat];
  }

  /** Why a bot plays for a seat, if one does; a crowd is told so of its own seats only. */
  away(seat: number): string {
    return this.chair(seat)?.away ?? this.connection.seats.find((each) => each.seat === seat)?.away ?? "";
  }

  /** Ask the table; a refusal becomes a remark. */
  async ask(command: Wanted): Promise<boolean> {
    const denied = await this.connection.ask(command);
    if (denied) note(denied.sentence, "wrong");
    return !denied;
  }

  /** Do an action of the seat whose eyes we use. */
  act(action: unknown): void {
    const seat = this.shown?.seat;
    if (seat === null || seat === undefined || this.connection.busy) return;
    void this.ask({ type: "play", seat, action });
  }

  /** What an action of the seat whose eyes we use would bring. */
  preview(action: unknown): Promise<TriedOut> {
    const seat = this.shown?.seat;
    return seat === null || seat === undefined ? Promise.resolve(NOTHING) : this.connection.tryOut(seat, action);
  }

  /** Take a chair, and seal our part of the shuffle with it: it may be the last free one. */
  async sit(seat: number | null = null, name: string | null = null): Promise<boolean> {
    if (seat !== null) this.#sealed.add(seat);
    const done = await this.ask({ type: "sit", seat, name, seal: this.table ? draw(this.table) : "" });
    if (!done && seat !== null) this.#sealed.delete(seat);
    return done;
  }

  #asking = false;

  /** Ask once for the first free chair; where there is none left, we look on. */
  async #sitDown(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    if (!(await this.sit())) this.sittingDown = false;
  }

  /** Sit down on the chairs that are kept for us, each with its part of the shuffle. */
  async #takeKept(seats: readonly number[]): Promise<void> {
    for (const seat of seats.filter((each) => !this.#taking.has(each))) {
      this.#taking.add(seat);
      if (!(await this.sit(seat))) this.#refused = true;
    }
  }

  /** Draw another part of the shuffle, with words of our own. */
  mixIn(words: string): Promise<boolean[]> {
    return Promise.all(this.mine.map((seat) => this.#seal(seat, words)));
  }

  #seal(seat: number, words = ""): Promise<boolean> {
    this.#sealed.add(seat);
    return this.table ? this.ask({ type: "seal", seat, seal: draw(this.table, words) }) : Promise.resolve(false);
  }

  /** Look through the eyes of whoever of us must choose; others of us look away first. */
  follow(): void {
    const [only] = this.mine;
    if (this.mine.length > 1 && this.gathering) {
      this.eyes = null; // nobody's yet: the first hand of the game is covered, too
      return;
    }
    if (this.mine.length <= 1 || this.table?.phase !== "playing") {
      this.eyes ??= only ?? null;
      if (this.eyes !== null && !this.mine.includes(this.eyes)) this.eyes = only ?? null;
      this.covered = false;
      return;
    }
    if (this.eyes !== null && this.waiting.includes(this.eyes)) return;
    const next = this.waiting[0];
    if (next === undefined || next === this.eyes) return;
    this.eyes = next;
    this.covered = true;
    hush();
  }

  /** Before the game: remember the promise, seal our part of the shuffle, begin what was made to be played at once. */
  async gather(): Promise<void> {
    const table = this.table;
    if (table?.phase === "shuffling") this.#reveal(table);
    if (table?.phase !== "gathering" || this.mine.length) this.sittingDown = false;
    if (table?.phase !== "gathering") return;
    const kept = table.chairs.flatMap((chair, seat) => (chair.kept && chair.person === person.me?.id ? [seat] : []));
    if (kept.length) return this.#takeKept(kept);
    if (this.sittingDown) return this.#sitDown();
    remember(table.id, table.commitment);
    const fresh = this.mine.filter((seat) => !this.#sealed.has(seat) && !isOurs(table, seat));
    const sealing = fresh.map((seat) => this.#seal(seat));
    if (!takeStart(table.id)) return;
    await Promise.all(sealing);
    if (!(await this.ask({ type: "start", empty: "bots" }))) this.#beginning = false;
  }

  /** Show our part of the shuffle, now that nobody can change theirs. */
  #reveal(table: TableView): void {
    for (const entropy of toReveal(table).filter((part) => !this.#revealed.has(part))) {
      this.#revealed.add(entropy);
      // A refusal needs no remark: it was dealt without it, or it belonged to a chair that we gave up.
      void this.connection.ask({ type: "reveal", entropy }).then((denied) => {
        if (!denied) taken(table.id, entropy);
      });
    }
  }

  #heard(update: Update): void {
    const told = this.covered ? [] : (update.told ?? []);
    announce(...told.map((line) => line.text));
    // What one did oneself needs no pointing at.
    if (!update.id && !still()) this.light.flash(told.flatMap((line) => line.about ?? []));
    const said = update.said && heard(update.said) ? update.said : null;
    if (said) announce(`${said.name}: ${said.text}`);
    const waited = this.#waited;
    this.#waited = this.waiting.length > 0;
    const over = update.table?.phase === "over";
    this.sawEnd ||= over;
    if (over && update.happened !== "followed") blip("end");
    else if (this.#waited && !waited) blip("turn");
    else if (said) blip("chat");
    else if (update.happened === "played") blip("move");
  }

  close(): void {
    this.connection.close();
  }
}
