// Who somebody is, in words: a guest, a member, a program or a bot.

import { say } from "../base/words.svelte";
import type { IconName } from "../base/parts/Icon.svelte";
import type { ChairView } from "../wire";

export type Kind = NonNullable<ChairView["kind"]>;

export const KIND_ICONS: Readonly<Record<Kind, IconName>> = { guest: "person", member: "shield", program: "program", bot: "bot" };

/** Who it is; of a program also whose, where that is known. */
export function kindText(kind: Kind, owner = ""): string {
  return owner && kind === "program" ? say("web-kind-program-of", { owner }) : say(`web-kind-${kind}`);
}
