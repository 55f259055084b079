// The door of the browser table: words first, so that nothing is ever drawn without them.

import "@fontsource-variable/fraunces/index.css";
import "@fontsource/atkinson-hyperlegible/400.css";
import "@fontsource/atkinson-hyperlegible/700.css";
import "./base/theme.css";
import "./prerender.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settleIn } from "./shell/device.svelte";
import { recognised } from "./shell/person.svelte";
import { look } from "./base/route.svelte";
import { wear } from "./base/settings.svelte";
import { learn } from "./base/words.svelte";

const LETTERS = ["600 1em 'Fraunces Variable'", "1em 'Atkinson Hyperlegible'"];
const PATIENCE = 1500; // milliseconds: better other letters than none

/** The letters are there, or have been waited for long enough: what is drawn with others would jump. */
async function letters(): Promise<void> {
  const enough = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([enough, Promise.allSettled(LETTERS.map((font) => document.fonts.load(font)))]);
}

async function open(): Promise<void> {
  wear();
  look();
  settleIn();
  void recognised();
  await Promise.all([learn(), letters()]);
  const target = document.getElementById("serao");
  if (!target) return;
  target.replaceChildren(); // what was prerendered
  target.inert = false;
  target.className = "";
  mount(App, { target });
}

void open();
