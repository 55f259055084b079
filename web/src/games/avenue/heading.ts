// The one line under the map: what is considered, what was done, or what may be done now.

import { say } from "../../base/words.svelte";
import type { avenue } from "./wire";
import { squareName, type Network } from "./map";
import type { Scored } from "./moments";
import { gradeWords, signed } from "./words";

export interface Situation {
  readonly view: avenue.View;
  readonly seat: number | null;
  readonly sheet: avenue.SheetView | undefined;
  readonly legal: readonly avenue.Action[];
  readonly thought: number | null;
  readonly wish: avenue.Action | null;
  readonly pointed: number | null;
  readonly network: Network | null;
  readonly scored: Scored | undefined;
  readonly peeked: string;
}

/** What is about to be chosen. */
function thinking({ view, thought, wish }: Situation): string {
  if (thought !== null) return say("web-avenue-consider", { square: squareName(thought) });
  if (wish?.type !== "peek") return "";
  return say(view.round === view.rounds ? "web-avenue-consider-peek-last" : "web-avenue-consider-peek");
}

/** The road that is pointed at. */
function looking({ pointed, network }: Situation): string {
  const there = pointed !== null && network?.squares.includes(pointed);
  return there ? say("web-avenue-road-here", { square: squareName(pointed) }) : "";
}

/** What has just happened, if it is worth a moment. */
function happened({ scored, peeked }: Situation): string {
  if (peeked) return say("avenue-peeked", { farm: peeked });
  return scored ? say("web-avenue-scored", { farm: scored.farm, number: scored.written }) : "";
}

/** The choice that waits for the others. */
function waiting({ view }: Situation): string {
  const crowd = view.standings.length > 0; // counted by the shell, which is told of every choice
  const others = crowd ? say("web-avenue-waiting-crowd") : say("web-avenue-waiting", { number: view.waiting });
  if (!view.my_choice) return others;
  const choice =
    view.my_choice.type === "draw"
      ? say("web-avenue-pencilled", { square: squareName(view.my_choice.square) })
      : say("web-avenue-will-peek");
  return `${choice} ${others}`;
}

/** The harvest is in; alone, with the grade. */
function ended({ view, sheet }: Situation): string {
  if (!sheet || view.grade === null) return say("avenue-ended");
  return `${say("web-avenue-over-alone", { score: signed(sheet.score) })} ${gradeWords(view.grade)}.`;
}

/** The line under the map. */
export function headingOf(situation: Situation): string {
  const { view, seat, sheet, legal } = situation;
  const first = thinking(situation) || happened(situation) || looking(situation);
  if (first) return first;
  if (!view.road) return ended(situation);
  if (!legal.length) return waiting(situation);
  if (sheet?.seat !== seat) return say("web-avenue-choose-own");
  return say(legal.some((action) => action.type === "peek") ? "web-avenue-choose" : "web-avenue-choose-no-peek");
}
