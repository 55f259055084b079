// Avenue at the table.

export { default as Board } from "./Board.svelte";
export { light } from "./light";
export { section } from "./section";
export { describe } from "./words";
