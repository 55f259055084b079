// What the camera sees, drawn on the graphics card with the judge's own geometry.

import { LinearSRGBColorSpace, Mesh, PerspectiveCamera, WebGLRenderer } from "three";
import { outlineOfLayer, type Layer, type Outlines } from "./studio/layers";
import { FILM_WIDTH, NEAR, type Camera } from "./studio/lens";
import { figureShape, patchShape } from "./studio/shapes";
import { Shelf } from "./studio/shelf";

const FAR = 1000;
const MOST_PATCHES = 400; // every arrangement cuts the room anew

let renderer: WebGLRenderer | null = null;
const shapes = new Shelf(MOST_PATCHES, figureShape);

/** The one drawing board of the page: browsers allow few. */
export function board(): WebGLRenderer {
  if (renderer) return renderer;
  renderer = new WebGLRenderer({ antialias: true, alpha: false, depth: false, stencil: false });
  renderer.outputColorSpace = LinearSRGBColorSpace; // colours go through as they are
  return renderer;
}

/** The camera of a scene for the graphics card: level, and as wide as its zoom on film 36 mm wide. */
export function cameraOf(camera: Camera, width: number, height: number): PerspectiveCamera {
  const upright = 2 * Math.atan(((height / width) * FILM_WIDTH) / 2 / camera.zoom);
  const made = new PerspectiveCamera((upright * 180) / Math.PI, width / height, NEAR, FAR);
  made.up.set(0, 0, 1);
  made.position.set(camera.x, camera.y, camera.z);
  made.lookAt(camera.aim_x, camera.aim_y, camera.aim_z);
  return made;
}

/** The flat thing that a layer is, where it stands. */
export function meshOf(layer: Layer, known: Outlines): Mesh {
  if (layer.what === "patch") {
    const key = `${layer.surface} ${layer.near} ${layer.far}`;
    return new Mesh(shapes.get(key, () => patchShape(layer.surface, layer.near, layer.far)));
  }
  const outline = outlineOfLayer(layer, known);
  if (!outline) throw new Error("a figure without an outline");
  const mesh = new Mesh(shapes.figure(outline));
  mesh.position.set(layer.x, layer.y, layer.z);
  return mesh;
}
