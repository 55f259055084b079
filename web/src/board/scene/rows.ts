// How the areas of a scene lie on the table: those of a kind that follow each other share a row.

import type { Area, Counter } from "./types";

export type Kind = "counters" | "boards" | "cards" | "hand" | "text";

export interface Row {
  readonly kind: Kind;
  readonly areas: readonly Area[];
}

function kindOf(area: Area): Kind {
  switch (area.type) {
    case "board":
      return "boards";
    case "cards":
      return area.hand ? "hand" : "cards";
    case "pile":
      return "cards";
    case "counter":
      return "counters";
    case "text":
      return "text";
  }
}

/** The rows, in the order in which they are read. */
export function rowsOf(areas: readonly Area[]): Row[] {
  return areas.reduce<Row[]>((rows, area) => {
    const [kind, last] = [kindOf(area), rows.at(-1)];
    if (last?.kind !== kind) return [...rows, { kind, areas: [area] }];
    return [...rows.slice(0, -1), { kind, areas: [...last.areas, area] }];
  }, []);
}

const FEW = 4; // of a longer row of cards no more are counted: they lie over each other

/** How many cards lie beside each other in a row, by which their size is found. */
export function cardsAcross(areas: readonly Area[]): number {
  return areas.reduce((sum, area) => sum + (area.type === "cards" ? Math.min(FEW, area.cards.length) : 1), 0);
}

/** The counters of a row. */
export function countersOf(areas: readonly Area[]): Counter[] {
  return areas.filter((area) => area.type === "counter");
}
