// Places, tiles and actions in words.

import type { fairy_tile } from "./wire";
import { isBeside, laid, rowsOf, stepsBetween, type Hex, type Tile } from "./hexes";
import type { Action } from "./targets";
import { capital, objectiveText, placeKey, whoText, type Say } from "./wording";

type View = fairy_tile.View;

const PRINCESS = 0; // where a tile goes is told from her: she is always somewhere

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

/** A place inside a sentence: `the` place, `to` it or `at` it, and what it lies beside. */
export function spotText(place: Hex, form: "the" | "to" | "at", say: Say): string {
  const land = say(`fairy_tile-${form}-${placeKey(place.terrain)}`);
  const by = say(`fairy_tile-${place.near === place.terrain ? "among" : "by"}-${placeKey(place.near)}`);
  return say(place.river ? "fairy_tile-spot-river" : "fairy_tile-spot", { place: land, by });
}

/** A place by what it is, what it lies beside and who else stands there. */
export function placeText(hex: number, view: View, say: Say, apart: number | null = null): string {
  const place = placeOf(hex, view);
  if (!place) return "";
  const who = standingAt(hex, view, apart, say);
  const named = spotText(place, "the", say);
  return who.length ? say("web-fairy_tile-place", { place: named, others: who.length, who: who.join(", ") }) : named;
}

function placeOf(hex: number, view: View): Hex | undefined {
  return kingdomOf(view).find((each) => each.hex === hex);
}

/** Who stands there, but for one. */
function standingAt(hex: number, view: View, apart: number | null, say: Say): string[] {
  return view.characters.flatMap((there, character) => (there === hex && character !== apart ? [whoText(character, say)] : []));
}

/** A figure and where it stands, as a listener knows it. */
export function figureText(character: number, view: View, say: Say): string {
  const place = placeOf(view.characters[character] ?? 0, view);
  return place ? say("web-fairy_tile-figure", { who: capital(whoText(character, say)), at: spotText(place, "at", say) }) : "";
}

/** The way from one hex to another: so many steps in one direction, and in the next. */
export function wayText(from: number, to: number, say: Say): string {
  return stepsBetween(from, to)
    .map(({ direction, number }) => say("web-fairy_tile-steps", { number, direction: say(`web-fairy_tile-direction-${direction}`) }))
    .join(", ");
}

/** What an action does, for whoever sees where. */
export function actionText(action: Action, view: View, say: Say): string {
  switch (action.type) {
    case "move": {
      const place = placeOf(action.to, view);
      return place ? say("web-fairy_tile-move", { who: moverText(action.character, say), to: spotText(place, "to", say) }) : "";
    }
    case "add":
      return say("web-fairy_tile-add-here");
    case "turn":
      return say("web-fairy_tile-turn-explained");
    case "end":
      return say("web-fairy_tile-end-explained");
  }
}

const moverText = (character: number, say: Say): string => capital(whoText(character, say));

/** What an action does, for whoever does not see where: no two of them are alike. */
export function spokenText(action: Action, view: View, say: Say): string {
  if (action.type === "move") {
    const way = wayText(view.characters[action.character] ?? 0, action.to, say);
    return say("web-fairy_tile-move-way", {
      who: moverText(action.character, say),
      way,
      place: placeText(action.to, view, say, action.character),
    });
  }
  if (action.type !== "add") return actionText(action, view, say);
  const way = wayText(view.characters[PRINCESS] ?? 0, action.at, say);
  return say("web-fairy_tile-add", { by: touchedText(action, view, say), way, turn: action.turn });
}

/** The lands that the tile would touch. */
function touchedText(action: { at: number; turn: number }, view: View, say: Say): string {
  const places = view.top ? laid(view.top, action.at, action.turn).places : [];
  const beside = kingdomOf(view).filter((place) => places.some((each) => isBeside(place, each)));
  const terrains = [...new Set(beside.map((place) => place.terrain))].sort((one, other) => other - one);
  return terrains.map((terrain) => say(`fairy_tile-by-${placeKey(terrain)}`)).join(", ");
}

/** The position in words, for whoever does not see it. */
export function positionText(view: View, names: readonly string[], total: number, say: Say): string {
  const characters = view.characters.map((_, character) => standsText(character, view, say));
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

/** Where a character is, with whom, or how far from the Princess. */
function standsText(character: number, view: View, say: Say): string {
  const hex = view.characters[character] ?? 0;
  const place = placeOf(hex, view);
  const at = place ? spotText(place, "at", say) : "";
  const who = moverText(character, say);
  const others = standingAt(hex, view, character, say);
  if (others.length) return say("web-fairy_tile-stands-with", { who, at, others: others.join(", ") });
  const princess = view.characters[PRINCESS] ?? 0;
  if (character === PRINCESS) return say("web-fairy_tile-stands", { who, at });
  return say("web-fairy_tile-stands-from", { who, at, way: wayText(princess, hex, say) });
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
  const rows = rowsOf(kingdomOf(view)).map((row) => row.map((place) => heldText(place, view, say)).join(", "));
  return say("web-fairy_tile-kingdom-is", { rows: rows.join("; ") });
}

function heldText(place: Hex, view: View, say: Say): string {
  const [land, who] = [landText(place, say), standingAt(place.hex, view, null, say)];
  return who.length ? say("web-fairy_tile-holding", { land, who: who.join(", ") }) : land;
}
