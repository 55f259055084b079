// The position of Avenue in words: labels for what can be chosen, and the whole board for whoever does not see it.

import type { BoardProps } from "../../board/board";
import { say } from "../../base/words.svelte";
import type { avenue } from "./wire";
import { landOf, networkAt, roadOf, sheetOf, squareName, type Network } from "./map";

export const roadWords = (road: number): string => say(`avenue-road-${road}`);

/** A number with a true minus sign. */
export const signed = (number: number): string => String(number).replace("-", "−");

/** The grade of a game alone, in words. */
export const gradeWords = (grade: string): string => say("avenue-grade", { grade: say(`avenue-grade-${grade}`) });

/** Grapes by colour, in words. */
export function grapeWords(green: number, purple: number): string {
  if (green && purple) return say("web-avenue-grapes-both", { green, purple, all: green + purple });
  if (green) return say("web-avenue-grapes-green", { number: green });
  if (purple) return say("web-avenue-grapes-purple", { number: purple });
  return say("web-avenue-grapes-none");
}

/** What stands in a square. */
export function landWords(text: string): string {
  const land = landOf(text);
  switch (land.kind) {
    case "empty":
      return say("web-avenue-land-empty");
    case "farm":
      return say("avenue-line-farm", { farm: land.letter });
    case "castle":
      return say(`avenue-row-${land.colour}-castle`);
    case "grapes":
      return grapeWords(
        land.grapes.filter((colour) => colour === "green").length,
        land.grapes.filter((colour) => colour === "purple").length,
      );
  }
}

/** The farms and castles along a road, in words; empty when there is none. */
export function placeWords(network: Pick<Network, "farms" | "castles">): string {
  const farms = network.farms.map((farm) => say("avenue-line-farm", { farm }));
  const castles = network.castles.map((colour) => say(`avenue-row-${colour}-castle`));
  return [...farms, ...castles].join(", ");
}

/** The name of every square, for reading aloud. */
export function squareLabels(squares: readonly string[], roads: readonly number[], open: ReadonlySet<number>): string[] {
  return squares.map((text, square) => {
    const words = { square: squareName(square), land: landWords(text) };
    const road = roads[square] ?? 0;
    if (road) return say("web-avenue-square-road", { ...words, road: roadWords(road) });
    return say(open.has(square) ? "web-avenue-square-open" : "web-avenue-square-vacant", words);
  });
}

const LONGEST = 18; // a longer name would run into the compass
const short = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** Whose sheet it is. */
export function sheetTitle(seat: number, mine: number | null, names: readonly string[]): string {
  if (seat < 0) return say("web-avenue-the-map");
  return seat === mine ? say("web-avenue-my-sheet") : say("web-avenue-sheet-of", { name: short(names[seat] ?? "") });
}

function sheetWords(view: avenue.View, sheet: avenue.SheetView): string[] {
  const roads = sheet.roads.flatMap((road, square) => (road ? [`${squareName(square)} ${roadWords(road)}`] : []));
  const joined = view.squares.flatMap((text, square) => {
    const building = landOf(text).kind === "farm" || landOf(text).kind === "castle";
    if (!building || !sheet.roads[square]) return [];
    const network = networkAt(sheet, square);
    return [`${landWords(text)}: ${grapeWords(network.green, network.purple)}`];
  });
  return [
    say("web-avenue-said-roads", { roads: roads.join("; ") || say("web-avenue-none") }),
    ...(joined.length ? [say("web-avenue-said-joined", { joined: joined.join("; ") })] : []),
    say("web-avenue-said-written", { numbers: sheet.written.join(", ") || say("web-avenue-none") }),
    say("web-avenue-said-score", { score: sheet.score }),
  ];
}

/** A place in the ranking of a great table. */
function standingWords({ place, seat, points }: avenue.Standing, names: readonly string[]): string {
  return say("web-avenue-said-standing", { place, name: names[seat] ?? "", points });
}

/** The position in words. */
export function describe({ view, seat, names }: BoardProps<"avenue">): string {
  const sheet = sheetOf(view, seat);
  const shown = roadOf(view.road);
  const others = view.sheets.filter((each) => each.seat !== seat);
  return [
    say("avenue-side-round", { number: view.round, rounds: 5 }) + ".",
    say("avenue-side-farm", { farm: view.farms.at(-1) ?? "" }) + ".",
    ...(shown ? [say("web-avenue-said-card", { road: roadWords(shown), yellow: view.yellow })] : []),
    ...(view.next_farm ? [say("avenue-side-next", { farm: view.next_farm }) + "."] : []),
    ...(sheet ? sheetWords(view, sheet) : []),
    ...view.standings.map((standing) => standingWords(standing, names)),
    ...others.map((each) => say("web-avenue-said-other", { name: names[each.seat] ?? "", score: each.score })),
  ].join(" ");
}
