// The options of a game as fields of a form, read from the JSON schema that the house gives.

import type { GameName } from "../wire";
import { has, say } from "../base/words.svelte";

export type Value = boolean | number | string | readonly string[];
export type Values = Readonly<Record<string, Value>>;

export interface Field {
  readonly name: string;
  readonly kind: "boolean" | "number" | "text" | "list";
  readonly initial: Value;
  readonly choices: readonly string[];
}

interface Property {
  readonly type?: string;
  readonly default?: Value;
  readonly enum?: readonly string[];
  readonly examples?: readonly string[]; // what lies in the box; more is possible
  readonly items?: { readonly enum?: readonly string[] };
}

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Property>>;
}

const KINDS: Readonly<Record<string, Field["kind"]>> = { boolean: "boolean", integer: "number", number: "number", array: "list" };
const EMPTY: Readonly<Record<Field["kind"], Value>> = { boolean: false, number: 0, text: "", list: [] };

/** The fields of a game's options. */
export function fieldsOf(schema: Readonly<Record<string, unknown>>): Field[] {
  const whole = schema as Schema;
  const own = whole.$defs?.[whole.$ref?.split("/").pop() ?? ""] ?? whole;
  return Object.entries(own.properties ?? {}).map(([name, property]) => fieldOf(name, property));
}

function fieldOf(name: string, property: Property): Field {
  const kind = KINDS[property.type ?? ""] ?? "text";
  const choices = property.enum ?? property.items?.enum ?? property.examples ?? [];
  return { name, kind, initial: property.default ?? EMPTY[kind], choices };
}

/** What the fields start with. */
export function initialValues(fields: readonly Field[]): Record<string, Value> {
  return Object.fromEntries(fields.map((field) => [field.name, field.initial]));
}

/** What an option is, in words. */
export function optionText(game: GameName, name: string): string {
  const key = `web-option-${game}-${name.replaceAll("_", "-")}`;
  return say(has(key) ? key : `${game}-option-${name.replaceAll("_", "-")}`);
}

/** One choice of an option, in words where it has any. */
export function choiceText(game: GameName, choice: string, seats = 0): string {
  if (choice.includes("\n")) return say("web-choice-own"); // a map that somebody brought
  const key = [`web-choice-${game}-${choice}`, `${game}-${choice}`].find(has);
  return key ? say(key, { seats }) : choice;
}

/** What an option is set to at a table of so many, in words. */
export function valueText(game: GameName, value: unknown, seats: number): string {
  if (typeof value === "boolean") return say(value ? "web-yes" : "web-no");
  if (!Array.isArray(value)) return choiceText(game, String(value), seats);
  if (value.length) return value.map((each) => choiceText(game, String(each), seats)).join(", ");
  const left = `web-choice-${game}-none`; // to the game, which chooses itself
  return say(has(left) ? left : "web-none", { seats });
}
