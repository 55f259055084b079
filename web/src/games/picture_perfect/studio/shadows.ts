// The soft shadow close behind a figure, as in a paper theatre.

import type { Outline } from "./outline";

const DETAIL = 24; // pixels a centimetre: shadows are soft
const REACH = 0.16;
export const SHADOW_MARGIN = 0.5; // centimetres around the figure

/** A silhouette out of focus, with a margin around it. */
export function shadowOf(outline: Outline): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil((outline.width + 2 * SHADOW_MARGIN) * DETAIL);
  canvas.height = Math.ceil((outline.height + 2 * SHADOW_MARGIN) * DETAIL);
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  // The shape itself is drawn beside the canvas: only its shadow falls on it.
  pen.shadowColor = "#000";
  pen.shadowBlur = 2 * REACH * DETAIL;
  pen.shadowOffsetX = canvas.width * 2;
  pen.beginPath();
  for (const loop of outline.loops) {
    loop.forEach(([x, z], index) => {
      const across = (x + outline.width / 2 + SHADOW_MARGIN + REACH * 0.9) * DETAIL - canvas.width * 2;
      const down = (outline.height - z + SHADOW_MARGIN + REACH * 0.5) * DETAIL;
      if (index) pen.lineTo(across, down);
      else pen.moveTo(across, down);
    });
    pen.closePath();
  }
  pen.fill();
  return canvas;
}
