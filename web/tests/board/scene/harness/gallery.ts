// Every colour in every form: stones, letters on stones, places, cards, piles and counters.

import type { Colour, Scene } from "../../../../src/board/scene/types";

const COLOURS: readonly Exclude<Colour, "">[] = ["red", "blue", "green", "yellow", "purple", "orange", "black", "white", "grey"];

export const GALLERY: Scene = {
  areas: [
    ...COLOURS.map((colour, number) => ({ type: "counter" as const, title: colour, number, colour })),
    {
      type: "board",
      title: "Stones",
      shape: "squares",
      cells: COLOURS.flatMap((colour, x) => [
        { x, y: 0, name: colour, colour },
        { x, y: 1, name: `${colour} A`, colour, symbol: "A" },
        { x, y: 2, name: `${colour} 12`, colour, symbol: "12", spot: colour },
        { x, y: 3, name: "face down", down: true },
        { x, y: 4, name: "a symbol", symbol: "★" },
      ]),
    },
    {
      type: "board",
      title: "Places",
      shape: "hexes",
      cells: COLOURS.flatMap((ground, place) => [
        { x: place % 3, y: Math.floor(place / 3) * 2, name: ground, ground },
        { x: place % 3, y: Math.floor(place / 3) * 2 + 1, name: `black on ${ground}`, ground, colour: "black" as const },
      ]),
    },
    { type: "cards", title: "Cards", cards: COLOURS.map((colour) => ({ name: colour, colour })) },
    { type: "cards", cards: COLOURS.map((colour) => ({ name: colour, colour, symbol: colour })) },
    { type: "pile", title: "Gone", count: 0, top: { name: "nothing" } },
  ],
};
