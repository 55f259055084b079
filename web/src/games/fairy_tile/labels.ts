// Places, tiles and actions in words.

import type { fairy_tile } from "./wire";
import { hexText, type Hex, type Tile } from "./hexes";
import type { Action } from "./targets";
import { capital, objectiveText, placeKey, whoText, type Say } from "./wording";

type View = fairy_tile.View;

/** Every place of the kingdom. */
export function kingdomOf(view: View): Hex[] {
  return view.tiles.flatMap((tile) => tile.places);
}

/** A place by what it is: forest, river. */
export function landText(place: Hex, say: Say): string {
  const terrain = say(`fairy_tile-place-${placeKey(place.terrain)}`);
  return place.river ? say("fairy_tile-with-river", { terrain }) : terrain;
}

/** A tile by its three places. */
export function tileText(tile: Tile, say: Say): string {
  return tile.places.map((place) => landText(place, say)).join(", ");
}

/** A hex by its coordinates and what is there. */
export function placeText(hex: number, view: View, say: Say): string {
  const place = kingdomOf(view).find((each) => each.hex === hex);
  return place ? say("web-fairy_tile-place", { at: hexText(hex), land: landText(place, say) }) : hexText(hex);
}

/** What an action does. */
export function actionText(action: Action, view: View, say: Say): string {
  switch (action.type) {
    case "move": {
      const who = capital(whoText(action.character, say));
      return say("web-fairy_tile-move", { who, to: placeText(action.to, view, say) });
    }
    case "add":
      return say("web-fairy_tile-add", { at: hexText(action.at), turn: action.turn });
    case "turn":
      return say("web-fairy_tile-turn-explained");
    case "end":
      return say("web-fairy_tile-end-explained");
  }
}

/** The position in words, for whoever does not see it. */
export function positionText(view: View, names: readonly string[], total: number, say: Say): string {
  const characters = view.characters.map((hex, character) => {
    const others = view.characters.flatMap((there, other) => (there === hex && other !== character ? [whoText(other, say)] : []));
    const at = placeText(hex, view, say);
    const who = capital(whoText(character, say));
    return others.length
      ? say("web-fairy_tile-stands-with", { who, at, others: others.join(", ") })
      : say("web-fairy_tile-stands", { who, at });
  });
  const tile = view.top
    ? say("web-fairy_tile-top-tile", { tile: tileText(view.top, say), number: view.stack })
    : say("fairy_tile-side-no-tile");
  const page = view.page
    ? [say("web-fairy_tile-your-page", { page: view.page.number, objective: objectiveText(view.page.objective, say) })]
    : [];
  const books = view.seats.map((seat, index) => bookText(seat, names[index] ?? "", total, say));
  const turn = view.over ? [] : [say("web-fairy_tile-whose-turn", { name: names[view.turn] ?? "" })];
  return [...turn, ...page, ...characters, tile, ...books, landscapeText(view, say)].join(" ");
}

/** A seat's book in words. */
export function bookText(seat: fairy_tile.SeatView, name: string, total: number, say: Say): string {
  const magic = seat.magic ? "yes" : "no";
  const words = say("web-fairy_tile-book-of", { name, told: seat.told.length, total, magic });
  return seat.left ? `${words} ${say("web-fairy_tile-left-with", { page: seat.open_page })}` : words;
}

const PAGES = 36;

/** How many pages each book had at first. */
export function pagesEach(options: fairy_tile.Options, seats: number): number {
  return options.pages_each || Math.floor(PAGES / seats);
}

function landscapeText(view: View, say: Say): string {
  const places = kingdomOf(view).map((place) => say("web-fairy_tile-place", { at: hexText(place.hex), land: landText(place, say) }));
  return say("web-fairy_tile-kingdom-is", { places: places.join("; ") });
}
