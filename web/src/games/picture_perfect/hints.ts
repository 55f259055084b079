// What is to be done now, as one sentence.

import { say } from "../../base/words.svelte";
import type { BoardProps } from "../../board/board";
import type { picture_perfect } from "./wire";
import { numberAsked } from "./choosing";
import { guestName } from "./names";
import { CENTRE } from "./pieces";

type View = picture_perfect.View;
type Situation = Pick<BoardProps<"picture_perfect">, "view" | "legal" | "actors" | "names">;

/** What this seat is asked, or whom it waits for. */
export function hintOf({ view, legal, actors, names }: Situation): string {
  if (view.phase === "over") return say("picture_perfect-hint-over");
  if (legal.length) return say(`web-picture_perfect-hint-${view.phase}`, { number: numberAsked(legal) });
  if (view.phase === "peek") return say("web-picture_perfect-waiting-peek");
  const others = actors.filter((seat) => seat !== view.seat);
  return say("web-picture_perfect-waiting", { names: others.map((seat) => names[seat] ?? "").join(", ") });
}

/** The section of the rules that matters now. */
export function sectionOf(view: View): string {
  if (view.phase === "look") return "3";
  if (view.phase === "photo") return "7";
  if (view.phase === "vote" || view.phase === "over") return "8";
  return ["dance", "partner", "gifts", "theft", "revelations", "rumours"].includes(view.card) ? "4" : "5";
}

/** Who holds what, in words. */
export function holdingsText(view: View, names: readonly string[]): string {
  const holders = [...Array.from({ length: view.seats }, (_, seat) => seat), CENTRE];
  const held = (holder: number): string =>
    view.owner.flatMap((owner, guest) => (owner === holder ? [guestName(guest)] : [])).join(", ") ||
    say("web-picture_perfect-no-envelopes");
  const name = (holder: number): string => (holder === CENTRE ? say("picture_perfect-centre") : (names[holder] ?? ""));
  return holders.map((holder) => say("web-picture_perfect-holds", { name: name(holder), guests: held(holder) })).join(" ");
}
