// Flights made visible: where spots lie on the board, and the movement between two of them.

import type { Flight } from "./story";

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export type Spots = ReadonlyMap<string, Spot>;

export interface Placed {
  readonly id: number;
  readonly flight: Flight;
  readonly from: Spot;
  readonly to: Spot | null;
  /** How wide the board is: a card held up stays on it. */
  readonly room: number;
}

export const WIDTH = 120; // of a card in flight, before it is scaled
const HELD = 132; // of a card held up for all to see

function spotElements(board: HTMLElement): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>("[data-spot]")].filter((element) => element.checkVisibility());
}

/** Where everything lies now. */
export function measure(board: HTMLElement): Spots {
  const origin = board.getBoundingClientRect();
  return new Map(
    spotElements(board).map((element) => {
      const box = element.getBoundingClientRect();
      return [
        element.dataset["spot"] ?? "",
        { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y, width: box.width },
      ];
    }),
  );
}

let next = 0;

/** The flights whose ends are both on the board. */
export function place(flights: readonly Flight[], before: Spots, after: Spots, room: number): Placed[] {
  return flights.flatMap((flight) => {
    const from = before.get(flight.from);
    const to = flight.to === null ? null : after.get(flight.to);
    return from && to !== undefined ? [{ id: (next += 1), flight, from, to, room }] : [];
  });
}

/** What a flight will bring is not there before it lands. */
export function hideUntilLanded(board: HTMLElement, placed: readonly Placed[]): void {
  const landing = new Map(placed.map(({ flight }) => [flight.to, flight.start + flight.length]));
  for (const element of spotElements(board)) {
    const duration = landing.get(element.dataset["spot"] ?? "");
    if (duration) veiled(element).animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  }
}

/** In the hand the place stays and only the card on it is missing. */
function veiled(element: HTMLElement): HTMLElement {
  const place = element.querySelector<HTMLElement>("[data-slot]")?.dataset["slot"];
  const card = place === undefined ? null : element.closest(".film")?.querySelector<HTMLElement>(`[data-card="${place}"]`);
  return card ?? element;
}

function at(spot: Spot, width = spot.width): string {
  return `translate(${spot.x}px, ${spot.y}px) translate(-50%, -50%) scale(${(width / WIDTH).toFixed(3)})`;
}

/** Beside the place where a card will lie, large, and within the board. */
function heldUp(to: Spot, room: number): Spot {
  const half = HELD / 2 + 4;
  return { x: Math.min(Math.max(to.x, half), room - half), y: Math.max(to.y - 30, 60), width: Math.max(HELD, to.width) };
}

/** The movement of a flight. */
export function keyframes({ flight, from, to, room }: Placed): Keyframe[] {
  if (!to)
    return [
      { transform: at(from), opacity: 1 },
      { transform: at(from, from.width * 0.8), opacity: 0 },
    ];
  if (!flight.shown)
    return [
      { transform: at(from), opacity: 1 },
      { transform: at(to), opacity: 1 },
    ];
  const held = at(heldUp(to, room));
  const hold = flight.blurred ? 0.82 : 0.7;
  return [
    { transform: at(from), opacity: 1, easing: "ease-in-out" },
    { transform: held, offset: flight.blurred ? 0.26 : 0.42 },
    { transform: held, offset: hold, easing: "ease-in" },
    { transform: at(to), opacity: 1 },
  ];
}

/** A blurred photo shakes and goes soft while it is held up. */
export function wobble(): Keyframe[] {
  return [
    { transform: "none", filter: "blur(0)", offset: 0.3 },
    { transform: "rotate(-5deg) translateX(-5px)", filter: "blur(0.5px)", offset: 0.38 },
    { transform: "rotate(5deg) translateX(6px)", filter: "blur(1.5px)", offset: 0.48 },
    { transform: "rotate(-4deg) translateX(-4px)", filter: "blur(3px)", offset: 0.58 },
    { transform: "rotate(3deg)", filter: "blur(4px)", offset: 0.7 },
    { transform: "none", filter: "blur(5px)", offset: 1 },
  ];
}
