// Where an event of the news is to be seen: on whichever sheet lies in front, and small on the others.

import { NONE, each, type Highlight } from "../../board/highlights";
import type { avenue } from "./wire";

/** A square of a seat's sheet, where that sheet lies in front and where it lies among the others. */
function squareOf(seat: number, square: number): string[] {
  return [`sheet-${seat}-${square}`, `small-${seat}-${square}`];
}

function farmOf(view: avenue.View, letter: string): string[] {
  const square = view.squares.indexOf(`F${letter}`);
  return view.sheets.map(({ seat }) => `sheet-${seat}-${square}`);
}

/** What everybody drew, and who peeked. */
function acted({ first, choices }: avenue.Acted): Highlight {
  return each(
    ...choices.flatMap((choice, index) => (choice.type === "draw" ? squareOf(first + index, choice.square) : [`seat-${first + index}`])),
  );
}

/** The farm, and the numbers written for it. */
function scored(view: avenue.View, { farm }: avenue.FarmScored): Highlight {
  const round = view.farms.indexOf(farm);
  return each(...farmOf(view, farm), ...view.sheets.map(({ seat }) => `written-${seat}-${round}`));
}

/** Where an event is to be seen. */
export function highlight(event: avenue.Event, view: avenue.View): Highlight {
  switch (event.type) {
    case "round":
      return each("farm", ...farmOf(view, event.farm));
    case "road":
      return each(view.road === event.card && view.yellow === event.yellow ? "road" : "track");
    case "chose":
      return each(`seat-${event.seat}`);
    case "acted":
      return acted(event);
    case "peeked":
      return each("peek", ...farmOf(view, event.farm));
    case "scored":
      return scored(view, event);
    case "ended":
      return each(...view.sheets.map(({ seat }) => `total-${seat}`));
    default:
      return NONE;
  }
}
