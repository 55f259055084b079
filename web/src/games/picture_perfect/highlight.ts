// Where an event of the news is to be seen: envelopes, by their guests, and those who hold them.

import { NONE, each, type Highlight } from "../../board/highlights";
import type { picture_perfect } from "./wire";
import { CENTRE, HOUSE } from "./pieces";

const guest = (number: number): string => `guest-${number}`;
const holder = (seat: number): string => `holder-${seat === HOUSE ? CENTRE : seat}`;
const holders = (seats: readonly number[]): Highlight => each(...seats.map(holder));
const everybody = (view: picture_perfect.View): number[] => Array.from({ length: view.seats }, (_, seat) => seat);

/** Envelopes that came from somebody, or from the centre. */
function came(guests: readonly number[], from: number): Highlight {
  return { rings: [[holder(from)], ...guests.map((each) => [guest(each)])], arrow: guests.length === 1 };
}

/** Where an event is to be seen. */
export function highlight(event: picture_perfect.Event, view: picture_perfect.View): Highlight {
  switch (event.type) {
    case "round":
      return each(`round-${event.number}`);
    case "card":
      return each(view.card === event.card ? "card" : `round-${view.played.indexOf(event.card) + 1}`);
    case "chose":
    case "passed":
    case "bid":
    case "priced":
    case "rescued":
      return each(holder(event.seat));
    case "danced":
      return each(holder(event.seat), ...[event.kept, ...event.dealt].map(guest));
    case "took":
      return came(event.guests, CENTRE);
    case "returned":
      return came(event.guests, event.seat);
    case "handed":
      return came([event.guest], event.giver);
    case "stole":
      return came([event.guest], event.victim);
    case "looked":
    case "added":
    case "for-sale":
      return each(guest(event.guest), holder(event.seat));
    case "revealed":
    case "unsold":
      return each(guest(event.guest));
    case "sold":
      return each(guest(event.guest), holder(event.buyer));
    case "paid":
      return { rings: [[holder(event.payer)], [holder(event.taker)]], arrow: true };
    case "bids":
      return holders(event.bids.map(([seat]) => seat));
    case "tied":
      return holders(event.seats);
    case "last-look":
      return each("camera");
    case "vote":
      return each(...event.seats.map((seat) => `photo-${seat}`));
    case "scored":
    case "voted":
      return each(...everybody(view).map((seat) => `photo-${seat}`));
    default:
      return NONE;
  }
}
