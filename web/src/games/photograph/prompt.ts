// What the table says at each moment.

import { say } from "../../base/words.svelte";
import type { Tried } from "../../board/board";
import type { photograph } from "./wire";
import { cardName, cardNames } from "./cards";
import { reached } from "./field";
import { together } from "./seats";

export type Answer = Tried<"photograph">;

type View = photograph.View;

function listed(seats: readonly number[], names: readonly string[]): string {
  return seats.map((seat) => names[seat] ?? "").join(", ");
}

/** What is to be done now, and by whom. */
export function prompt(view: View, actors: readonly number[], names: readonly string[], picked: number | null): string {
  if (view.phase === "over") return say("photograph-hint-over");
  if (view.seat !== null && actors.includes(view.seat)) return ownPrompt(view, view.seat, picked);
  if (!together(view)) return say(`web-photograph-other-${view.phase}`, { name: names[view.turn] ?? "" });
  return say(view.my_choice ? "web-photograph-waiting" : "web-photograph-all-choose", { names: listed(actors, names) });
}

function ownPrompt(view: View, seat: number, picked: number | null): string {
  if (picked !== null) return say("web-photograph-where", { card: cardName(view.hands[seat]?.[picked] ?? -1) });
  return say(`web-photograph-hint-${view.phase}`, { owed: view.owed });
}

/** A take in words, the cards as they are seen. */
export function takeWords(view: View, take: photograph.Take): string {
  const cards = cardNames(reached(view.field, view.rows, take).map((position) => view.field[position] ?? -1));
  return say("web-photograph-take", { number: take.number, side: take.side, row: take.row + 1, cards });
}

function shotWords(shot: photograph.ShotPreview): string {
  const key = shot.good_shot ? "good-shot" : shot.focused ? "sharp" : "blurred";
  return say(`web-photograph-would-${key}`, { card: cardName(shot.card) });
}

/** A winding in words, and how the photos would then come out. */
export function windWords(view: View, wind: photograph.Wind, answer: Answer | null): string {
  const card = cardName(view.seat === null ? -1 : (view.hands[view.seat]?.[wind.card] ?? -1));
  const moved = say("web-photograph-wind", { card, place: wind.to + 1 });
  if (answer?.sentence) return answer.sentence;
  const shots = answer?.preview?.shots ?? [];
  return shots.length ? `${moved} ${say("web-photograph-then", { shots: shots.map(shotWords).join(", ") })}` : moved;
}
