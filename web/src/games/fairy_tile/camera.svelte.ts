// Looking at the kingdom: where the drawing lies in its window, and how large.

import type { Box, Point } from "../../base/geometry";

const NEAREST = 2.4;
const FURTHEST = 0.15; // a tall kingdom is seen whole in the low window of a phone
const STEP = 1.25;
const LARGEST_FIT = 1.7; // a small kingdom does not fill a wide screen with nine hexes

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  /** Whether the last change should be seen as a movement. */
  easing = $state(false);
  /** Whether somebody chose what to look at: then a growing kingdom does not move it. */
  chosen = $state(false);

  /** Show all of a box. */
  fit(box: Box, eased: boolean): void {
    if (!this.width || !this.height) return;
    this.easing = eased;
    this.chosen = false;
    this.scale = clamp(Math.min(this.width / box.width, this.height / box.height, LARGEST_FIT));
    this.x = this.width / 2 - (box.left + box.width / 2) * this.scale;
    this.y = this.height / 2 - (box.top + box.height / 2) * this.scale;
  }

  pan(right: number, down: number, eased: boolean = false): void {
    this.easing = eased;
    this.chosen = true;
    this.x += right;
    this.y += down;
  }

  /** Zoom by a factor, keeping a point of the window where it is. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }, eased: boolean = false): void {
    const scale = clamp(this.scale * factor);
    const change = scale / this.scale;
    this.easing = eased;
    this.chosen = true;
    this.x = at.x - (at.x - this.x) * change;
    this.y = at.y - (at.y - this.y) * change;
    this.scale = scale;
  }

  nearer(): void {
    this.zoom(STEP, undefined, true);
  }

  further(): void {
    this.zoom(1 / STEP, undefined, true);
  }

  /** The point of the drawing that is seen at a point of the window. */
  point(seen: Point): Point {
    return { x: (seen.x - this.x) / this.scale, y: (seen.y - this.y) / this.scale };
  }

  /** Bring a point of the drawing into sight if it is not, and some room around it. */
  reveal(point: Point, room: number): void {
    const [x, y] = [point.x * this.scale + this.x, point.y * this.scale + this.y];
    const margin = Math.min(room * this.scale, this.width / 2, this.height / 2);
    this.easing = true;
    this.x += inside(x, margin, this.width - margin) - x;
    this.y += inside(y, margin, this.height - margin) - y;
  }
}

function clamp(scale: number): number {
  return inside(scale, FURTHEST, NEAREST);
}

function inside(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
