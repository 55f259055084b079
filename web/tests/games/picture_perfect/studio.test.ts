import { describe, expect, it } from "vitest";
import { layersOf, sceneOf, type Outlines, type Scene } from "../../../src/games/picture_perfect/studio/layers";
import { inCentimetres, lensOf, meeting, projected, rayThrough } from "../../../src/games/picture_perfect/studio/lens";
import { outlineOf, pathLoops, turning, winding, type Outline } from "../../../src/games/picture_perfect/studio/outline";
import { figureAt, figureNear, footOf, planAt, stageCamera } from "../../../src/games/picture_perfect/studio/picking";
import { aimed, byKey, REACH, STANDARD, turned, walked, zoomed } from "../../../src/games/picture_perfect/viewing";

const files = import.meta.glob<string>("../../../../src/serao/games/picture_perfect/studio/art/{guests,decorations}/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

function drawn(folder: string): Outline[] {
  const paths = Object.keys(files).filter((path) => path.includes(`/art/${folder}/`));
  return paths.sort().map((path) => outlineOf(files[path] ?? ""));
}

const outlines: Outlines = { guests: drawn("guests"), decorations: drawn("decorations") };

describe("silhouettes", () => {
  it("are read from every drawing of the box, in centimetres", () => {
    expect(outlines.guests).toHaveLength(14);
    expect(outlines.decorations).toHaveLength(10);
    expect(outlines.guests[8]?.height).toBe(7);
    expect(outlines.guests[12]?.height).toBe(2.6);
  });

  it("stand on the middle of their base", () => {
    for (const outline of [...outlines.guests, ...outlines.decorations]) {
      const heights = outline.loops.flat().map(([, up]) => up);
      expect(Math.min(...heights)).toBeGreaterThan(-0.01);
      expect(Math.min(...heights)).toBeLessThan(0.1);
    }
  });

  it("flatten curves into ten pieces, as the judge does", () => {
    const [loop] = pathLoops("M 0 0 C 0 10 10 10 10 0 Z");
    expect(loop).toHaveLength(11);
    expect(loop?.[5]).toEqual([5, 7.5]);
    expect(() => pathLoops("M 0 0 A 1 1")).toThrow();
  });

  it("know inside from outside, holes too", () => {
    const square = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ] as const;
    const hole = [
      [1, 1],
      [1, 3],
      [3, 3],
      [3, 1],
    ] as const;
    expect(turning(square)).toBe(32);
    expect(winding([square], 2, 2)).not.toBe(0);
    expect(winding([square, hole], 2, 2)).toBe(0);
    expect(winding([square, hole], 0.5, 2)).not.toBe(0);
  });
});

describe("the lens", () => {
  const camera = { x: 3.5, y: -22, z: 9, aim_x: 12, aim_y: 8, aim_z: 4, zoom: 50 };
  const lens = lensOf(camera, 1200, 900);

  it("projects as the judge's own", () => {
    const at = projected(lens, [7.5, 12.5, 6]);
    expect(at.x).toBeCloseTo(330.22248044, 6);
    expect(at.y).toBeCloseTo(330.2642362, 6);
    expect(at.ahead).toBeCloseTo(34.32632102, 6);
  });

  it("looks back along the same way", () => {
    const at = projected(lens, [7.5, 12.5, 6]);
    const back = meeting(lens, rayThrough(lens, at.x, at.y), 1, 12.5);
    expect(back?.[0]).toBeCloseTo(7.5, 9);
    expect(back?.[2]).toBeCloseTo(6, 9);
  });

  it("takes the camera of the game, which is in millimetres", () => {
    expect(inCentimetres(STANDARD)).toEqual({ x: 12.5, y: -20, z: 14, aim_x: 12.5, aim_y: 8, aim_z: 5.5, zoom: 43 });
  });
});

describe("layers", () => {
  it("come in the judge's order, cut where the judge cuts", () => {
    const scene: Scene = {
      guests: [
        { id: 3, x: 12.5, y: 12.5 },
        { id: 9, x: 12.5, y: 17.5 },
        { id: 13, x: -3, y: 4 },
      ],
      decorations: [{ kind: 0, x: 10, y: 5 }],
      camera: { x: -2, y: -20, z: 10, aim_x: 12, aim_y: 8, aim_z: 4, zoom: 40 },
    };
    const owners = layersOf(scene, outlines).map(({ owner }) => owner);
    // Written down from the judge: serao.games.picture_perfect.studio.render.layers of the same scene.
    expect(owners).toEqual([15, 16, 16, 16, 16, 16, 9, 16, 16, 3, 16, 17, 17, 16, 20, 16, 17, 17, 16, 13, 16, 17, 17, 17, 16]);
  });

  it("of an arrangement of the game are in centimetres", () => {
    const scene = sceneOf({ figures: [[0, 125, 175]], ornaments: [[2, 100, 51]] }, STANDARD);
    expect(scene.guests).toEqual([{ id: 1, x: 12.5, y: 17.5 }]);
    expect(scene.decorations).toEqual([{ kind: 2, x: 10, y: 5.1 }]);
  });
});

describe("picking", () => {
  const camera = stageCamera(0, 34, 42);
  const lens = lensOf(camera, 800, 560);
  const scene: Scene = {
    guests: [
      { id: 9, x: 12.5, y: 17.5 },
      { id: 3, x: 12.5, y: 12.5 },
    ],
    decorations: [],
    camera,
  };

  it("finds the nearest figure under a pixel", () => {
    const chest = projected(lens, [12.5, 12.5, 3.2]);
    expect(figureAt(scene, outlines, lens, chest.x, chest.y)?.owner).toBe(3);
    expect(figureAt(scene, outlines, lens, 5, 5)).toBeNull();
  });

  it("finds a figure beside a finger, and nothing beyond its reach", () => {
    const chest = projected(lens, [12.5, 12.5, 3.2]);
    const right = Array.from({ length: 200 }, (_, step) => chest.x + step).find((x) => !figureAt(scene, outlines, lens, x, chest.y)) ?? 0;
    expect(figureNear(scene, outlines, lens, right + 6, chest.y, 0)).toBeNull();
    expect(figureNear(scene, outlines, lens, right + 6, chest.y, 12)?.owner).toBe(3);
    expect(figureNear(scene, outlines, lens, right + 40, chest.y, 12)).toBeNull();
  });

  it("finds the floor, and the top of the table where that is nearer", () => {
    for (const [x, y] of [
      [2.5, 17.5],
      [12, 5],
    ] as const) {
      const foot = footOf(lens, x, y);
      const plan = planAt(lens, foot.x, foot.y);
      expect(plan?.x).toBeCloseTo(x, 6);
      expect(plan?.y).toBeCloseTo(y, 6);
    }
  });
});

describe("the camera in the hand", () => {
  it("stays within its reach and in whole millimetres", () => {
    const camera = turned(STANDARD, { z: 999, x: 12.4 });
    expect(camera.z).toBe(REACH.z[1]);
    expect(camera.x).toBe(12);
  });

  it("walks, aims and zooms", () => {
    expect(walked(STANDARD, 0.1, 0).x).toBeLessThan(STANDARD.x);
    expect(aimed(STANDARD, 0.1, 0).aim_x).toBeLessThan(STANDARD.aim_x);
    expect(zoomed(STANDARD, 1.001).zoom).toBe(STANDARD.zoom + 1);
    expect(zoomed(STANDARD, 0.999).zoom).toBe(STANDARD.zoom - 1);
  });

  it("obeys keys, and 0 is the standard", () => {
    expect(byKey(STANDARD, "ArrowRight", false)?.x).toBeGreaterThan(STANDARD.x);
    expect(byKey(STANDARD, "ArrowRight", true)?.aim_x).toBeGreaterThan(STANDARD.aim_x);
    expect(byKey(turned(STANDARD, { x: 0 }), "0", false)).toEqual(STANDARD);
    expect(byKey(STANDARD, "Tab", false)).toBeNull();
  });
});
