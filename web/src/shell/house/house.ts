// The house over HTTP, for those in charge of it.

import { ask } from "../../base/api";
import { settings } from "../../base/settings.svelte";
import { say } from "../../base/words.svelte";
import type { http, Seated } from "../../wire";

export const house = {
  figures: () => ask<http.Figures>("GET", "/house/figures"),
  people: (search: string) => ask<http.PersonLine[]>("GET", `/house/people?search=${encodeURIComponent(search)}`),
  tables: () => ask<http.HouseTable[]>("GET", "/house/tables"),
  reports: (handled: boolean) => ask<http.ReportLine[]>("GET", `/house/reports?handled=${handled}`),
  sanctions: () => ask<http.SanctionLine[]>("GET", "/house/sanctions"),
  log: (before: number | null) => ask<http.AuditLine[]>("GET", `/house/log${before === null ? "" : `?before=${before}`}`),

  impose: (wanted: http.Imposed) => ask<http.SanctionLine[]>("POST", "/house/sanctions", wanted),
  lift: (wanted: http.Lifted) => ask<http.SanctionLine[]>("POST", "/house/sanctions/lift", wanted),
  nameModerator: (person: string, moderator: boolean) => ask<http.Named>("PUT", `/house/people/${person}/moderator`, { moderator }),
  remove: (person: string, wanted: http.Deleting) => ask<null>("POST", `/house/people/${person}/delete`, wanted),
  reset: (person: string, wanted: http.Resetting) => ask<http.ResetLink>("POST", `/house/people/${person}/reset`, wanted),
  close: (table: string, why: string) => ask<null>("POST", `/house/tables/${table}/close`, { why }),
  handOver: (table: string, person: string, why: string) => ask<null>("POST", `/house/tables/${table}/host`, { person, why }),
  standUp: (table: string, person: string, why: string) => ask<null>("POST", `/house/tables/${table}/stand`, { person, why }),
  handle: (report: string, state: http.Handled["state"], why: string) => ask<null>("POST", `/house/reports/${report}`, { state, why }),
};

/** Something to be done after a question: its title, what it asks, and the doing. */
export interface Deed {
  readonly title: string;
  readonly hint: string;
  readonly button?: string; // where the title does not say what the button does
  readonly grave?: boolean; // only the owner's own password, no reason that anybody would be told
  readonly whom?: string; // an id: guests may share a name
  readonly typed?: string; // a name to be typed
  readonly keys?: boolean; // whether the second key goes, too
  readonly hours?: boolean;
  readonly addresses?: boolean;
  readonly address?: boolean;
  readonly do: (answers: Answers) => Promise<unknown>;
}

export interface Answers {
  readonly why: string;
  readonly password: string;
  readonly typed: string;
  readonly keys: boolean;
  readonly hours: number | null;
  readonly addresses: boolean;
  readonly address: string;
}

/** How the lines of a list act: after a question, or at once. */
export interface Doing {
  readonly ask: (deed: Deed) => void;
  readonly now: (task: () => Promise<unknown>) => Promise<void>;
}

/** The question before somebody is muted. */
export const muting = ({ id, name }: Pick<Seated, "id" | "name">): Deed => ({
  title: say("web-house-mute"),
  hint: say("web-house-mute-hint", { name }),
  hours: true,
  do: ({ why, hours }) => house.impose({ kind: "mute", whom: id, why, hours }),
});

/** A time, as it is said in our language. */
export const when = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
