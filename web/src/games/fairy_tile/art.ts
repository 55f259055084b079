// The drawings, by what they show.

import type { Tile } from "./hexes";
import { CHARACTERS, placeKey } from "./wording";

const files = import.meta.glob<string>(["./art/*.svg", "!./art/vignette-*.svg"], { query: "?inline", import: "default", eager: true });
// One for each page of the tale, and few of them seen in a game: each is fetched when it is shown.
const vignettes = import.meta.glob<string>("./art/vignette-*.svg", { query: "?url", import: "default", eager: true });
const VARIANTS = 3;

function drawing(name: string): string {
  return files[`./art/${name}.svg`] ?? "";
}

/** A place of a tile: which of the drawings of its terrain never changes, so the eye knows it again. */
export function terrainArt(tile: Tile, index: number): string {
  const sum = Array.from(tile.name).reduce((all, letter) => all + letter.charCodeAt(0), index);
  return terrainDrawing(tile.places[index]?.terrain ?? 0, 1 + (sum % VARIANTS));
}

/** A terrain as such. */
export function terrainDrawing(terrain: number, variant: number = 1): string {
  return drawing(`terrain-${placeKey(terrain)}-${variant}`);
}

export function characterArt(character: number): string {
  return drawing(CHARACTERS[character] ?? "");
}

export function magicArt(magic: boolean): string {
  return drawing(magic ? "magic-on" : "magic-off");
}

/** Where the picture of a page of the tale is. */
export function vignetteArt(page: number): string {
  return vignettes[`./art/vignette-${page}.svg`] ?? "";
}

/** Have the picture of a page at hand before it is shown. */
export function fetchVignette(page: number): void {
  new Image().src = vignetteArt(page);
}

export const bookArt = drawing("book");
export const pageBackArt = drawing("page-back");
