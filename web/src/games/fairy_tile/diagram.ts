// An objective of one deed, taken apart for its picture.

import type { Objective } from "./wording";

export interface Pictured {
  readonly verb: "see" | "visit" | "over" | "meet";
  readonly actors: readonly number[];
  readonly whom: number | null;
  readonly places: readonly number[];
  /** Whether the places hang together. */
  readonly large: boolean;
}

const CASTLE = 3;
const ANYWHERE = 5;

/** Who does what to whom or where; only single deeds are pictured, the rest is joined from them. */
export function pictured(objective: Exclude<Objective, { parts: unknown }>): Pictured {
  const alone = { actors: "who" in objective ? [objective.who] : [], whom: null, places: [], large: false } as const;
  switch (objective.type) {
    case "see":
      return { ...alone, verb: "see", whom: objective.whom };
    case "see_place":
      return { ...alone, verb: "see", places: [objective.place] };
    case "see_3_in_line":
      return { ...alone, verb: "see", places: several(objective.place, 3) };
    case "visit":
      return { ...alone, verb: "visit", places: [objective.place] };
    case "visit_large":
      return { ...alone, verb: "visit", places: several(objective.place, objective.hexes), large: true };
    case "pass_over":
      return { ...alone, verb: "over", places: [CASTLE] };
    case "meet":
      return {
        ...alone,
        verb: "meet",
        actors: [objective.one],
        whom: objective.other,
        places: objective.place === ANYWHERE ? [] : [objective.place],
      };
  }
}

function several(place: number, number: number): number[] {
  return Array.from({ length: number }, () => place);
}
