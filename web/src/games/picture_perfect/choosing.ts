// What is to be chosen now, read off the legal actions alone: the board offers these and nothing else.

import type { picture_perfect } from "./wire";
import { NOBODY } from "./pieces";

export type Action = picture_perfect.Action;
type Of<T extends Action["type"]> = Extract<Action, { type: T }>;

/** The legal actions of one type. */
export function ofType<T extends Action["type"]>(legal: readonly Action[], type: T): Of<T>[] {
  return legal.filter((action): action is Of<T> => action.type === type);
}

/** The envelopes that an action names, without those that are nobody's. */
export function guestsOf(action: Action): readonly number[] {
  switch (action.type) {
    case "keep":
    case "steal":
    case "listen":
    case "add":
    case "put-up":
    case "open":
      return [action.guest];
    case "take":
    case "return":
      return [action.one, action.other].filter((guest) => guest !== NOBODY);
    case "give":
      return [action.left, action.right].filter((guest) => guest !== NOBODY);
    default:
      return [];
  }
}

const ENVELOPE_ACTIONS = new Set<Action["type"]>(["keep", "steal", "listen", "add", "put-up", "take", "return"]);

/** The legal actions that are chosen by pointing at envelopes. */
export function byEnvelopes(legal: readonly Action[]): readonly Action[] {
  return legal.filter((action) => ENVELOPE_ACTIONS.has(action.type));
}

/** How many envelopes are to be pointed at. */
export function numberAsked(actions: readonly Action[]): number {
  return Math.max(0, ...actions.map((action) => guestsOf(action).length));
}

/** The envelopes that can still be pointed at, with those already chosen. */
export function choosable(actions: readonly Action[], chosen: readonly number[]): ReadonlySet<number> {
  const full = chosen.length >= numberAsked(actions);
  const fitting = actions.filter((action) => full || chosen.every((guest) => guestsOf(action).includes(guest)));
  return new Set(fitting.flatMap(guestsOf));
}

/** Point at an envelope: once more puts it back; when all are chosen, the oldest gives way. */
export function pointed(actions: readonly Action[], chosen: readonly number[], guest: number): readonly number[] {
  if (chosen.includes(guest)) return chosen.filter((each) => each !== guest);
  const asked = numberAsked(actions);
  return [...chosen, guest].slice(-asked);
}

/** The action that the chosen envelopes make. */
export function made(actions: readonly Action[], chosen: readonly number[], showVip = false): Action | null {
  const fits = (action: Action): boolean => {
    const guests = guestsOf(action);
    const shown = action.type === "put-up" ? action.show_vip : showVip;
    return guests.length === chosen.length && guests.every((guest) => chosen.includes(guest)) && shown === showVip;
  };
  return actions.find(fits) ?? null;
}

/** Whether an envelope may be put up with its VIP card shown. */
export function mayShowVip(actions: readonly Action[], chosen: readonly number[]): boolean {
  return made(actions, chosen, true)?.type === "put-up";
}

export interface Gifts {
  readonly left: number;
  readonly right: number;
}

/** Which neighbours get a gift at all. */
export function giftSides(legal: readonly Action[]): readonly (keyof Gifts)[] {
  const gifts = ofType(legal, "give");
  return (["left", "right"] as const).filter((side) => gifts.some((gift) => gift[side] !== NOBODY));
}

/** Put an envelope on a side; if it lay on the other, it leaves it. */
export function withGift(gifts: Gifts, side: keyof Gifts, guest: number): Gifts {
  const other = side === "left" ? "right" : "left";
  const kept = gifts[other] === guest ? NOBODY : gifts[other];
  return side === "left" ? { left: guest, right: kept } : { left: kept, right: guest };
}

/** The action of two gifts, when they are what may be given. */
export function giftMade(legal: readonly Action[], gifts: Gifts): Action | null {
  return ofType(legal, "give").find(({ left, right }) => left === gifts.left && right === gifts.right) ?? null;
}

/** The numbers that may be bid or asked. */
export function numbersOf(legal: readonly Action[], type: "bid" | "price"): readonly number[] {
  return ofType(legal, type).map((action) => action.number);
}
