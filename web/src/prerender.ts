// The first drawing of a page, made while the client is built: it stands there before any script has come.

import { render } from "svelte/server";
import App from "./App.svelte";
import { here, type Place } from "./base/route.svelte";
import { LANGUAGES, settings } from "./base/settings.svelte";
import { learn } from "./base/words.svelte";

const PLACES: Readonly<Record<string, Place>> = {
  home: { page: "home" },
  table: { page: "table", id: "", invite: "" },
};

/** Every drawing, by the name of its file. */
export async function drawings(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const language of LANGUAGES) {
    settings.language = language;
    await learn(language);
    for (const [name, place] of Object.entries(PLACES)) {
      here.place = place;
      found.set(`${name}.${language}.html`, render(App).body);
    }
  }
  return found;
}
