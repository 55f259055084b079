// Who somebody is, in words: a guest, a member, a program or a bot.

import { say } from "./words.svelte";
import type { IconName } from "./parts/Icon.svelte";
import type { ChairView } from "../wire";

export type Kind = NonNullable<ChairView["kind"]>;

/** Of each seat who sits there; nothing where nobody does, or where that is not known. */
export type Kinds = readonly (Kind | null | undefined)[];

export const KIND_ICONS: Readonly<Record<Kind, IconName>> = { guest: "person", member: "shield", program: "program", bot: "bot" };

/** Who it is; of a program also whose, where that is known. */
export function kindText(kind: Kind, owner = ""): string {
  return owner && kind === "program" ? say("web-kind-program-of", { owner }) : say(`web-kind-${kind}`);
}
