// A first game: a real table, short, against one gentle opponent, and no clock.

import { guideOf } from "../../games";
import type { http } from "../../wire";
import { api } from "../../base/api";
import { againstBots, playNow, usualLevel } from "../opening.svelte";
import { beKnown, usualName } from "../person.svelte";
import { go } from "../../base/route.svelte";
import { begin } from "./session";

/** Open a guided table and go there; whoever is new here comes in under a name of the evening. */
export async function learnByPlaying(game: http.GameLine): Promise<void> {
  const guide = (await guideOf(game.name)) ?? { seats: game.usual_seats, options: {} };
  await beKnown(usualName());
  const [gentlest = usualLevel(game)] = game.levels;
  const id = await againstBots({ game: game.name, seats: guide.seats, options: guide.options }, gentlest);
  begin(id);
  go(`/t/${id}`);
}

/** After the guide: the game as it is usually played. */
export async function playForReal(name: http.GameLine["name"]): Promise<void> {
  const game = (await api.games()).find((each) => each.name === name);
  if (game) await playNow({ game: name, seats: game.usual_seats }, usualLevel(game));
}
