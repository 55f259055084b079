// What a pixel of the stage points at: a figure, or a point of the floor or the table.

import { ground, layersOf, outlineOfLayer, TABLE, type Layer, type Outlines, type Scene } from "./layers";
import { lensOf, meeting, projected, rayThrough, type Camera, type Lens } from "./lens";
import { winding } from "./outline";

export interface Plan {
  readonly x: number;
  readonly y: number;
}

const AIM = { x: 12.5, y: 9.4, z: 1.8 };
const ZOOM = 44;

/** The camera of the stage, which goes around: degrees to the side and above, and how far away. */
export function stageCamera(turn: number, tilt: number, distance: number): Camera {
  const side = (turn * Math.PI) / 180;
  const above = (tilt * Math.PI) / 180;
  return {
    x: AIM.x + distance * Math.sin(side) * Math.cos(above),
    y: AIM.y - distance * Math.cos(side) * Math.cos(above),
    z: AIM.z + distance * Math.sin(above),
    aim_x: AIM.x,
    aim_y: AIM.y,
    aim_z: AIM.z,
    zoom: ZOOM,
  };
}

type FigureLayer = Exclude<Layer, { what: "patch" }>;

/** The nearest figure under a pixel. */
export function figureAt(scene: Scene, outlines: Outlines, lens: Lens, x: number, y: number): FigureLayer | null {
  const ray = rayThrough(lens, x, y);
  const hit = (layer: Layer): layer is FigureLayer => {
    const outline = outlineOfLayer(layer, outlines);
    const at = layer.what !== "patch" ? meeting(lens, ray, 1, layer.y) : null;
    return layer.what !== "patch" && !!outline && !!at && winding(outline.loops, at[0] - layer.x, at[2] - layer.z) !== 0;
  };
  return layersOf(scene, outlines, true).reverse().find(hit) ?? null;
}

const AROUND = Array.from({ length: 8 }, (_, place) => (place * Math.PI) / 4);

/** The figure under a pixel, or the nearest one within reach of it: fingers are broad. */
export function figureNear(scene: Scene, outlines: Outlines, lens: Lens, x: number, y: number, reach: number): FigureLayer | null {
  const exact = figureAt(scene, outlines, lens, x, y);
  if (exact || !reach) return exact;
  const tried = [reach / 2, reach].flatMap((far) => AROUND.map((way) => [x + far * Math.cos(way), y + far * Math.sin(way)] as const));
  for (const [right, down] of tried) {
    const found = figureAt(scene, outlines, lens, right, down);
    if (found) return found;
  }
  return null;
}

/** The point of the table or the floor under a pixel. */
export function planAt(lens: Lens, x: number, y: number): Plan | null {
  const ray = rayThrough(lens, x, y);
  const top = meeting(lens, ray, 2, TABLE.height);
  if (top && ground(top[0], top[1]) > 0) return { x: top[0], y: top[1] };
  const floor = meeting(lens, ray, 2, 0);
  return floor && { x: floor[0], y: floor[1] };
}

/** Where the foot of a figure is on the picture. */
export function footOf(lens: Lens, x: number, y: number): { x: number; y: number } {
  return projected(lens, [x, y, ground(x, y)]);
}

export { lensOf };
