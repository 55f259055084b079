// Tables to look at: Hex and Nine Men's Morris in mid-game, a trick of cards, and a chequered board.

import type { Area, Cell, Choice, Colour, Piece, Scene } from "../../../../src/board/scene/types";
import { GALLERY } from "./gallery";

export interface Position {
  readonly scene: Scene;
  readonly choices: readonly Choice[];
}

export interface Fixture {
  readonly begin: () => Position;
  /** The position after a choice: near enough to a game to see things move. */
  readonly play: (position: Position, index: number) => Position;
}

const boardOf = (areas: readonly Area[]): readonly Cell[] => areas.flatMap((area) => (area.type === "board" ? area.cells : []));

function withCells({ areas }: Scene, change: (cell: Cell) => Cell): Scene {
  return { areas: areas.map((area) => (area.type === "board" ? { ...area, cells: area.cells.map(change) } : area)) };
}

/** Put what one cell bears on another, or a new stone. */
function moved(scene: Scene, spots: readonly string[], colour: Colour): Scene {
  const [from, to = from] = spots;
  const bearer = boardOf(scene.areas).find(({ spot }) => spot === from);
  const gone = new Set(spots);
  const stone = { colour: bearer?.colour || colour, symbol: bearer?.symbol ?? "" };
  return withCells(scene, (cell) => {
    if (cell.spot === to) return { ...cell, ...stone, name: `${stone.colour} on ${to}`, last: true };
    return gone.has(cell.spot ?? "")
      ? { ...cell, colour: "", symbol: "", name: `empty ${cell.spot}`, last: true }
      : { ...cell, last: false };
  });
}

// Hex: one stone on any empty place.

const HEX_STONES: Readonly<Record<string, Colour>> = Object.fromEntries(
  (["red", "blue"] as const).flatMap((colour) => {
    const played = { red: "f6 e7 g5 d8 h3 c9 f4 g8 i2 e9 j4 b6", blue: "e6 f5 g6 d7 h5 g4 c8 i4 h7 d10 b9 e4" }[colour];
    return played.split(" ").map((spot) => [spot, colour]);
  }),
);

const hexRows = Array.from({ length: 11 }, (_, row) => String(row + 1));

function hexCells(): Cell[] {
  return Array.from({ length: 121 }, (_, index) => {
    const [x, y] = [index % 11, Math.floor(index / 11)];
    const spot = `${"abcdefghijk"[x]}${y + 1}`;
    const colour = HEX_STONES[spot] ?? "";
    const ground = y % 10 === 0 ? "red" : x % 10 === 0 ? "blue" : "";
    return { x, y, spot, colour, ground, name: colour ? `${colour} on ${spot}` : `empty ${spot}`, last: spot === "e4" };
  });
}

function hexChoices(scene: Scene): Choice[] {
  const empty = boardOf(scene.areas).filter(({ colour }) => !colour);
  return [...empty.map(({ spot = "" }) => ({ spots: [spot], label: `Put a red stone on ${spot}.` })), { spots: [], label: "Pass" }];
}

export const hex: Fixture = {
  begin: () => {
    const scene: Scene = {
      areas: [
        { type: "counter", title: "Ana", number: 12, colour: "red", active: true },
        { type: "counter", title: "Bento", number: 12, colour: "blue" },
        { type: "board", shape: "hexes", cells: hexCells(), columns: Array.from("abcdefghijk"), rows: hexRows },
      ],
    };
    return { scene, choices: hexChoices(scene) };
  },
  play: ({ scene, choices }, index) => {
    const next = moved(scene, choices[index]?.spots ?? [], "red");
    return { scene: next, choices: hexChoices(next) };
  },
};

// Nine Men's Morris: a stone goes along a line to the next point.

const MORRIS = [0, 1, 2].flatMap((ring) => {
  const [near, far] = [ring, 6 - ring];
  return [
    [near, near],
    [3, near],
    [far, near],
    [far, 3],
    [far, far],
    [3, far],
    [near, far],
    [near, 3],
  ] as const;
});
const RINGS = MORRIS.map((_, place) => [place, place % 8 === 7 ? place - 7 : place + 1] as const);
const SPOKES = [1, 3, 5, 7].flatMap((side) => [[side, side + 8] as const, [side + 8, side + 16] as const]);
const MORRIS_LINES = [...RINGS, ...SPOKES];
const WHITE = [1, 3, 8, 12, 17, 19, 22];
const BLACK = [0, 2, 9, 13, 15, 18, 20, 4];

function morrisChoices(scene: Scene): Choice[] {
  const cells = boardOf(scene.areas);
  const ways = MORRIS_LINES.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);
  const steps = ways.filter(([from, to]) => cells[from]?.colour === "white" && !cells[to]?.colour);
  const mill = steps.find(([from]) => from === 3);
  const plain = steps.map(([from, to]) => ({ spots: [`p${from}`, `p${to}`], label: `Move from p${from} to p${to}.` }));
  const taking = mill
    ? BLACK.slice(0, 3).map((taken) => ({
        spots: [`p${mill[0]}`, `p${mill[1]}`, `p${taken}`],
        label: `Move to p${mill[1]} and take p${taken}.`,
      }))
    : [];
  return [...plain.filter(({ spots }) => !mill || spots.join() !== `p${mill[0]},p${mill[1]}`), ...taking];
}

const morris: Fixture = {
  begin: () => {
    const cells = MORRIS.map(([x, y], place): Cell => {
      const colour = WHITE.includes(place) ? "white" : BLACK.includes(place) ? "black" : "";
      return { x, y, spot: `p${place}`, colour, name: `${colour || "empty"} p${place}`, last: place === 4 || place === 5 };
    });
    const scene: Scene = {
      areas: [
        { type: "counter", title: "Ana, white", number: 7, colour: "white", active: true },
        { type: "counter", title: "Bento, black", number: 8, colour: "black" },
        { type: "text", text: "Three in a line take a stone of the other side." },
        { type: "board", shape: "points", cells, lines: MORRIS_LINES },
      ],
    };
    return { scene, choices: morrisChoices(scene) };
  },
  play: ({ scene, choices }, index) => {
    const [from = "", to = "", taken] = choices[index]?.spots ?? [];
    const next = withCells(moved(scene, [from, to], "white"), (cell) =>
      cell.spot === taken ? { ...cell, colour: "", name: "empty" } : cell,
    );
    return { scene: next, choices: morrisChoices(next) };
  },
};

// A trick of cards: one card of the hand goes into it.

const SUITS = { red: "hearts", black: "spades", green: "clubs", yellow: "diamonds" } as const;
const HAND: readonly (readonly [string, keyof typeof SUITS])[] = [
  ["3", "green"],
  ["7", "green"],
  ["Q", "green"],
  ["2", "red"],
  ["10", "red"],
  ["A", "red"],
  ["5", "yellow"],
  ["8", "black"],
  ["K", "black"],
  ["4", "yellow"],
  ["9", "yellow"],
  ["J", "black"],
  ["6", "red"],
];

const card = (symbol: string, colour: keyof typeof SUITS, spot = ""): Piece => ({
  name: `${symbol} of ${SUITS[colour]}`,
  symbol,
  colour,
  spot,
});

function cardChoices({ areas }: Scene): Choice[] {
  const hand = areas.flatMap((area) => (area.type === "cards" && area.hand ? area.cards : []));
  const red = hand.filter(({ colour }) => colour === "red");
  const playable = (red.length ? red : hand).map(({ spot = "", name }) => ({ spots: [spot], label: `Play ${name}.` }));
  return [...playable, { spots: ["deck"], label: "Draw a card." }, { spots: ["deck"], label: "Look at the top card." }];
}

function cards(held: number): Fixture {
  return {
    begin: () => {
      const scene: Scene = {
        areas: [
          { type: "counter", title: "Ana", number: 23, active: true },
          { type: "counter", title: "Bento", number: 4 },
          { type: "counter", title: "Clara", number: 17 },
          { type: "counter", title: "Duarte", number: -2 },
          { type: "cards", title: "Bento", cards: [card("9", "red")] },
          { type: "cards", title: "Clara", cards: [card("K", "red")] },
          { type: "cards", title: "Duarte", cards: [{ ...card("J", "yellow"), last: true }] },
          { type: "cards", title: "Ana", cards: [{ name: "nothing yet" }] },
          { type: "pile", title: "Deck", count: 16, top: { name: "a card face down", down: true, spot: "deck" } },
          { type: "text", text: "Hearts were led; follow if you can." },
          {
            type: "cards",
            title: "Your hand",
            hand: true,
            cards: HAND.slice(0, held).map(([symbol, suit]) => card(symbol, suit, symbol + suit)),
          },
        ],
      };
      return { scene, choices: cardChoices(scene) };
    },
    play: ({ scene, choices }, index) => {
      const [spot] = choices[index]?.spots ?? [];
      const played = scene.areas
        .flatMap((area) => (area.type === "cards" && area.hand ? area.cards : []))
        .find((each) => each.spot === spot);
      const areas = scene.areas.map((area): Area => {
        if (area.type !== "cards" || !played) return area;
        if (area.hand) return { ...area, cards: area.cards.filter((each) => each !== played) };
        return area.title === "Ana" ? { ...area, cards: [{ ...played, spot: "", last: true }] } : area;
      });
      return { scene: { areas }, choices: cardChoices({ areas }) };
    },
  };
}

// A chequered board with letters on its stones.

const checkers: Fixture = {
  begin: () => {
    const cells = Array.from({ length: 64 }, (_, index): Cell => {
      const [x, y] = [index % 8, Math.floor(index / 8)];
      const spot = `${"abcdefgh"[x]}${8 - y}`;
      const back = ["♜", "♞", "♝", "♛", "♚", "♝", "♞", "♜"][x] ?? "";
      const symbol = y === 0 || y === 7 ? back : y === 1 || y === 6 ? "♟" : "";
      const colour = symbol ? (y < 2 ? "black" : "white") : "";
      return { x, y, spot, symbol, colour, ground: (x + y) % 2 ? "black" : "white", name: symbol ? `${colour} ${symbol} ${spot}` : spot };
    });
    const choices = "abcdefgh"
      .split("")
      .flatMap((file) => [3, 4].map((rank) => ({ spots: [`${file}2`, `${file}${rank}`], label: `${file}${rank}` })));
    return {
      scene: {
        areas: [{ type: "board", shape: "squares", cells, title: "Chess", columns: Array.from("abcdefgh"), rows: Array.from("87654321") }],
      },
      choices,
    };
  },
  play: ({ scene, choices }, index) => ({ scene: moved(scene, choices[index]?.spots ?? [], "white"), choices: [] }),
};

const gallery: Fixture = { begin: () => ({ scene: GALLERY, choices: [] }), play: (position) => position };

export const FIXTURES: Readonly<Record<string, Fixture>> = { hex, morris, cards: cards(9), thirteen: cards(13), checkers, gallery };
