// Where an event of the news is to be seen on the table. The past is gone: what is lit is where it happened.

import { NONE, each, type Highlight } from "../../board/highlights";
import type { photograph } from "./wire";
import { colourIndex, isBack } from "./cards";
import { rowPositions } from "./field";

type View = photograph.View;

function handOf(view: View, seat: number): string[] {
  return (view.hands[seat] ?? []).map((_, place) => `hand-${seat}-${place}`);
}

/** The frame that was shot, or the whole strip where nobody sees any more which one it was. */
function shotAt(view: View, { seat, card, good_shot }: photograph.Shot): Highlight {
  const colour = colourIndex(card);
  const frame = isBack(card) ? -1 : (view.strips[seat]?.[colour]?.cards.indexOf(card) ?? -1);
  const strip = frame < 0 ? `strip-${seat}-${colour}` : `strip-${seat}-${colour}-${frame}`;
  return each(strip, ...(good_shot ? [`won-${seat}-${colour}`] : []));
}

/** Where an event is to be seen. */
export function highlight(event: photograph.Event, view: View): Highlight {
  switch (event.type) {
    case "started":
    case "chose":
      return each(`seat-${event.seat}`);
    case "took":
      return { rings: [rowPositions(view.rows, event.row).map((place) => `field-${place}`), handOf(view, event.seat)], arrow: true };
    case "wound":
      return { rings: [handOf(view, event.seat)] };
    case "shot":
      return shotAt(view, event);
    case "missed":
      return event.given_up ? each(`strip-${event.seat}-${colourIndex(event.card)}`) : { rings: [handOf(view, event.seat)] };
    case "cleared":
      return each("field");
    case "dealt":
      return { rings: [["deck"], ["field"]], arrow: true };
    case "sunset":
    case "end":
      return each("deck");
    default:
      return NONE;
  }
}
