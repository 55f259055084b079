// The door of the browser table: words first, so that nothing is ever drawn without them.

import "@fontsource-variable/fraunces/index.css";
import "@fontsource/atkinson-hyperlegible/400.css";
import "@fontsource/atkinson-hyperlegible/700.css";
import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { look } from "./shell/route.svelte";
import { wear } from "./shell/settings.svelte";
import { learn } from "./shell/words.svelte";

async function open(): Promise<void> {
  wear();
  look();
  await learn();
  const target = document.getElementById("serao");
  if (target) mount(App, { target });
}

void open();
