// Flat shapes for the graphics card: silhouettes and parts of the room, as triangles with their place on the drawing.

import { BufferGeometry, Float32BufferAttribute, ShapeUtils, Vector2 } from "three";
import { cornersOf, SURFACES, type SurfaceName } from "./layers";
import { turning, winding, type Loop, type Outline } from "./outline";

const vectors = (loop: Loop): Vector2[] => loop.map(([x, y]) => new Vector2(x, y));

/** Solid loops with the holes that lie in them: loops that turn the other way than the largest are holes. */
function solids(loops: readonly Loop[]): { solid: Loop; holes: Loop[] }[] {
  const largest = loops.reduce<number>((most, loop) => (Math.abs(turning(loop)) > Math.abs(most) ? turning(loop) : most), 0);
  const found = loops.filter((loop) => turning(loop) * largest > 0).map((solid) => ({ solid, holes: [] as Loop[] }));
  for (const hole of loops.filter((loop) => turning(loop) * largest < 0)) {
    const [x, y] = hole[0] ?? [0, 0];
    found.find(({ solid }) => winding([solid], x, y) !== 0)?.holes.push(hole);
  }
  return found;
}

/** A silhouette standing at the origin, upright and facing the front. */
export function figureShape(outline: Outline): BufferGeometry {
  const places: number[] = [];
  const drawn: number[] = [];
  const corners: number[] = [];
  for (const { solid, holes } of solids(outline.loops)) {
    const first = places.length / 3;
    const all = [solid, ...holes];
    for (const [x, z] of all.flat()) {
      places.push(x, 0, z);
      drawn.push(x / outline.width + 0.5, z / outline.height);
    }
    const triangles = ShapeUtils.triangulateShape(vectors(solid), holes.map(vectors));
    corners.push(...triangles.flat().map((corner) => corner + first));
  }
  return shape(places, drawn, corners);
}

/** A part of the room between two depths; the drawing is laid over the whole surface, `stretch` of it is used. */
export function patchShape(surface: SurfaceName, near: number, far: number): BufferGeometry {
  const it = SURFACES[surface];
  const corners = cornersOf(surface, near, far);
  const drawn = corners.flatMap((corner) => {
    const along = (way: readonly [number, number, number], length: number): number =>
      corner.reduce((sum, value, axis) => sum + (value - (it.corner[axis] ?? 0)) * (way[axis] ?? 0), 0) / length;
    return [along(it.right, it.width), 1 - along(it.down, it.height)];
  });
  return shape(corners.flat(), drawn, [0, 1, 2, 0, 2, 3]);
}

function shape(places: number[], drawn: number[], corners: number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(places, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(drawn, 2));
  geometry.setIndex(corners);
  return geometry;
}
