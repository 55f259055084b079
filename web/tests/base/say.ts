// Says sentences as the browser does: {language: [[key, arguments], …]} on standard input, the texts on standard output.

import { text } from "node:stream/consumers";
import type { Language } from "../../src/base/settings.svelte";
import { has, learn, learnMore, learnPart, PARTS, say, type Arguments } from "../../src/base/words.svelte";

type Asked = Record<Language, [key: string, args: Arguments][]>;

const GAMES = Object.keys(import.meta.glob("../../../src/serao/games/*/words/en.ftl")).map((file) => file.split("/").at(-3) ?? "");

/** What the browser says in one language; null where it has no such sentence. */
async function said(language: Language, sentences: Asked[Language]): Promise<(string | null)[]> {
  for (const part of PARTS) await learnPart(part);
  await learn(language);
  await Promise.all(GAMES.flatMap((game) => ["guide", "story"].map((part) => learnMore(game, part))));
  return sentences.map(([key, args]) => (has(key) ? say(key, args) : null));
}

const answers: Record<string, (string | null)[]> = {};
for (const [language, sentences] of Object.entries(JSON.parse(await text(process.stdin)) as Asked)) {
  answers[language] = await said(language as Language, sentences);
}
process.stdout.write(JSON.stringify(answers));
