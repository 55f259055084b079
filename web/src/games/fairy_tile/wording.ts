// What a page asks for, in words: put together from the catalogue as the house itself does it.

import type { fairy_tile } from "./wire";
import type { Arguments } from "../../base/words.svelte";

export type Objective = fairy_tile.Objective;
export type Say = (key: string, args?: Arguments) => string;

export const CHARACTERS = ["princess", "knight", "dragon"] as const;
export const PLACES = ["plains", "forest", "mountain", "castle", "river", "any"] as const;

/** A character by name. */
export function whoText(character: number, say: Say): string {
  return say(`fairy_tile-who-${CHARACTERS[character] ?? ""}`);
}

/** The name of a kind of place in the catalogue's keys. */
export function placeKey(place: number): string {
  return PLACES[place] ?? "";
}

/** The same sentence with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** An objective as one sentence. */
export function objectiveText(objective: Objective, say: Say): string {
  return say("fairy_tile-ask", { what: capital(sentence(objective, say)) });
}

/** What must be looked at one by one: the parts of an objective, or itself where it has none. */
export function partsOf(objective: Objective): readonly Objective[] {
  return objective.type === "all" || objective.type === "any" ? objective.parts : [objective];
}

function sentence(objective: Objective, say: Say): string {
  const who = doer(objective);
  if (who !== null) return say("fairy_tile-does", { who: whoText(who, say), what: deed(objective, say) });
  if (objective.type === "meet") {
    const where = say(`fairy_tile-in-${placeKey(objective.place)}`);
    return say("fairy_tile-meet", { one: whoText(objective.one, say), other: whoText(objective.other, say), where });
  }
  return joined(
    objective,
    partsOf(objective).map((part) => sentence(part, say)),
    say,
  );
}

/** The one character whose deeds an objective asks for; null when there are several. */
function doer(objective: Objective): number | null {
  if (objective.type === "meet") return null;
  if (objective.type !== "all" && objective.type !== "any") return objective.who;
  const doers = new Set(objective.parts.map(doer));
  const [first] = doers;
  return doers.size === 1 ? (first ?? null) : null;
}

function deed(objective: Objective, say: Say): string {
  switch (objective.type) {
    case "see":
      return say("fairy_tile-sees", { what: whoText(objective.whom, say) });
    case "pass_over":
      return say("fairy_tile-passes-over");
    case "visit_large":
      return say("fairy_tile-visits", { what: say(`fairy_tile-large-${placeKey(objective.place)}`) });
    case "see_place":
      return say("fairy_tile-sees", { what: say(`fairy_tile-a-${placeKey(objective.place)}`) });
    case "see_3_in_line":
      return say("fairy_tile-sees", { what: say(`fairy_tile-three-${placeKey(objective.place)}`) });
    case "visit":
      return say("fairy_tile-visits", { what: say(`fairy_tile-a-${placeKey(objective.place)}`) });
    default:
      return joined(
        objective,
        partsOf(objective).map((part) => deed(part, say)),
        say,
      );
  }
}

function joined(objective: Objective, said: readonly string[], say: Say): string {
  const key = objective.type === "all" ? "fairy_tile-and" : "fairy_tile-or";
  return said.reduce((one, other) => say(key, { one, other }));
}
