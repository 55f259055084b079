// Small pictures of guests, decorations and the room, as addresses; empty until they are painted.

import { decorationArt, guestArt, roomArt } from "./art";
import { FIGURE_DETAIL, rasterOf, ROOM_DETAIL, smallOf } from "./rasters";

const PORTRAIT = 300; // pixels high
const ROOM = 800;

const guests: string[] = $state(guestArt.map(() => ""));
const decorations: string[] = $state(decorationArt.map(() => ""));
const room: { floor: string; tableTop: string } = $state({ floor: "", tableTop: "" });
let begun = false;

/** Paint them all; asked by every board, done once. */
export function beginPortraits(): void {
  if (begun) return;
  begun = true;
  const small = (url: string, detail: number, height: number): Promise<string> =>
    rasterOf(url, detail).then((raster) => smallOf(raster, height));
  guestArt.forEach((url, guest) => void small(url, FIGURE_DETAIL, PORTRAIT).then((picture) => (guests[guest] = picture)));
  void small(roomArt.floor, ROOM_DETAIL, ROOM).then((picture) => (room.floor = picture));
  void small(roomArt.tableTop, ROOM_DETAIL, ROOM / 2).then((picture) => (room.tableTop = picture));
  decorationArt.forEach((url, kind) => void small(url, FIGURE_DETAIL, PORTRAIT / 2).then((picture) => (decorations[kind] = picture)));
}

export const portraitOf = (guest: number): string | undefined => guests[guest] || undefined;
export const pieceOf = (kind: number): string | undefined => decorations[kind] || undefined;
export const floorPicture = (): string | undefined => room.floor || undefined;
export const tablePicture = (): string | undefined => room.tableTop || undefined;
