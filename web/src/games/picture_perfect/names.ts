// Guests, wishes, places and players in words.

import { say } from "../../base/words.svelte";
import type { picture_perfect } from "./wire";
import { DECORATIONS, GUESTS, HOUSE, NOBODY, onTable, spaceAt, type Wish } from "./pieces";

type Arrangement = picture_perfect.Arrangement;

/** A guest by name. */
export function guestName(guest: number): string {
  const name = guest === NOBODY ? undefined : GUESTS[guest];
  return say(name ? `picture_perfect-guest-${name}` : "picture_perfect-nobody");
}

/** Several guests by name. */
export function guestNames(guests: readonly number[]): string {
  return guests.map(guestName).join(", ") || say("picture_perfect-nobody");
}

/** A decoration by name. */
export function decorationName(kind: number): string {
  return say(`web-picture_perfect-decoration-${DECORATIONS[kind] ?? ""}`);
}

/** A preference in the words of the guest whose envelope it is in. */
export function wishText([kind, named]: Wish): string {
  if (typeof named === "number") return say(`picture_perfect-wish-${kind}`, { guest: guestName(named) });
  return say(named ? `picture_perfect-wish-${kind}-${named}` : `picture_perfect-wish-${kind}`);
}

/** A player, or the house. */
export function seatName(seat: number, names: readonly string[]): string {
  return seat === HOUSE ? say("picture_perfect-house") : (names[seat] ?? "");
}

/** Where something stands: the space, the table, or outside. */
export function placeName(x: number, y: number): string {
  const space = spaceAt({ x, y });
  if (space) return say("web-picture_perfect-in-space", { space });
  return say(onTable({ x, y }) ? "web-picture_perfect-on-table" : "web-picture_perfect-outside");
}

/** Everything that one has put up, as a sentence each. */
export function arrangementText(arrangement: Arrangement): string {
  const guests = arrangement.figures.map(([guest, x, y]) =>
    say("web-picture_perfect-stands", { what: guestName(guest), where: placeName(x, y) }),
  );
  const pieces = arrangement.ornaments.map(([kind]) => decorationName(kind));
  if (pieces.length) guests.push(say("web-picture_perfect-laid", { pieces: pieces.join(", ") }));
  return guests.join(" ") || say("web-picture_perfect-empty-floor");
}
