// A card of the hand dragged along the film.

import type { Choosing } from "./choosing.svelte";
import { isWind } from "./hand";

const TREMBLE = 7; // pixels a finger may move without meaning it

export class Dragging {
  #held: { place: number; x: number; y: number } | null = null;
  #moved = false;

  constructor(readonly choosing: Choosing) {}

  get active(): boolean {
    return this.#held !== null && this.#moved;
  }

  press(event: PointerEvent, place: number): void {
    this.#held = { place, x: event.clientX, y: event.clientY };
    this.#moved = false;
    // A finger holds on to what it first touched; to drag it must be able to reach the other places.
    if (event.target instanceof Element) event.target.releasePointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const held = this.#held;
    if (!held || event.buttons === 0 || !this.choosing.winds.length) return;
    if (!this.#moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < TREMBLE) return;
    if (!this.#moved) held.place = this.#cardAt(held.place);
    this.#moved = true;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const slot = under?.closest<HTMLElement>("[data-slot]")?.dataset["slot"];
    if (slot !== undefined) this.choosing.drag(held.place, Number(slot));
    else if (!under?.closest(".film")) this.choosing.drag(held.place, -1); // taken off the film: nowhere
  }

  /** A card that is chosen already lies elsewhere: dragging it on means the card it was. */
  #cardAt(place: number): number {
    const { chosen } = this.choosing;
    return chosen && isWind(chosen) && chosen.to === place ? chosen.card : place;
  }

  release(): void {
    if (this.active) this.choosing.drop();
    this.#held = null;
  }

  /** Whether the click that comes now only ends a drag. */
  ended(): boolean {
    const moved = this.#moved;
    this.#moved = false;
    return moved;
  }
}
