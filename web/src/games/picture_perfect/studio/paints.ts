// What surfaces and figures are painted with on the graphics card. Colours go through as they are: no tone mapping.

import { CanvasTexture, DataTexture, DoubleSide, LinearFilter, RedFormat, ShaderMaterial, Texture, Vector2, Vector3 } from "three";

/** Where a point of a flat thing lies in the picture. */
export const PLACED = `
  varying vec2 drawn;
  varying float above;
  void main() {
    drawn = uv;
    above = position.z;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`;

// Warm in the middle, dim in the corners: as the judge's painter ends.
const LAMPLIT = `
  uniform vec2 size;
  vec3 lamplit(vec3 colour) {
    vec2 at = gl_FragCoord.xy / size * 2.0 - 1.0;
    float far = length(vec2(at.x * 0.92, -at.y * 0.88 + 0.06));
    float dim = pow(clamp((far - 0.45) / 0.85, 0.0, 1.0), 1.6);
    return colour * vec3(1.06, 1.0, 0.92) * (1.0 - dim * (1.0 - vec3(0.62, 0.52, 0.46)));
  }
`;

const SURFACE = `
  varying vec2 drawn;
  uniform sampler2D drawing;
  uniform sampler2D light;
  uniform vec2 part;
  ${LAMPLIT}
  void main() {
    float across = part.y > 0.0 ? drawn.x * part.x : (1.0 - drawn.x) * part.x;
    vec3 colour = texture2D(drawing, vec2(across, drawn.y)).rgb;
    gl_FragColor = vec4(lamplit(colour * texture2D(light, vec2(drawn.x, 1.0 - drawn.y)).r), 1.0);
  }
`;

const FIGURE = `
  varying vec2 drawn;
  varying float above;
  uniform sampler2D drawing;
  uniform float air;
  uniform vec3 tint;
  ${LAMPLIT}
  void main() {
    vec3 colour = mix(texture2D(drawing, drawn).rgb, vec3(0.361, 0.227, 0.173), air);
    float feet = 1.0 - 0.24 * exp(-pow(max(above, 0.0) / 2.2, 2.0));
    gl_FragColor = vec4(lamplit(colour * feet) + tint, 1.0);
  }
`;

const SHADOW = `
  varying vec2 drawn;
  uniform sampler2D drawing;
  void main() { gl_FragColor = vec4(0.05, 0.02, 0.0, texture2D(drawing, drawn).a * 0.4); }
`;

const TRACING = `
  varying vec2 drawn;
  uniform sampler2D drawing;
  void main() { gl_FragColor = texture2D(drawing, drawn); }
`;

const AIR_AT_BACK = 0.2;
// All of them count as transparent, so that they are painted in one list, strictly one after the other.
export const flat = { depthTest: false, depthWrite: false, side: DoubleSide, transparent: true } as const;

/** A part of the room: which share of the drawing it shows, mirrored or not. */
export function surfacePaint(drawing: Texture, light: Texture, share: number, mirrored: boolean, size: Vector2): ShaderMaterial {
  const uniforms = {
    drawing: { value: drawing },
    light: { value: light },
    part: { value: new Vector2(share, mirrored ? -1 : 1) },
    size: { value: size },
  };
  return new ShaderMaterial({ ...flat, vertexShader: PLACED, fragmentShader: SURFACE, uniforms });
}

/** A figure at a depth: what stands at the back is a little browner. */
export function figurePaint(drawing: Texture, depth: number, lit: boolean, size: Vector2): ShaderMaterial {
  const air = AIR_AT_BACK * Math.min(Math.max(depth / 20, 0), 1);
  const tint = lit ? new Vector3(0.16, 0.1, 0) : new Vector3();
  const uniforms = { drawing: { value: drawing }, air: { value: air }, tint: { value: tint }, size: { value: size } };
  return new ShaderMaterial({ ...flat, vertexShader: PLACED, fragmentShader: FIGURE, uniforms });
}

/** The soft shadow that a figure throws on what is close behind it. */
export function shadowPaint(drawing: Texture): ShaderMaterial {
  return new ShaderMaterial({ ...flat, vertexShader: PLACED, fragmentShader: SHADOW, uniforms: { drawing: { value: drawing } } });
}

/** A drawing with holes, laid over what is there. */
export function tracingPaint(drawing: Texture): ShaderMaterial {
  return new ShaderMaterial({ ...flat, vertexShader: PLACED, fragmentShader: TRACING, uniforms: { drawing: { value: drawing } } });
}

/** A drawing for the graphics card. */
export function textureOf(canvas: HTMLCanvasElement, sharp: number): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.anisotropy = sharp;
  return texture;
}

/** Brightness for the graphics card, from the top row on. */
export function lightTexture(pixels: Uint8Array, width: number, height: number): DataTexture {
  const texture = new DataTexture(pixels, width, height, RedFormat);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
