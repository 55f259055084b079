// Our drawings have thousands of strokes: each is painted into pixels once, and those pixels serve everywhere.

const INK = "#2a1a22";
const UNITS = 100; // of a drawing, in a centimetre

export interface Raster {
  readonly source: string;
  readonly width: number; // centimetres
  readonly height: number;
  readonly canvas: HTMLCanvasElement;
}

const kept = new Map<string, Promise<Raster>>();
const texts = new Map<string, Promise<string>>();
let queue: Promise<unknown> = Promise.resolve(); // one after the other, so that the page breathes in between

async function fetched(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** The text of a drawing. */
export function sourceOf(url: string): Promise<string> {
  const known = texts.get(url) ?? fetched(url);
  texts.set(url, known);
  return known;
}

function pictureOf(url: string): Promise<HTMLImageElement> {
  return new Promise((done, failed) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => failed(new Error(url));
    image.src = url;
  });
}

async function painted(url: string, detail: number): Promise<Raster> {
  const source = await sourceOf(url);
  const [, , wide = 0, high = 0] = (/viewBox="([^"]*)"/.exec(source)?.[1] ?? "").split(/[\s,]+/).map(Number);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round((wide / UNITS) * detail);
  canvas.height = Math.round((high / UNITS) * detail);
  // Some browsers draw nothing of a picture that does not say how large it is.
  const sized = source.replace("<svg ", `<svg width="${canvas.width}" height="${canvas.height}" `);
  const blob = URL.createObjectURL(new Blob([sized], { type: "image/svg+xml" }));
  try {
    canvas.getContext("2d")?.drawImage(await pictureOf(blob), 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(blob);
  }
  return { source, width: wide / UNITS, height: high / UNITS, canvas };
}

/** A drawing in pixels, so many a centimetre. */
export function rasterOf(url: string, detail: number): Promise<Raster> {
  const key = `${url} ${detail}`;
  const known = kept.get(key);
  if (known) return known;
  const made = queue.then(() => painted(url, detail));
  queue = made.catch(() => undefined);
  kept.set(key, made);
  return made;
}

/** The same on a ground of ink, as the judge's painter begins: the silhouette decides what is seen of it. */
export function onInk({ canvas }: Raster): HTMLCanvasElement {
  const inked = document.createElement("canvas");
  inked.width = canvas.width;
  inked.height = canvas.height;
  const pen = inked.getContext("2d");
  if (!pen) return inked;
  pen.fillStyle = INK;
  pen.fillRect(0, 0, inked.width, inked.height);
  pen.drawImage(canvas, 0, 0);
  return inked;
}

/** A smaller copy as a picture that pages can show. */
export function smallOf({ canvas }: Raster, height: number): Promise<string> {
  const small = document.createElement("canvas");
  const scale = Math.min(1, height / canvas.height);
  small.width = Math.max(1, Math.round(canvas.width * scale));
  small.height = Math.max(1, Math.round(canvas.height * scale));
  const pen = small.getContext("2d");
  if (pen) {
    pen.imageSmoothingQuality = "high";
    pen.drawImage(canvas, 0, 0, small.width, small.height);
  }
  return new Promise((done) => small.toBlob((blob) => done(blob ? URL.createObjectURL(blob) : "")));
}

export const FIGURE_DETAIL = 110; // pixels a centimetre
export const ROOM_DETAIL = 56;
