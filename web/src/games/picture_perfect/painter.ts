// The picture as people like it: the finder's geometry with drawings, lamplight and soft shadows.

import { Color, Mesh, PlaneGeometry, Scene as Stage, ShaderMaterial, Vector2, type Texture } from "three";
import { board, cameraOf, meshOf } from "./finder";
import { loadDrawings, type Drawings } from "./studio/drawings";
import { layersOf, outlineOfLayer, ROOM, SURFACES, type Layer, type Scene, type SurfaceName } from "./studio/layers";
import { lightOn } from "./studio/light";
import { figurePaint, lightTexture, shadowPaint, surfacePaint, textureOf } from "./studio/paints";
import { SHADOW_MARGIN, shadowOf } from "./studio/shadows";
import { Chalk } from "./studio/chalk";
import type { Outline } from "./studio/outline";

const BEYOND = 0x1e1412;
const SHARP = 8;

export interface Manner {
  /** The stage while arranging: nothing hides behind the side screens. */
  readonly open?: boolean;
  /** The owner of whoever is held in the hand. */
  readonly lit?: number | undefined;
  /** The space in which it would stand. */
  readonly space?: string | null;
}

/** Everything ready to paint; made once, because a drawing goes to the graphics card once. */
export class Painter {
  #size = new Vector2(1, 1);
  #textures = new Map<HTMLCanvasElement, Texture>();
  #shadows = new Map<Outline, { mesh: PlaneGeometry; paint: ShaderMaterial }>();
  #surfaces = new Map<SurfaceName, ShaderMaterial>();
  #figures = new Map<string, ShaderMaterial>();
  #lit = ""; // for which feet the light was made
  #chalk = new Chalk();

  constructor(readonly drawings: Drawings) {}

  /** Paint a scene onto a canvas, as large as the canvas is. */
  paint(scene: Scene, canvas: HTMLCanvasElement, manner: Manner = {}): void {
    const renderer = board();
    renderer.setPixelRatio(1);
    renderer.setSize(canvas.width, canvas.height, false);
    this.#size.set(canvas.width, canvas.height);
    this.#light(scene);
    const stage = new Stage();
    stage.background = new Color().setHex(BEYOND, "srgb-linear");
    layersOf(scene, this.drawings.outlines, manner.open).forEach((layer, order) => this.#add(stage, layer, order * 2, manner));
    if (manner.open) stage.add(this.#chalk.mesh(manner.space ?? null));
    renderer.render(stage, cameraOf(scene.camera, canvas.width, canvas.height));
    canvas.getContext("2d")?.drawImage(renderer.domElement, 0, 0);
  }

  #add(stage: Stage, layer: Layer, order: number, manner: Manner): void {
    const mesh = meshOf(layer, this.drawings.outlines);
    mesh.material = layer.what === "patch" ? this.#surface(layer.surface) : this.#figure(layer, manner.lit === layer.owner);
    const shadow = this.#shadow(layer);
    for (const [each, place] of [
      [shadow, order],
      [mesh, order + 1],
    ] as const) {
      if (!each) continue;
      each.renderOrder = place;
      each.frustumCulled = false;
      stage.add(each);
    }
  }

  #texture(canvas: HTMLCanvasElement): Texture {
    const kept = this.#textures.get(canvas) ?? textureOf(canvas, SHARP);
    this.#textures.set(canvas, kept);
    return kept;
  }

  #surface(name: SurfaceName): ShaderMaterial {
    const kept = this.#surfaces.get(name);
    if (kept) return kept;
    const share = ["left", "right"].includes(name) ? ROOM.depth / ROOM.width : name.startsWith("table-") ? SURFACES[name].width / 15 : 1;
    const made = surfacePaint(
      this.#texture(this.#drawingOf(name)),
      lightTexture(new Uint8Array([255]), 1, 1),
      share,
      name === "left",
      this.#size,
    );
    this.#surfaces.set(name, made);
    return made;
  }

  #drawingOf(name: SurfaceName): HTMLCanvasElement {
    if (name === "floor") return this.drawings.floor;
    if (name === "top") return this.drawings.tableTop;
    return ["back", "left", "right"].includes(name) ? this.drawings.screen : this.drawings.tableFront;
  }

  #figure(layer: Exclude<Layer, { what: "patch" }>, lit: boolean): ShaderMaterial {
    const key = `${layer.owner} ${layer.what === "decoration" ? layer.kind : ""} ${layer.y} ${lit}`;
    const kept = this.#figures.get(key);
    if (kept) return kept;
    const drawing = layer.what === "guest" ? this.drawings.guests[layer.owner - 1] : this.drawings.decorations[layer.kind];
    if (!drawing) throw new Error("a figure without a drawing");
    if (this.#figures.size > 300) this.#figures.clear(); // every depth has its own air
    const made = figurePaint(this.#texture(drawing), layer.y, lit, this.#size);
    this.#figures.set(key, made);
    return made;
  }

  #shadow(layer: Layer): Mesh | null {
    const outline = outlineOfLayer(layer, this.drawings.outlines);
    if (layer.what === "patch" || !outline) return null;
    const kept = this.#shadows.get(outline) ?? {
      mesh: new PlaneGeometry(outline.width + 2 * SHADOW_MARGIN, outline.height + 2 * SHADOW_MARGIN).rotateX(Math.PI / 2),
      paint: shadowPaint(this.#texture(shadowOf(outline))),
    };
    this.#shadows.set(outline, kept);
    const mesh = new Mesh(kept.mesh, kept.paint);
    mesh.position.set(layer.x, layer.y, layer.z + outline.height / 2);
    return mesh;
  }

  /** The light on every surface, when somebody stands elsewhere than before. */
  #light(scene: Scene): void {
    const feet = JSON.stringify([scene.guests, scene.decorations]);
    if (feet === this.#lit) return;
    const first = this.#lit === "";
    this.#lit = feet;
    const changing: SurfaceName[] = first ? (Object.keys(SURFACES) as SurfaceName[]) : ["floor", "top"];
    for (const name of changing) {
      const { pixels, width, height } = lightOn(name, scene);
      const light = this.#surface(name).uniforms["light"];
      (light?.value as Texture | undefined)?.dispose();
      if (light) light.value = lightTexture(pixels, width, height);
    }
  }
}

let painter: Promise<Painter> | null = null;

/** The painter of the page. */
export function thePainter(): Promise<Painter> {
  painter ??= loadDrawings().then((drawings) => new Painter(drawings));
  return painter;
}
