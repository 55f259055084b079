// A page for a test: it draws a scene with the finder and tells the owner of each pixel.

import { thePainter } from "../../../src/games/picture_perfect/painter";
import { loadOutlines } from "../../../src/games/picture_perfect/studio/drawings";
import type { Scene } from "../../../src/games/picture_perfect/studio/layers";
import { ownerImage } from "./owners";

/** Bytes as text, in pieces that a call can take. */
function inText(bytes: Uint8Array): string {
  const PIECE = 8192;
  const pieces = Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, place) => bytes.subarray(place * PIECE, (place + 1) * PIECE));
  return btoa(pieces.map((piece) => String.fromCharCode(...piece)).join(""));
}

const page = {
  /** The owner of each pixel, from the top left, row by row, in base64. */
  async ownersOf(scene: Scene, width: number, height: number): Promise<string> {
    return inText(ownerImage(scene, await loadOutlines(), width, height));
  },
  /** The picture as people see it, on the canvas of this page. */
  async paint(scene: Scene): Promise<void> {
    const canvas = document.querySelector<HTMLCanvasElement>("#picture");
    if (canvas) (await thePainter()).paint(scene, canvas);
  },
};

Object.assign(window, { finder: page });
