// A pinhole camera, by the same arithmetic as the judge's: centimetres in, pixels from the top left out.

import type { picture_perfect } from "../wire";

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly aim_x: number;
  readonly aim_y: number;
  readonly aim_z: number;
  /** The focal length in millimetres on film 36 mm wide. */
  readonly zoom: number;
}

export type Vector = readonly [number, number, number];

export interface Lens {
  readonly position: Vector;
  readonly right: Vector;
  readonly up: Vector;
  readonly forward: Vector;
  readonly focal: number;
  readonly width: number;
  readonly height: number;
}

export const FILM_WIDTH = 36;
export const NEAR = 0.1; // nothing nearer is drawn: it would be inside the lens
const MILLIMETRES = 10;

/** The camera of an action, which is in millimetres, as the studio has it. */
export function inCentimetres(camera: picture_perfect.Camera): Camera {
  const { zoom, ...places } = camera;
  const scaled = Object.fromEntries(Object.entries(places).map(([name, value]) => [name, value / MILLIMETRES]));
  return { ...(scaled as Omit<Camera, "zoom">), zoom };
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.sqrt(x * x + y * y + z * z);
  return [x / length, y / length, z / length];
}

export const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** The camera's axes: level from side to side, the picture's up is the room's up. */
export function lensOf(camera: Camera, width: number, height: number): Lens {
  const forward = unit([camera.aim_x - camera.x, camera.aim_y - camera.y, camera.aim_z - camera.z]);
  const right = unit([forward[1], -forward[0], 0]);
  const up: Vector = [right[1] * forward[2], -right[0] * forward[2], right[0] * forward[1] - right[1] * forward[0]];
  return { position: [camera.x, camera.y, camera.z], right, up, forward, focal: (camera.zoom / FILM_WIDTH) * width, width, height };
}

/** Where a point of the room falls on the picture, and how far ahead it is. */
export function projected(lens: Lens, point: Vector): { x: number; y: number; ahead: number } {
  const relative: Vector = [point[0] - lens.position[0], point[1] - lens.position[1], point[2] - lens.position[2]];
  const ahead = dot(relative, lens.forward);
  const scale = lens.focal / ahead;
  return { x: lens.width / 2 + dot(relative, lens.right) * scale, y: lens.height / 2 - dot(relative, lens.up) * scale, ahead };
}

/** The direction that a pixel looks into. */
export function rayThrough(lens: Lens, x: number, y: number): Vector {
  const across = (x - lens.width / 2) / lens.focal;
  const above = (lens.height / 2 - y) / lens.focal;
  const along = (axis: 0 | 1 | 2): number => lens.forward[axis] + lens.right[axis] * across + lens.up[axis] * above;
  return [along(0), along(1), along(2)];
}

/** Where a ray meets the plane on which one coordinate has a value; null when it never does. */
export function meeting(lens: Lens, ray: Vector, axis: 0 | 1 | 2, value: number): Vector | null {
  const far = (value - lens.position[axis]) / ray[axis];
  if (!Number.isFinite(far) || far <= 0) return null;
  return [lens.position[0] + ray[0] * far, lens.position[1] + ray[1] * far, lens.position[2] + ray[2] * far];
}
