// The spaces of the floor, drawn on it in chalk while one arranges.

import { CanvasTexture, Mesh } from "three";
import { middleOf, SPACES, SQUARE } from "../pieces";
import { tracingPaint } from "./paints";
import { patchShape } from "./shapes";

const DETAIL = 3; // pixels a millimetre
const AFTER_THE_FLOOR = 1.5; // the floor is the first thing painted

export class Chalk {
  #canvas = document.createElement("canvas");
  #texture = new CanvasTexture(this.#canvas);
  #mesh = new Mesh(patchShape("floor", 0, 20), tracingPaint(this.#texture));
  #drawn: string | null | undefined;

  /** The marks, with one space bright. */
  mesh(bright: string | null): Mesh {
    if (this.#drawn !== bright) this.#draw(bright);
    this.#drawn = bright;
    this.#mesh.renderOrder = AFTER_THE_FLOOR;
    return this.#mesh;
  }

  #draw(bright: string | null): void {
    this.#canvas.width = 250 * DETAIL;
    this.#canvas.height = 200 * DETAIL;
    const pen = this.#canvas.getContext("2d");
    if (!pen) return;
    pen.scale(DETAIL, DETAIL);
    pen.font = "bold 9px sans-serif";
    for (const space of SPACES) {
      const { x, y } = middleOf(space);
      const left = x - SQUARE / 2 + 2;
      const top = 200 - y - SQUARE / 2 + 2;
      pen.lineWidth = space === bright ? 2 : 0.9;
      pen.strokeStyle = space === bright ? "#ffcf7a" : "rgb(255 243 220 / 0.75)";
      pen.fillStyle = space === bright ? "rgb(240 173 69 / 0.35)" : "rgb(255 243 220 / 0.06)";
      pen.beginPath();
      pen.roundRect(left, top, SQUARE - 4, SQUARE - 4, 4);
      pen.fill();
      pen.stroke();
      pen.fillStyle = "rgb(255 243 220 / 0.9)";
      pen.fillText(space, left + 3, top + SQUARE - 8);
    }
    this.#texture.dispose(); // its size may have changed
    this.#texture.needsUpdate = true;
  }
}
