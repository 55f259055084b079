// Everything in a scene, far to near, cut as the judge cuts it: painted in this order, what covers what is exact.

import type { picture_perfect } from "../wire";
import { inCentimetres, type Camera, type Vector } from "./lens";
import type { Outline } from "./outline";

export interface Guest {
  readonly id: number; // the printed number
  readonly x: number;
  readonly y: number;
}

export interface Decoration {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
}

/** A scene as the judge takes it, in centimetres. */
export interface Scene {
  readonly guests: readonly Guest[];
  readonly decorations: readonly Decoration[];
  readonly screen?: number;
  readonly floor?: number;
  readonly camera: Camera;
}

export interface Outlines {
  readonly guests: readonly Outline[];
  readonly decorations: readonly Outline[];
}

export const ROOM = { width: 25, depth: 20, height: 15 };
export const TABLE = { left: 5, right: 20, depth: 10, height: 2.4 };

export type SurfaceName = "floor" | "back" | "left" | "right" | "top" | "front" | "table-left" | "table-right";

/** A rectangle of the room as one looks at it: its upper left corner, its way right, its way down, its size. */
export interface Surface {
  readonly corner: Vector;
  readonly right: Vector;
  readonly down: Vector;
  readonly width: number;
  readonly height: number;
}

const { width, depth, height } = ROOM;
export const SURFACES: Readonly<Record<SurfaceName, Surface>> = {
  floor: { corner: [0, depth, 0], right: [1, 0, 0], down: [0, -1, 0], width, height: depth },
  back: { corner: [0, depth, height], right: [1, 0, 0], down: [0, 0, -1], width, height },
  left: { corner: [0, 0, height], right: [0, 1, 0], down: [0, 0, -1], width: depth, height },
  right: { corner: [width, depth, height], right: [0, -1, 0], down: [0, 0, -1], width: depth, height },
  top: {
    corner: [TABLE.left, TABLE.depth, TABLE.height],
    right: [1, 0, 0],
    down: [0, -1, 0],
    width: TABLE.right - TABLE.left,
    height: TABLE.depth,
  },
  front: {
    corner: [TABLE.left, 0, TABLE.height],
    right: [1, 0, 0],
    down: [0, 0, -1],
    width: TABLE.right - TABLE.left,
    height: TABLE.height,
  },
  "table-left": {
    corner: [TABLE.left, TABLE.depth, TABLE.height],
    right: [0, -1, 0],
    down: [0, 0, -1],
    width: TABLE.depth,
    height: TABLE.height,
  },
  "table-right": { corner: [TABLE.right, 0, TABLE.height], right: [0, 1, 0], down: [0, 0, -1], width: TABLE.depth, height: TABLE.height },
};

export type Layer =
  | { readonly what: "patch"; readonly owner: number; readonly surface: SurfaceName; readonly near: number; readonly far: number }
  | { readonly what: "guest"; readonly owner: number; readonly index: number; readonly x: number; readonly y: number; readonly z: number }
  | {
      readonly what: "decoration";
      readonly owner: number;
      readonly index: number;
      readonly kind: number;
      readonly x: number;
      readonly y: number;
      readonly z: number;
    };

export const OWNERS = { nothing: 0, floor: 15, screen: 16, table: 17, firstDecoration: 20 };
const SCREENS: readonly SurfaceName[] = ["back", "left", "right"];

/** Whether a point of the plan lies on the table. */
export function onTable(x: number, y: number): boolean {
  return TABLE.left <= x && x <= TABLE.right && 0 <= y && y <= TABLE.depth;
}

/** How high a base stands that is put down there. */
export const ground = (x: number, y: number): number => (onTable(x, y) ? TABLE.height : 0);

const ownerOf = (surface: SurfaceName): number =>
  surface === "floor" ? OWNERS.floor : SCREENS.includes(surface) ? OWNERS.screen : OWNERS.table;

/** An arrangement and a camera of the game, which are in millimetres, as a scene. */
export function sceneOf(arrangement: picture_perfect.Arrangement, camera: picture_perfect.Camera): Scene {
  return {
    guests: arrangement.figures.map(([guest, x, y]) => ({ id: guest + 1, x: x / 10, y: y / 10 })),
    decorations: arrangement.ornaments.map(([kind, x, y]) => ({ kind, x: x / 10, y: y / 10 })),
    camera: inCentimetres(camera),
  };
}

interface Placed {
  readonly depth: number;
  readonly layer: Layer;
}

/** The figures in the order of the judge: guests by number, then decorations as the scene lists them. */
function standing(scene: Scene): Placed[] {
  const guests = [...scene.guests]
    .map((guest, index) => ({ guest, index }))
    .sort((one, other) => one.guest.id - other.guest.id)
    .map(({ guest: { id, x, y }, index }): Placed => ({ depth: y, layer: { what: "guest", owner: id, index, x, y, z: ground(x, y) } }));
  const pieces = scene.decorations.map(({ kind, x, y }, index): Placed => ({
    depth: y,
    layer: { what: "decoration", owner: OWNERS.firstDecoration + index, index, kind, x, y, z: ground(x, y) },
  }));
  return [...guests, ...pieces];
}

/** The silhouette of a figure's layer. */
export function outlineOfLayer(layer: Layer, outlines: Outlines): Outline | null {
  if (layer.what === "patch") return null;
  return (layer.what === "guest" ? outlines.guests[layer.owner - 1] : outlines.decorations[layer.kind]) ?? null;
}

/** Whether a figure stands wholly between the side screens. */
function contained({ layer }: Placed, outlines: Outlines): boolean {
  const outline = outlineOfLayer(layer, outlines);
  if (layer.what === "patch" || !outline) return true;
  return outline.loops.every((loop) => loop.every(([across]) => layer.x + across >= 0 && layer.x + across <= ROOM.width));
}

function patch(surface: SurfaceName, at: number, near = 0, far: number = ROOM.depth): Placed {
  return { depth: at, layer: { what: "patch", owner: ownerOf(surface), surface, near, far } };
}

/** Surfaces from depth 0 to a depth, cut where a figure stands. */
function slabs(surfaces: readonly SurfaceName[], to: number, cuts: readonly number[]): Placed[] {
  const edges = [...new Set([0, to, ...cuts.filter((cut) => cut > 0 && cut < to)])].sort((one, other) => one - other);
  return edges.slice(1).flatMap((far, index) => surfaces.map((surface) => patch(surface, edges[index] ?? 0, edges[index] ?? 0, far)));
}

function tableFaces(camera: Camera): SurfaceName[] {
  const faces: SurfaceName[] = [];
  if (camera.x < TABLE.left) faces.push("table-left");
  if (camera.x > TABLE.right) faces.push("table-right");
  if (camera.z > TABLE.height) faces.push("top");
  return faces;
}

/** The room in pieces; on the open stage the side screens never stand before anything. */
function room(camera: Camera, cuts: readonly number[], within: boolean, open: boolean): Placed[] {
  const nearer = [...(camera.x < 0 ? (["left"] as const) : []), ...(camera.x > ROOM.width ? (["right"] as const) : [])];
  const farther = (["left", "right"] as const).filter((side) => !nearer.includes(side));
  return [
    ...(["floor", "left", "right"] as const)
      .filter((surface) => !open || !nearer.some((side) => side === surface))
      .map((surface) => patch(surface, Infinity)),
    patch("back", ROOM.depth),
    ...(!open && (nearer.length || !within) ? slabs(farther, ROOM.depth, cuts) : []),
    ...slabs(tableFaces(camera), TABLE.depth, cuts),
    patch("front", 0),
    ...(open ? [] : slabs(nearer, ROOM.depth, cuts)),
  ];
}

/** Everything in the scene, far to near; at the same depth the room first, then guests, then decorations. */
export function layersOf(scene: Scene, outlines: Outlines, open = false): Layer[] {
  const figures = standing(scene);
  const within = figures.every((figure) => contained(figure, outlines));
  const all = [
    ...room(
      scene.camera,
      figures.map(({ depth: at }) => at),
      within,
      open,
    ),
    ...figures,
  ];
  const away = ({ depth: at }: Placed): number => Math.abs(at - scene.camera.y);
  return all.sort((one, other) => (away(one) === away(other) ? 0 : away(other) - away(one))).map(({ layer }) => layer);
}

/** The four corners of a part of a surface. */
export function cornersOf(surface: SurfaceName, near: number, far: number): Vector[] {
  const it = SURFACES[surface];
  const corner = (across: number, below: number): Vector => {
    const at = (axis: 0 | 1 | 2): number => it.corner[axis] + it.right[axis] * across + it.down[axis] * below;
    return [at(0), Math.min(Math.max(at(1), near), far), at(2)];
  };
  return [corner(0, 0), corner(it.width, 0), corner(it.width, it.height), corner(0, it.height)];
}
