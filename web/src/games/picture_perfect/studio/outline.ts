// Reads the silhouettes of our restricted SVG, in centimetres from the middle of the base, flattened as the judge does it.

export type Pair = readonly [number, number];
export type Loop = readonly Pair[];

export interface Outline {
  readonly width: number;
  readonly height: number;
  readonly loops: readonly Loop[];
}

const UNITS = 100;
const STEPS = 10;
const TOKEN = /[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

/** The silhouette of a drawing. */
export function outlineOf(source: string): Outline {
  const [, , width, height] = (/viewBox="([^"]*)"/.exec(source)?.[1] ?? "").split(/[\s,]+/).map(Number);
  const text = /<path id="outline"[^>]*? d="([^"]*)"/.exec(source)?.[1];
  if (!width || !height || text === undefined) throw new Error("a figure needs a view box and an outline");
  const across = width / UNITS;
  const up = height / UNITS;
  const loops = pathLoops(text).map((loop) => loop.map(([x, y]): Pair => [x / UNITS - across / 2, up - y / UNITS]));
  return { width: across, height: up, loops: loops.filter((loop) => loop.length > 2) };
}

/** The loops of a path of absolute M, L, Q, C and Z. */
export function pathLoops(text: string): Pair[][] {
  const loops: Pair[][] = [];
  for (const [command, points] of commands(text)) {
    const loop = loops.at(-1);
    if (command === "M") loops.push([...points]);
    else if (command === "L") loop?.push(...points);
    else if (command !== "Z" && loop) loop.push(...curve([loop.at(-1) ?? [0, 0], ...points]));
  }
  return loops;
}

/** The commands of a path, repeated letters written out; what follows an M is an L. */
function* commands(text: string): Generator<[string, Pair[]]> {
  const tokens = text.match(TOKEN) ?? [];
  let command = "";
  let place = 0;
  while (place < tokens.length) {
    const token = tokens[place] ?? "";
    if (/[A-Za-z]/.test(token) && token.length === 1) {
      command = token;
      place += 1;
    }
    const count = ARGUMENTS[command];
    if (count === undefined) throw new Error(`the path command ${command} is not in the restricted form`);
    const values = tokens.slice(place, place + count).map(Number);
    yield [command, values.flatMap((x, index) => (index % 2 ? [] : [[x, values[index + 1] ?? 0] as const]))];
    place += count;
    command = command === "M" ? "L" : command;
  }
}

/** A curve as its points after the first. */
function curve(controls: readonly Pair[]): Pair[] {
  const inner = Array.from({ length: STEPS - 1 }, (_, step) => casteljau(controls, (step + 1) / STEPS));
  return [...inner, controls.at(-1) ?? [0, 0]];
}

function casteljau(controls: readonly Pair[], at: number): Pair {
  let points = controls;
  while (points.length > 1) {
    points = points.slice(1).map(([x, y], index) => {
      const [a, b] = points[index] ?? [0, 0];
      return [a + (x - a) * at, b + (y - b) * at] as const;
    });
  }
  return points[0] ?? [0, 0];
}

/** Twice the area of a loop; its sign tells which way it turns. */
export function turning(loop: Loop): number {
  return loop.reduce((sum, [x, y], index) => {
    const [a, b] = loop[(index + 1) % loop.length] ?? [0, 0];
    return sum + (x * b - a * y);
  }, 0);
}

/** How often loops wind around a point: not zero means inside. */
export function winding(loops: readonly Loop[], x: number, y: number): number {
  let count = 0;
  for (const loop of loops) {
    loop.forEach(([ax, ay], index) => {
      const [bx, by] = loop[(index + 1) % loop.length] ?? [0, 0];
      if (ay <= y === by <= y) return;
      if (ax + ((y - ay) / (by - ay)) * (bx - ax) > x) count += by > ay ? 1 : -1;
    });
  }
  return count;
}
