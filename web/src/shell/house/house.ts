// The house over HTTP, for those in charge of it.

import { ask } from "../../base/api";
import type { http } from "../../wire";

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
  close: (table: string, why: string) => ask<null>("POST", `/house/tables/${table}/close`, { why }),
  handOver: (table: string, person: string, why: string) => ask<null>("POST", `/house/tables/${table}/host`, { person, why }),
  standUp: (table: string, person: string, why: string) => ask<null>("POST", `/house/tables/${table}/stand`, { person, why }),
  handle: (report: string, state: http.Handled["state"], why: string) => ask<null>("POST", `/house/reports/${report}`, { state, why }),
};

/** Something to be done after a question: its title, what it asks besides the reason, and the doing. */
export interface Deed {
  readonly title: string;
  readonly hint: string;
  readonly hours?: boolean;
  readonly addresses?: boolean;
  readonly address?: boolean;
  readonly do: (answers: Answers) => Promise<unknown>;
}

export interface Answers {
  readonly why: string;
  readonly hours: number | null;
  readonly addresses: boolean;
  readonly address: string;
}
