// What the camera sees, drawn on the graphics card with the judge's own geometry: the owner of each pixel, or the picture.

import { Color, LinearSRGBColorSpace, Mesh, PerspectiveCamera, Scene as Stage, WebGLRenderer, WebGLRenderTarget } from "three";
import { loadOutlines } from "./studio/drawings";
import { layersOf, outlineOfLayer, type Layer, type Outlines, type Scene } from "./studio/layers";
import { FILM_WIDTH, NEAR, type Camera } from "./studio/lens";
import { ownerPaint } from "./studio/paints";
import { figureShape, patchShape } from "./studio/shapes";
import { Shelf } from "./studio/shelf";

const FAR = 1000;
const MOST_PATCHES = 400; // every arrangement cuts the room anew

let renderer: WebGLRenderer | null = null;
let outlines: Outlines | null = null;
const shapes = new Shelf(MOST_PATCHES, figureShape);

/** The one drawing board of the page: browsers allow few. */
export function board(): WebGLRenderer {
  if (renderer) return renderer;
  renderer = new WebGLRenderer({ antialias: true, alpha: false, depth: false, stencil: false });
  renderer.outputColorSpace = LinearSRGBColorSpace; // colours go through as they are
  return renderer;
}

/** Fetch what is needed to know who owns which pixel. */
export async function prepare(): Promise<Outlines> {
  outlines = await loadOutlines();
  return outlines;
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

/** 7.3 Who owns each pixel, from the top left, row by row: guests by number, 15 floor, 16 screen, 17 table, 20… decorations. */
export function ownerImage(scene: Scene, width: number, height: number): Uint8Array {
  if (!outlines) throw new Error("prepare first");
  const stage = new Stage();
  stage.background = new Color(0, 0, 0);
  const paints = layersOf(scene, outlines).map((layer, order) => {
    const mesh = meshOf(layer, outlines as Outlines);
    const paint = ownerPaint(layer.owner);
    mesh.material = paint;
    mesh.renderOrder = order;
    mesh.frustumCulled = false;
    stage.add(mesh);
    return paint;
  });
  const target = new WebGLRenderTarget(width, height, { samples: 0, depthBuffer: false });
  const pixels = new Uint8Array(width * height * 4);
  board().setRenderTarget(target);
  board().render(stage, cameraOf(scene.camera, width, height));
  board().readRenderTargetPixels(target, 0, 0, width, height, pixels);
  board().setRenderTarget(null);
  target.dispose();
  paints.forEach((paint) => paint.dispose());
  return fromTheTop(pixels, width, height);
}

/** The first number of each pixel, the top row first: graphics cards begin at the bottom. */
function fromTheTop(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const owners = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      owners[row * width + column] = pixels[((height - 1 - row) * width + column) * 4] ?? 0;
    }
  }
  return owners;
}
