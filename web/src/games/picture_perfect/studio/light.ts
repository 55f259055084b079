// The lamplight on the room, as the judge's painter has it: soft pictures of brightness, small and stretched.

import { onTable, ROOM, SURFACES, TABLE, type Scene, type SurfaceName } from "./layers";

const SOFT = 8; // pixels a centimetre
const FOOT = { dark: 0.62, across: 1.35, deep: 0.75, behind: 2.2 };
const CORNER = { dark: 0.38, reach: 2.2 };
const UNDER_TABLE = { dark: 0.55, reach: 1.3 };
const SIDE_SCREENS = 0.8;
const TABLE_LIGHT: Partial<Record<SurfaceName, number>> = { front: 0.92, "table-left": 0.7, "table-right": 0.7 };

const near = (distance: number, reach: number): number => Math.exp(-((distance / reach) ** 2));

type Foot = readonly [x: number, y: number];

function feet(scene: Scene, table: boolean): Foot[] {
  return [...scene.guests, ...scene.decorations].filter(({ x, y }) => onTable(x, y) === table).map(({ x, y }) => [x, y]);
}

/** What feet leave of the light; the lamp is in front, so shadows fall behind. */
function underFeet(x: number, y: number, all: readonly Foot[]): number {
  return all.reduce((light, [footX, footY]) => {
    const behind = Math.max((y - footY) / FOOT.behind, footY - y);
    return light * (1 - FOOT.dark * near(Math.hypot((x - footX) / FOOT.across, behind / FOOT.deep), 1));
  }, 1);
}

function onFloor(x: number, y: number, all: readonly Foot[]): number {
  const walls = Math.min(x, ROOM.width - x, ROOM.depth - y);
  const aside = Math.max(TABLE.left - x, x - TABLE.right, 0);
  const table = Math.hypot(aside, Math.max(y - TABLE.depth, 0));
  const light = (1 - CORNER.dark * near(walls, CORNER.reach)) * (1 - UNDER_TABLE.dark * near(table, UNDER_TABLE.reach));
  return light * underFeet(x, y, all);
}

function onScreen(x: number, z: number, surface: SurfaceName): number {
  const { width } = SURFACES[surface];
  const corner = surface === "back" ? Math.min(x, width - x) : surface === "left" ? width - x : x;
  const dark = (1 - CORNER.dark * near(corner, CORNER.reach)) * (1 - CORNER.dark * near(z, CORNER.reach));
  if (surface !== "back") return SIDE_SCREENS * dark;
  return dark * (0.78 + 0.22 * near(Math.hypot((x - width / 2) / 1.5, z - ROOM.height / 2), 9));
}

/** How bright a surface is, 0 to 255 from its upper left corner on: the pixels, their width and height. */
export function lightOn(surface: SurfaceName, scene: Scene): { pixels: Uint8Array; width: number; height: number } {
  const it = SURFACES[surface];
  const width = Math.round(it.width * SOFT);
  const height = Math.round(it.height * SOFT);
  const all = surface === "floor" || surface === "top" ? feet(scene, surface === "top") : [];
  const bright = (x: number, above: number): number => {
    if (surface === "floor") return onFloor(x, above, all);
    if (surface === "top") return underFeet(x + TABLE.left, above, all);
    const table = TABLE_LIGHT[surface];
    return table === undefined ? onScreen(x, above, surface) : table * (0.75 + (0.25 * above) / it.height);
  };
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      pixels[row * width + column] = 255 * bright((column + 0.5) / SOFT, it.height - (row + 0.5) / SOFT);
    }
  }
  return { pixels, width, height };
}
