import { describe, expect, it } from "vitest";
import { Camera } from "../../../src/games/fairy_tile/camera.svelte";

const BOX = { left: -50, top: -50, width: 100, height: 100 };

function fitted(width: number, height: number): Camera {
  const camera = new Camera();
  [camera.width, camera.height] = [width, height];
  camera.fit(BOX, false);
  return camera;
}

describe("looking at the kingdom", () => {
  it("keeps it in the middle where there is room", () => {
    const camera = fitted(400, 100);
    expect(camera.point({ x: 200, y: 50 })).toEqual({ x: 0, y: 0 });
  });

  it("uses the whole width where there is not", () => {
    const camera = fitted(120, 300);
    expect(camera.point({ x: 120, y: 150 }).x).toBeCloseTo(50);
  });

  it("shows all of a tall one in a low window", () => {
    const camera = fitted(360, 16);
    expect(camera.point({ x: 0, y: 0 }).y).toBeCloseTo(-50);
  });
});

describe("bringing a corner into sight", () => {
  it("makes room around it", () => {
    const camera = fitted(400, 100);
    camera.reveal({ x: 0, y: -50 }, 30);
    expect(camera.point({ x: 0, y: 0 }).y).toBeCloseTo(-80);
    camera.reveal({ x: 200, y: 0 }, 30);
    expect(camera.point({ x: 400, y: 0 }).x).toBeCloseTo(230);
  });

  it("moves nothing where there is room", () => {
    const camera = fitted(400, 100);
    camera.reveal({ x: 0, y: 0 }, 30);
    expect(camera.point({ x: 200, y: 50 })).toEqual({ x: 0, y: 0 });
  });

  it("puts it in the middle where there is too little room", () => {
    const camera = fitted(400, 100);
    camera.reveal({ x: 0, y: -50 }, 300);
    expect(camera.point({ x: 0, y: 50 }).y).toBeCloseTo(-50);
  });

  it("does not keep a growing kingdom from being seen whole", () => {
    const camera = fitted(400, 100);
    camera.reveal({ x: 0, y: -50 }, 30);
    expect(camera.chosen).toBe(false);
  });
});
