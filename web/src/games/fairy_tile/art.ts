// The drawings, by what they show.

import type { Tile } from "./hexes";
import { CHARACTERS, placeKey } from "./wording";

const files = import.meta.glob<string>("./art/*.svg", { query: "?inline", import: "default", eager: true });
const VARIANTS = 3;
const PAGES_TO_A_VIGNETTE = 3;

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

/** The number of the vignette of a page of the tale. */
export function vignetteOf(page: number): number {
  return Math.ceil(page / PAGES_TO_A_VIGNETTE);
}

export function vignetteArt(page: number): string {
  return drawing(`vignette-${vignetteOf(page)}`);
}

export const bookArt = drawing("book");
export const pageBackArt = drawing("page-back");
