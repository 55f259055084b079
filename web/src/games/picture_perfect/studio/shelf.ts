// Shapes kept for the next picture: figures for good, parts of the room until there are too many.

import type { BufferGeometry } from "three";
import type { Outline } from "./outline";

export class Shelf {
  #figures = new Map<Outline, BufferGeometry>();
  #parts = new Map<string, BufferGeometry>();

  constructor(
    readonly most: number,
    readonly make: (outline: Outline) => BufferGeometry,
  ) {}

  figure(outline: Outline): BufferGeometry {
    const kept = this.#figures.get(outline) ?? this.make(outline);
    this.#figures.set(outline, kept);
    return kept;
  }

  get(key: string, make: () => BufferGeometry): BufferGeometry {
    const kept = this.#parts.get(key);
    if (kept) return kept;
    if (this.#parts.size >= this.most) this.#clear();
    const made = make();
    this.#parts.set(key, made);
    return made;
  }

  #clear(): void {
    this.#parts.forEach((part) => part.dispose());
    this.#parts.clear();
  }
}
