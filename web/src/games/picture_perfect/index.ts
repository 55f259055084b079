// The board of Picture Perfect; the stage and the finder in the round come later, when they are needed.

import type { BoardProps, GameTable } from "../../board/board";
import { say } from "../../base/words.svelte";
import Board from "./Board.svelte";
import { hintOf, holdingsText, sectionOf as section } from "./hints";
import { highlight } from "./highlight";
import { arrangementText, guestName, wishText } from "./names";
import { NOBODY } from "./pieces";

type Props = BoardProps<"picture_perfect">;

/** The position in words. */
function describe(props: Props): string {
  const { view, names } = props;
  const sentences = [say("picture_perfect-side-round", { number: Math.min(view.round, view.rounds), rounds: view.rounds }) + "."];
  if (view.card) {
    sentences.push(
      say("picture_perfect-turned", { card: say(`picture_perfect-card-${view.card}`), rule: say(`picture_perfect-rule-${view.card}`) }),
    );
  }
  sentences.push(hintOf(props));
  const wishes = view.open === NOBODY ? [] : (view.wishes[view.open] ?? []);
  if (wishes.length) {
    sentences.push(
      say("web-picture_perfect-open-says", {
        guest: guestName(view.open),
        cards: wishes.map(wishText).join("; "),
      }),
    );
  }
  for (const [seat, number] of view.scores.entries()) {
    sentences.push(say("web-picture_perfect-holds", { name: names[seat] ?? "", guests: say("web-picture_perfect-points", { number }) }));
  }
  sentences.push(holdingsText(view, names));
  if (view.seat !== null) sentences.push(say("web-picture_perfect-floor-says", { text: arrangementText(view.arrangement) }));
  return sentences.join("\n");
}

export const table: GameTable<"picture_perfect"> = { Board, describe, section, highlight };
