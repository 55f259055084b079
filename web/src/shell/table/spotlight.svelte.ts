// What of the game's news is shown on the board: a line of the log that is pointed at, or what has just happened.

export const PASSING = 1200; // milliseconds that news are lit

export class Spotlight {
  /** The events that are lit now. */
  events: readonly unknown[] = $state.raw([]);
  /** Lit for a moment only, because it has just happened. */
  passing = $state(false);
  /** Somebody asked for it, and may be taken to where it is. */
  sought = $state(false);
  /** The line that stays lit until it is let go; the pointer may show others meanwhile. */
  held: object | null = $state.raw(null);
  #heldEvent: unknown = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show an event while the pointer is on its line. */
  point(event: unknown): void {
    this.#show([event], false);
  }

  /** The pointer has gone: back to what is held, if anything is. */
  leave(): void {
    this.#show(this.held ? [this.#heldEvent] : [], false);
  }

  /** Keep a line lit. */
  hold(line: object, event: unknown): void {
    this.held = line;
    this.#heldEvent = event;
    this.#show([event], false);
    this.sought = true;
  }

  /** Put the light out. */
  release(): void {
    this.held = null;
    this.leave();
  }

  /** Light up what has just happened, unless somebody is looking at something. */
  flash(events: readonly unknown[]): void {
    if (!events.length || (this.events.length && !this.passing)) return;
    this.#show(events, true);
    this.#timer = setTimeout(() => this.leave(), PASSING);
  }

  #show(events: readonly unknown[], passing: boolean): void {
    clearTimeout(this.#timer);
    this.events = events;
    this.passing = passing;
    this.sought = false;
  }
}
