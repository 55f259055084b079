// Where an event of the news is to be seen: in the kingdom, on the shelf of books, beside it.

import { NONE, each, type Highlight } from "../../board/highlights";
import type { fairy_tile } from "./wire";

/** The places of a tile that was added with its first place there. */
function added(view: fairy_tile.View, at: number): Highlight {
  const tile = view.tiles.find((each) => each.places[0]?.hex === at);
  return each(...(tile?.places ?? []).map((place) => `hex-${place.hex}`));
}

/** Where an event is to be seen. */
export function highlight(event: fairy_tile.Event, view: fairy_tile.View): Highlight {
  switch (event.type) {
    case "moved":
      return { rings: [[`hex-${event.start}`], [`hex-${event.to}`]], arrow: true };
    case "added":
      return added(view, event.at);
    case "shown":
      return each("tile");
    case "magic":
    case "kept":
      return each(`magic-${event.seat}`);
    case "turned":
      return each(`book-${event.seat}`, `magic-${event.seat}`);
    case "told":
      return each(`told-${event.seat}-${event.page}`, `book-${event.seat}`);
    case "drew":
      return each("page");
    case "started":
    case "left":
    case "won":
      return each(`book-${event.seat}`);
    default:
      return NONE;
  }
}
