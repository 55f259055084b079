// Every sentence for people, from the same Fluent catalogues that the house itself speaks from.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

const CATALOGUES = ["common", "table", "server", "photograph", "avenue", "fairy_tile", "picture_perfect"];
const STORY = "fairy_tile_story"; // long, and needed only at the end of one game
const GUIDE = "web_guide"; // needed only in a first game
const files = import.meta.glob<string>(["../../../src/serao/locales/*/*.ftl", "!**/cli.ftl"], { query: "?raw", import: "default" });

interface Spoken {
  readonly bundle: FluentBundle | null;
  readonly language: Language | null;
}

let current: Spoken = $state.raw({ bundle: null, language: null });

/** The catalogues of a language: the house's, and every one written for the browser alone. */
function catalogues(language: Language): string[] {
  const own = Object.keys(files).flatMap((file) => file.match(`/${language}/(web[a-z_]*)\\.ftl$`)?.[1] ?? []);
  return [...CATALOGUES, ...own.filter((name) => name !== GUIDE)];
}

async function catalogue(language: Language, name: string): Promise<FluentResource> {
  const load = files[`../../../src/serao/locales/${language}/${name}.ftl`];
  return new FluentResource(load ? await load() : "");
}

/** Learn the words of the chosen language; until then nothing is said. */
export async function learn(language: Language = settings.language): Promise<void> {
  const bundle = new FluentBundle([language, "en"], { useIsolating: false });
  for (const resource of await Promise.all(catalogues(language).map((name) => catalogue(language, name)))) {
    bundle.addResource(resource);
  }
  current = { bundle, language };
}

/** Add a catalogue that is not always needed. */
async function learnMore(name: string): Promise<void> {
  const { bundle, language } = current;
  if (!bundle || !language) return;
  bundle.addResource(await catalogue(language, name));
  if (current.bundle === bundle) current = { ...current };
}

/** Add the words of the tale. */
export async function learnStory(): Promise<void> {
  if (!has("fairy-tile-story-title")) await learnMore(STORY);
}

/** Add the words of the first game's guide. */
export async function learnGuide(): Promise<void> {
  if (!has("guide-title")) await learnMore(GUIDE);
}

const HYPHEN = /(?<![^\s(])-(?=\d)/g; // before a figure it is a minus, and as wide as a plus

export type Arguments = Record<string, FluentVariable>;

/** A number in a sentence. To write its first number, Intl takes a phone a tenth of a second: few need it. */
class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

function withFigures(args: Arguments): Arguments {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new Figure(value) : value]));
}

/** The sentence of that name, or the name itself where there is none: a test looks for those. */
export function say(key: string, args: Arguments = {}): string {
  const message = current.bundle?.getMessage(key);
  if (!message?.value || !current.bundle) return current.bundle ? key : "";
  const said = current.bundle.formatPattern(message.value, withFigures(args), []); // a missing argument is shown as such, not thrown
  return said.replace(HYPHEN, "−");
}

/** Whether there is such a sentence. */
export function has(key: string): boolean {
  return current.bundle?.hasMessage(key) ?? false;
}
