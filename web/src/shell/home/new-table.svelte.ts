// What one says of a table before it is made: one's name, how many seats, and the game's options.

import { attempt } from "../../base/notes.svelte";
import type { http } from "../../wire";
import { beKnown, usualName } from "../person.svelte";
import { fieldsOf, initialValues, type Value } from "../schema";

export class NewTable {
  name = $state("");
  seats = $state(2);
  values: Record<string, Value> = $state({});
  busy = $state(false);

  /** Begin with what is usual for a game. */
  begin(game: http.GameLine): void {
    this.name = usualName();
    this.seats = game.usual_seats;
    this.values = initialValues(fieldsOf(game.options));
  }

  /** Make the table, once however often it is pressed; whether there is one now. */
  async make(open: (options: Record<string, unknown>) => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const options = $state.snapshot(this.values) as Record<string, unknown>;
    const made = await attempt(async () => {
      await beKnown(this.name);
      await open(options);
    });
    this.busy = false;
    return made;
  }
}
