// A scene in words.

import { isEmpty } from "./stones";
import type { Area, Piece, Scene } from "./types";

/** The pieces of an area. */
function piecesOf(area: Area): readonly Piece[] {
  switch (area.type) {
    case "board":
      return area.cells;
    case "cards":
      return area.cards;
    case "pile":
      return [area.top];
    default:
      return [];
  }
}

/** What each spot of a scene is called aloud. */
export function namesOf(scene: Scene): Map<string, string> {
  const pieces = scene.areas.flatMap((area) => piecesOf(area));
  return new Map(pieces.flatMap(({ spot, name }) => (spot ? [[spot, name] as const] : [])));
}

/** All that lies on the table, in words; of empty places nothing is said. */
export function inWords(scene: Scene): string {
  return scene.areas
    .map((area) => words(area))
    .filter(Boolean)
    .join(" ");
}

function words(area: Area): string {
  if (area.type === "text") return area.text;
  if (area.type === "counter") return `${area.title}: ${area.number}.`;
  const named = piecesOf(area)
    .filter((piece) => !isEmpty(piece))
    .map(({ name }) => name);
  if (area.type === "pile") named.push(String(area.count));
  const title = area.title ? `${area.title}: ` : "";
  return named.length ? `${title}${named.join(", ")}.` : "";
}
