// Photograph at the table.

export { default as Board } from "./Board.svelte";
export { describe, section } from "./describe";
export { light } from "./light";
