// Every sentence for people, from the same Fluent catalogues that the house itself speaks from.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

const HOUSE = "../../../src/serao/locales";
const GAMES = "../../../src/serao/games";
const files = import.meta.glob<string>(
  ["../../../src/serao/locales/*/*.ftl", "../../../src/serao/games/*/words/*.ftl", "!**/cli.ftl", "!**/remarks.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

interface Spoken {
  readonly bundle: FluentBundle | null;
  readonly language: Language | null;
}

let current: Spoken = $state.raw({ bundle: null, language: null });

export const PARTS = ["house", "access", "people"]; // catalogues that few pages need, and learnt when one of them is opened
const learnt = new Set<string>();

/** The files of a language that every page needs: what the house says, and what each game says. */
function always(language: Language): string[] {
  return Object.keys(files).filter((file) => {
    const later = PARTS.some((part) => !learnt.has(part) && file.endsWith(`/${part}.ftl`));
    return (file.startsWith(`${HOUSE}/${language}/`) && !later) || file.endsWith(`/words/${language}.ftl`);
  });
}

async function catalogue(file: string): Promise<FluentResource> {
  return new FluentResource((await files[file]?.()) ?? "");
}

/** What games of other packages say: the page tells whether there are any. */
async function fromOthers(language: Language): Promise<FluentResource> {
  if (typeof document === "undefined" || document.documentElement.dataset["moreWords"] === undefined) return new FluentResource("");
  const answer = await fetch(`/api/words/${language}`).catch(() => null); // without the house, ours are enough to say so
  return new FluentResource(answer?.ok ? await answer.text() : "");
}

/** Learn the words of the chosen language; until then nothing is said. */
export async function learn(language: Language = settings.language): Promise<void> {
  const bundle = new FluentBundle([language, "en"], { useIsolating: false });
  for (const resource of await Promise.all([...always(language).map(catalogue), fromOthers(language)])) {
    bundle.addResource(resource);
  }
  current = { bundle, language };
}

/** Learn a catalogue that one page alone needs, now and whenever the language changes. */
export async function learnPart(part: string): Promise<void> {
  if (learnt.has(part)) return;
  learnt.add(part);
  await learn();
}

/** Add a part of a game's words that few pages need, such as its guide. */
export async function learnMore(game: string, part: string): Promise<void> {
  const { bundle, language } = current;
  const file = `${GAMES}/${game}/words/${language}.${part}.ftl`;
  if (!bundle || !language || !(file in files)) return;
  bundle.addResource(await catalogue(file));
  if (current.bundle === bundle) current = { ...current };
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
