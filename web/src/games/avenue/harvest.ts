// What is counted at the end, in its order: of every sheet its farms, its castles and its total, as the house wrote them.

import { networkAt, sheetOf } from "./map";
import type { avenue } from "./wire";

export interface Counted {
  readonly seat: number;
  readonly kind: "farm" | "purple" | "green" | "total";
  readonly farm: string;
  readonly number: number;
}

function ofSheet(view: avenue.View, sheet: avenue.SheetView): Counted[] {
  const seat = sheet.seat;
  return [
    ...sheet.written.map((number, round): Counted => ({ seat, kind: "farm", farm: view.farms[round] ?? "", number })),
    { seat, kind: "purple", farm: "", number: sheet.purple_castle },
    { seat, kind: "green", farm: "", number: sheet.green_castle },
    { seat, kind: "total", farm: "", number: sheet.score },
  ];
}

/** Everything that is counted, sheet after sheet; at a great table only the sheets that are seen. */
export function countedOf(view: avenue.View, order: readonly number[]): Counted[] {
  const sheets = view.standings.length ? view.sheets : order.flatMap((seat) => sheetOf(view, seat) ?? []);
  return sheets.flatMap((sheet) => ofSheet(view, sheet));
}

/** The square that something counted belongs to; -1 for the total. */
export function squareOf(view: avenue.View, counted: Counted): number {
  const texts = { farm: `F${counted.farm}`, purple: "CP", green: "CG", total: "" };
  return view.squares.indexOf(texts[counted.kind]);
}

/** The road that leads there; none for the total. */
export function roadTo(view: avenue.View, sheet: avenue.SheetView, counted: Counted): readonly number[] {
  return counted.kind === "total" ? [] : networkAt(sheet, squareOf(view, counted)).squares;
}
