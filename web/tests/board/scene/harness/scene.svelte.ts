// A page to look at and to play on: scene.html?scene=hex|cards|thirteen|morris|checkers|gallery&theme=light|dark&language=en&still&watch

import { mount } from "svelte";
import "@fontsource-variable/fraunces";
import "@fontsource/atkinson-hyperlegible/400.css";
import "@fontsource/atkinson-hyperlegible/700.css";
import "../../../../src/base/theme.css";
import { settings, wear, type Language, type Theme } from "../../../../src/base/settings.svelte";
import { learn } from "../../../../src/base/words.svelte";
import SceneBoard from "../../../../src/board/scene/SceneBoard.svelte";
import { FIXTURES, hex, type Fixture } from "./fixtures";

const asked = new URLSearchParams(location.search);
settings.theme = (asked.get("theme") ?? "light") as Theme;
settings.language = (asked.get("language") ?? "en") as Language;
settings.stillness = asked.has("still");

const fixture: Fixture = FIXTURES[asked.get("scene") ?? "hex"] ?? hex;
let position = $state.raw(fixture.begin());
const done: string[] = [];

wear();
await learn();
mount(SceneBoard, {
  target: document.querySelector("#table") ?? document.body,
  props: {
    get scene() {
      return position.scene;
    },
    get choices() {
      return asked.has("watch") ? [] : position.choices;
    },
    act: (index: number) => {
      done.push(position.choices[index]?.label ?? "");
      position = fixture.play(position, index);
    },
    busy: false,
    still: settings.stillness,
  },
});
Object.assign(window, { done });
