// What just happened as flights of cards between spots of the table: from where, to where, and when.

import type { photograph } from "./wire";
import { colourIndex, isBack } from "./cards";
import { reached } from "./field";

type View = photograph.View;

export interface Flight {
  /** The card as it is seen while it flies; null: the colour's medal. */
  readonly card: number | null;
  readonly colour: number;
  readonly from: string;
  /** Null: it leaves the game where it lies. */
  readonly to: string | null;
  readonly start: number;
  readonly length: number;
  readonly blurred: boolean;
  /** Held up for all to see before it comes to rest. */
  readonly shown: boolean;
}

export interface Story {
  readonly flights: readonly Flight[];
  /** When the sun begins to sink; null when it does not. */
  readonly sunset: number | null;
}

const FLY = 480;
const BETWEEN = 130; // cards taken together follow one another
const DEALT_BETWEEN = 45;
const WINDING = 320;
const SHOT = 950;
const BLUR = 1700;

class Teller {
  readonly flights: Flight[] = [];
  sunset: number | null = null;
  #clocks = new Map<number, number>(); // each seat has its own time: at Sunset all play at once
  #played = new Map<string, number>();
  #turned = 0;
  #cleared = false;

  constructor(
    readonly before: View,
    readonly after: View,
  ) {}

  #clock(seat: number): number {
    return this.#clocks.get(seat) ?? 0;
  }

  #wait(seat: number, time: number): void {
    this.#clocks.set(seat, this.#clock(seat) + time);
  }

  /** When everything told so far is over. */
  #end(): number {
    return Math.max(0, ...this.#clocks.values());
  }

  #count(key: string): number {
    const played = this.#played.get(key) ?? 0;
    this.#played.set(key, played + 1);
    return played;
  }

  #fly(flight: Partial<Flight> & Pick<Flight, "card" | "from" | "to" | "start">): void {
    const colour = flight.card === null ? 0 : colourIndex(flight.card);
    this.flights.push({ colour, length: FLY, blurred: false, shown: false, ...flight });
  }

  took(event: photograph.Took): void {
    const { field, rows } = this.before;
    const taken = reached(field, rows, { ...event, type: "take", number: event.cards.length });
    const first = (this.after.hands[event.seat]?.length ?? 0) - taken.length;
    taken.forEach((position, index) => {
      const card = event.cards[index] ?? -1;
      const to = `hand-${event.seat}-${first + index}`;
      this.#fly({ card, from: `field-${position}`, to, start: index * BETWEEN });
    });
  }

  wound(event: photograph.Wound): void {
    this.#wait(event.seat, WINDING);
  }

  shot({ seat, card, in_focus, good_shot }: photograph.Shot): void {
    const colour = colourIndex(card);
    const place = this.#count(`hand-${seat}`);
    const index = (this.before.strips[seat]?.[colour]?.cards.length ?? 0) + this.#count(`strip-${seat}-${colour}`);
    const length = in_focus ? SHOT : BLUR;
    const start = this.#clock(seat);
    const to = `strip-${seat}-${colour}-${index}`;
    this.#fly({ card, from: `hand-${seat}-${place}`, to, start, length, blurred: !in_focus, shown: true });
    this.#wait(seat, length * 0.72);
    if (!good_shot) return;
    this.#fly({
      card: null,
      colour,
      from: `medal-${colour}`,
      to: `won-${seat}-${colour}`,
      start: start + length,
      length: SHOT,
      shown: true,
    });
    this.#wait(seat, SHOT);
  }

  /** The rest of the field goes; with it the backs that turn face up move to the top of the left column. */
  cleared(event: photograph.Cleared): void {
    this.#cleared = true;
    const start = this.#end();
    this.before.field.forEach((card, position) => {
      if (card < 0) return;
      const stays = event.turned.length > 0 && isBack(card);
      const seen = stays ? (event.turned[this.#turned] ?? card) : card;
      const to = stays ? `field-${this.#turned++}` : null;
      this.#fly({ card: seen, from: `field-${position}`, to, start });
    });
    this.#clocks.set(TABLE, start + FLY);
  }

  dealt(): void {
    const start = this.#end();
    const fresh = [...this.after.field.keys()].filter((position) => this.#isFresh(position));
    fresh.forEach((position, index) => {
      const card = this.after.field[position] ?? -1;
      this.#fly({ card, from: "deck", to: `field-${position}`, start: start + index * DEALT_BETWEEN });
    });
    this.#clocks.set(TABLE, start + fresh.length * DEALT_BETWEEN + FLY);
  }

  #isFresh(position: number): boolean {
    if ((this.after.field[position] ?? -1) < 0) return false;
    return this.#cleared ? position >= this.#turned : (this.before.field[position] ?? -1) < 0;
  }

  fell(): void {
    this.sunset = this.#end();
  }
}

const TABLE = -1; // what no seat does has its own clock

/** The story between two views of one table. */
export function storyOf(before: View, after: View): Story {
  const teller = new Teller(before, after);
  for (const event of after.news) {
    if (event.type === "took") teller.took(event);
    else if (event.type === "wound") teller.wound(event);
    else if (event.type === "shot") teller.shot(event);
    else if (event.type === "cleared") teller.cleared(event);
    else if (event.type === "dealt") teller.dealt();
    else if (event.type === "sunset") teller.fell();
  }
  return teller;
}
