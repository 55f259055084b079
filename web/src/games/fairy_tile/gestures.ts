// Fingers and mouse on the kingdom: drag to look elsewhere, pinch or turn the wheel to come nearer.

import type { Camera } from "./camera.svelte";
import type { Point } from "../../base/geometry";

const SLACK = 7; // pixels that a finger may tremble before a tap becomes a drag
const WHEEL = 0.0015;

interface Wheeled {
  /** Takes a turn of the wheel for itself (a tile in the hand); true when it did. */
  (sixths: number): boolean;
}

/** An action for the window of the kingdom. */
export function gestures(node: SVGSVGElement, { camera, wheeled }: { camera: Camera; wheeled: Wheeled }) {
  const fingers = new Map<number, Point>();
  let dragging = false;
  let start: Point = { x: 0, y: 0 };

  const spot = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (fingers.size === 0) {
      dragging = false;
      start = spot(event);
    }
    fingers.set(event.pointerId, spot(event));
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = spot(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!dragging && !other && apart(start, now) < SLACK) return;
    if (!dragging) node.setPointerCapture(event.pointerId);
    dragging = true;
    if (other) camera.zoom(apart(other, now) / Math.max(1, apart(other, before)), between(other, now));
    camera.pan((now.x - before.x) / fingers.size, (now.y - before.y) / fingers.size);
    fingers.set(event.pointerId, now);
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }

  /** The click that ends a drag is no choice. */
  function click(event: MouseEvent): void {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    if (!event.ctrlKey && wheeled(-Math.sign(event.deltaY))) return;
    camera.zoom(Math.exp(-event.deltaY * WHEEL * (event.ctrlKey ? 4 : 1)), spot(event));
  }

  const listening = new AbortController();
  const { signal } = listening;
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointermove", move, { signal });
  for (const ending of ["pointerup", "pointercancel", "pointerleave"] as const) node.addEventListener(ending, up, { signal });
  node.addEventListener("click", click, { capture: true, signal });
  node.addEventListener("wheel", wheel, { passive: false, signal });
  return { destroy: () => listening.abort() };
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
