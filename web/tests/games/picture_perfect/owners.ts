// Who owns each pixel of a picture: drawn with the finder's own shapes, to be compared with what the judge sees.

import { Color, NoBlending, Scene as Stage, ShaderMaterial, WebGLRenderTarget } from "three";
import { board, cameraOf, meshOf } from "../../../src/games/picture_perfect/finder";
import { layersOf, type Outlines, type Scene } from "../../../src/games/picture_perfect/studio/layers";
import { flat, PLACED } from "../../../src/games/picture_perfect/studio/paints";

const OWNED = `
  uniform float owner;
  void main() { gl_FragColor = vec4(owner / 255.0, 0.0, 0.0, 1.0); }
`;

/** One flat number for every pixel: whose it is. */
function ownerPaint(owner: number): ShaderMaterial {
  return new ShaderMaterial({
    ...flat,
    blending: NoBlending,
    vertexShader: PLACED,
    fragmentShader: OWNED,
    uniforms: { owner: { value: owner } },
  });
}

/** 7.3 Who owns each pixel, from the top left, row by row: guests by number, 15 floor, 16 screen, 17 table, 20… decorations. */
export function ownerImage(scene: Scene, outlines: Outlines, width: number, height: number): Uint8Array {
  const stage = new Stage();
  stage.background = new Color(0, 0, 0);
  const paints = layersOf(scene, outlines).map((layer, order) => {
    const mesh = meshOf(layer, outlines);
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
