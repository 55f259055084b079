// The whole position in words.

import type { BoardProps } from "../../board/board";
import { say } from "../../base/words.svelte";
import { cardName, cardNames, colourName } from "./cards";
import { lying } from "./field";
import { prompt } from "./prompt";
import { stripWords } from "./strips";

type Props = Pick<BoardProps<"photograph">, "view" | "seat" | "actors" | "names">;
type View = Props["view"];

function rowWords(view: View, row: number): string {
  const cards = lying(view.field, view.rows, row).map((position) => view.field[position] ?? -1);
  return say("web-photograph-row", { row: row + 1, count: cards.length, cards: cardNames(cards) });
}

function seatWords({ view, seat, names }: Props, each: number): string[] {
  const cards = cardNames(view.hands[each] ?? []);
  return [
    say("web-photograph-seat", { name: names[each] ?? "", points: view.scores[each] ?? 0 }),
    say(each === seat ? "web-photograph-own-hand" : "web-photograph-their-hand", { cards }),
    ...view.colours.flatMap((colour) => {
      const strip = view.strips[each]?.[colour];
      return strip?.cards.length ? [stripWords(strip, colour, view.good_shots[colour] === each)] : [];
    }),
  ];
}

function tableWords(view: View): string[] {
  const free = view.colours.filter((colour) => view.good_shots[colour] === -1).map(colourName);
  return [
    view.deck > 0 ? say("web-photograph-deck", { number: view.deck, card: cardName(view.deck_top) }) : say("web-photograph-deck-empty"),
    free.length ? say("web-photograph-good-shots-list", { colours: free.join(", ") }) : say("web-photograph-good-shots-none"),
  ];
}

/** Everything on the table, for whoever does not see it: one sentence a line. */
export function describe(props: Props): string {
  const { view, seat, actors, names } = props;
  const first = seat ?? 0;
  const seats = Array.from({ length: view.seats }, (_, step) => (first + step) % view.seats);
  const rows = Array.from({ length: view.rows }, (_, row) => rowWords(view, row));
  return [prompt(view, actors, names, null), ...rows, ...tableWords(view), ...seats.flatMap((each) => seatWords(props, each))].join("\n");
}

const SECTIONS: Record<string, string> = { subject: "3.1", winding: "3.2", sunset: "5.3", end: "6.1", over: "6.2" };

/** The rule that matters now, by its number. */
export function section(view: View): string {
  return SECTIONS[view.phase] ?? "3";
}
