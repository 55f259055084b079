// The drawings of the studio: silhouettes for the geometry, and pixels to paint it with.

import { decorationArt, guestArt, roomArt } from "../art";
import { FIGURE_DETAIL, onInk, rasterOf, ROOM_DETAIL, sourceOf } from "../rasters";
import type { Outlines } from "./layers";
import { outlineOf, type Outline } from "./outline";

export interface Drawings {
  readonly outlines: Outlines;
  readonly guests: readonly HTMLCanvasElement[];
  readonly decorations: readonly HTMLCanvasElement[];
  readonly screen: HTMLCanvasElement;
  readonly floor: HTMLCanvasElement;
  readonly tableTop: HTMLCanvasElement;
  readonly tableFront: HTMLCanvasElement;
}

async function outlinesFrom(urls: readonly string[]): Promise<Outline[]> {
  return (await Promise.all(urls.map(sourceOf))).map(outlineOf);
}

let outlines: Promise<Outlines> | null = null;
let drawings: Promise<Drawings> | null = null;

async function fetchOutlines(): Promise<Outlines> {
  const [guests, decorations] = await Promise.all([outlinesFrom(guestArt), outlinesFrom(decorationArt)]);
  return { guests, decorations };
}

async function fetchDrawings(): Promise<Drawings> {
  const known = await loadOutlines();
  const figure = async (url: string): Promise<HTMLCanvasElement> => onInk(await rasterOf(url, FIGURE_DETAIL));
  const flat = async (url: string): Promise<HTMLCanvasElement> => onInk(await rasterOf(url, ROOM_DETAIL));
  const [guests, decorations, screen, floor, tableTop, tableFront] = await Promise.all([
    Promise.all(guestArt.map(figure)),
    Promise.all(decorationArt.map(figure)),
    flat(roomArt.screen),
    flat(roomArt.floor),
    flat(roomArt.tableTop),
    flat(roomArt.tableFront),
  ]);
  return { outlines: known, guests, decorations, screen, floor, tableTop, tableFront };
}

/** The silhouettes alone: all that is needed to know what covers what. */
export function loadOutlines(): Promise<Outlines> {
  outlines ??= fetchOutlines();
  return outlines;
}

/** Everything that is needed to paint. */
export function loadDrawings(): Promise<Drawings> {
  drawings ??= fetchDrawings();
  return drawings;
}
