// The camera in the hand: whole millimetres, moved by dragging, keys and sliders, kept where a camera can be.

import type { picture_perfect } from "./wire";

export type Camera = picture_perfect.Camera;

/** Straight in front and just below the top of the screen. */
export const STANDARD: Camera = { x: 125, y: -200, z: 140, aim_x: 125, aim_y: 80, aim_z: 55, zoom: 43 };

/** How far each of the camera's numbers goes on its slider. The house has the last word. */
export const REACH: Readonly<Record<keyof Camera, readonly [least: number, most: number]>> = {
  x: [-475, 725],
  y: [-1200, -20],
  z: [5, 150],
  aim_x: [0, 250],
  aim_y: [0, 200],
  aim_z: [0, 150],
  zoom: [15, 200],
};

/** The camera with some of its numbers changed, each kept within its reach. */
export function turned(camera: Camera, changes: Partial<Record<keyof Camera, number>>): Camera {
  const kept = Object.entries(changes).map(([name, value]) => {
    const [least, most] = REACH[name as keyof Camera];
    return [name, Math.round(Math.min(most, Math.max(least, value)))];
  });
  return { ...camera, ...(Object.fromEntries(kept) as Partial<Camera>) };
}

/** Walk around what is aimed at: to the side and up, in shares of the picture. */
export function walked(camera: Camera, across: number, up: number): Camera {
  const far = Math.hypot(camera.aim_x - camera.x, camera.aim_y - camera.y);
  return turned(camera, { x: camera.x - across * far, z: camera.z + up * far });
}

/** Point the camera elsewhere, in shares of the picture. */
export function aimed(camera: Camera, across: number, up: number): Camera {
  const wide = (Math.hypot(camera.aim_x - camera.x, camera.aim_y - camera.y) * 36) / camera.zoom;
  return turned(camera, { aim_x: camera.aim_x - across * wide, aim_z: camera.aim_z - up * wide });
}

/** Zoom in or out by a factor, at least by one. */
export function zoomed(camera: Camera, factor: number): Camera {
  const wanted = camera.zoom * factor;
  return turned(camera, { zoom: factor > 1 ? Math.max(wanted, camera.zoom + 1) : Math.min(wanted, camera.zoom - 1) });
}

const SMALL = 0.02;
const KEYS: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowLeft: [SMALL, 0],
  ArrowRight: [-SMALL, 0],
  ArrowUp: [0, SMALL],
  ArrowDown: [0, -SMALL],
};

/** What a key does to the camera; null when it means nothing. */
export function byKey(camera: Camera, key: string, aiming: boolean): Camera | null {
  const way = KEYS[key];
  if (way) return aiming ? aimed(camera, way[0], -way[1]) : walked(camera, way[0], way[1]);
  if (key === "+" || key === "=") return zoomed(camera, 1.04);
  if (key === "-") return zoomed(camera, 1 / 1.04);
  if (key === "PageUp") return turned(camera, { y: camera.y + 10 });
  if (key === "PageDown") return turned(camera, { y: camera.y - 10 });
  return key === "0" ? STANDARD : null;
}
