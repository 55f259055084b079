// The house over HTTP. A refusal becomes one sentence in the person's language, already spoken by the house.

import { nearest, settings } from "./settings.svelte";
import { house, MEMBERS_ONLY } from "./house.svelte";
import type { Accepted, AnyCommand, http, Setup, Sync, TableView } from "../wire";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

interface Fault {
  reason?: { key: string };
  detail?: string;
}

/** The language, where the browser would not name it by itself: what the page had fetched ahead is then not ours. */
function spoken(): Record<string, string> {
  const named = nearest(navigator.languages.slice(0, 1));
  return named === settings.language ? {} : { "accept-language": settings.language };
}

/** Ask the house for something. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await answerTo(method, path, body);
  return (response.status === 204 ? null : await response.json()) as T;
}

/** A page of a long list, and where the next one is. */
export interface Page<T> {
  readonly lines: readonly T[];
  readonly next: string | null;
}

/** Ask the house for a page of a list; `next` is a path to ask for. */
export async function askPage<T>(path: string): Promise<Page<T>> {
  const response = await answerTo("GET", path);
  const next = /<\/api([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
  return { lines: (await response.json()) as T[], next };
}

/** The answer of the house; a refusal is thrown. */
async function answerTo(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: "same-origin",
    headers: {
      ...spoken(),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  const fault = (await response.json().catch(() => ({}))) as Fault;
  if (fault.reason?.key === MEMBERS_ONLY) house.closed = true;
  throw new Refusal(response.status, fault.reason?.key ?? "", fault.detail ?? response.statusText);
}

export type NewTable = Setup & { sit?: boolean; bots?: Record<number, string> };

export const api = {
  games: () => ask<http.GameLine[]>("GET", "/games"),
  lobby: () => ask<http.LobbyLine[]>("GET", "/lobby"),
  mine: () => ask<http.LobbyLine[]>("GET", "/mine"),
  me: () => ask<http.Me>("GET", "/session"),
  comeIn: (name: string) => ask<http.Me>("POST", "/session", { name }),
  rename: (name: string) => ask<http.Me>("PUT", "/session/name", { name }),
  open: (table: Partial<NewTable> & { game: string; seats: number }) => ask<http.Opened>("POST", "/tables", table),
  enter: (id: string, invite: string) => ask<TableView>("POST", `/tables/${id}/enter`, { invite }),
  invited: (id: string, invite: string) => ask<http.Invited>("POST", `/tables/${id}/invited`, { invite }),
  invitation: (id: string) => ask<http.Invitation>("GET", `/tables/${id}/invitation`),
  view: (id: string) => ask<Sync>("GET", `/tables/${id}/view`),
  told: (id: string) => ask<http.Told>("GET", `/tables/${id}/told`),
  ratings: (id: string) => ask<http.RatingChange[]>("GET", `/tables/${id}/ratings`),
  rematch: (id: string) => ask<http.Opened>("POST", `/tables/${id}/rematch`),
  another: (id: string, wanted: http.AnotherGame) => ask<http.Opened>("POST", `/tables/${id}/another`, wanted),
  table: (id: string) => ask<TableView>("GET", `/tables/${id}`),
  command: (id: string, command: AnyCommand) => ask<Accepted>("POST", `/tables/${id}/commands`, command),
  circles: () => ask<http.CircleLine[]>("GET", "/circles"),
  newCircle: (wanted: http.NewCircle) => ask<http.CircleLine>("POST", "/circles", wanted),
  callCircle: (id: string, call: http.Call) => ask<http.Opened>("POST", `/circles/${id}/call`, call),
  leaveCircle: (id: string) => ask<null>("POST", `/circles/${id}/leave`),
  endCircle: (id: string) => ask<null>("DELETE", `/circles/${id}`),

  summary: (id: string) => ask<http.Summary>("GET", `/records/${id}/summary`),
  moment: (id: string, move: number, seat: number | null) =>
    ask<http.Shown>("GET", `/records/${id}/moves/${move}${seat === null ? "" : `?seat=${seat}`}`),
  proof: (id: string) => ask<http.Proven>("GET", `/records/${id}/proof`),
  openByLink: (id: string, key: string) => ask<null>("POST", `/records/${id}/open`, { key }),
  share: (id: string) => ask<http.SharedLink>("POST", `/records/${id}/share`),
  withdrawShare: (id: string) => ask<null>("DELETE", `/records/${id}/share`),
  imports: () => ask<http.ImportLine[]>("GET", "/records"),
  removeImport: (id: string) => ask<null>("DELETE", `/records/${id}`),
  bring: (record: unknown) => ask<http.Imported>("POST", "/records", record),

  join: (join: http.Join) => ask<http.Me>("POST", "/join", join),
  leave: () => ask<null>("DELETE", "/session"),
  claim: (claim: http.Claim) => ask<http.Me>("POST", "/session/claim", claim),
  login: (login: http.Login) => ask<http.Me>("POST", "/login", login),
  loginByLink: (key: string) => ask<http.Me>("POST", "/login/link", { key }),
  makeLink: () => ask<http.PersonalLink>("POST", "/session/link"),
  withdrawLink: () => ask<null>("DELETE", "/session/link"),
  leaveForGood: (assured: http.Assured) => ask<null>("POST", "/me/leave", assured),
  keys: () => ask<http.SecondKeys>("GET", "/keys"),
  beginCodes: (password: string) => ask<http.CodesBegun>("POST", "/keys/codes", { password }),
  confirmCodes: (code: string) => ask<http.SecondKeys>("POST", "/keys/codes/confirm", { code }),
  endCodes: (password: string) => ask<http.SecondKeys>("POST", "/keys/codes/off", { password }),
  beginPasskey: (password: string) => ask<http.PasskeyAsked>("POST", "/keys/passkeys/begin", { password }),
  addPasskey: (name: string, credential: unknown) => ask<http.SecondKeys>("POST", "/keys/passkeys", { name, credential }),
  removePasskey: (id: string, password: string) => ask<http.SecondKeys>("POST", "/keys/passkeys/remove", { id, password }),
  askPasskey: () => ask<http.PasskeyAsked>("POST", "/login/passkey/begin"),
  loginByPasskey: (credential: unknown) => ask<http.Me>("POST", "/login/passkey", { credential }),
  forgotPassword: (name: string) => ask<http.ResetAsked>("POST", "/reset", { name }),
  resetPassword: (given: http.NewPasswordByLink) => ask<http.PasswordSet>("POST", "/reset/use", given),
  endSession: (id: string) => ask<null>("DELETE", `/sessions/${id}`),
  tokens: () => ask<http.TokenLine[]>("GET", "/tokens"),
  makeToken: (wanted: http.NewToken) => ask<http.Token>("POST", "/tokens", wanted),
  revokeToken: (id: string) => ask<null>("DELETE", `/tokens/${id}`),
  sessions: () => ask<http.SessionLine[]>("GET", "/sessions"),
  endSessions: () => ask<null>("DELETE", "/sessions"),
  profile: (id: string) => ask<http.Profile>("GET", `/profiles/${id}`),
  friends: () => ask<http.Friend[]>("GET", "/friends"),
  addFriend: (id: string) => ask<http.Friend>("PUT", `/friends/${id}`),
  removeFriend: (id: string) => ask<null>("DELETE", `/friends/${id}`),
  ignored: () => ask<http.IgnoredLine[]>("GET", "/ignored"),
  ignore: (id: string, blocked: boolean) => ask<http.IgnoredLine>("PUT", `/ignored/${id}`, { blocked }),
  heed: (id: string) => ask<null>("DELETE", `/ignored/${id}`),
  report: (report: http.NewReport) => ask<http.OwnReport>("POST", "/reports", report),
  reports: () => ask<http.OwnReport[]>("GET", "/reports"),
  friendsTables: () => ask<http.LobbyLine[]>("GET", "/friends/tables"),
  notices: () => ask<http.Notices>("GET", "/notices"),
  changeNotices: (wanted: http.Wanted) => ask<http.Notices>("PUT", "/notices", wanted),
  confirmEmail: (code: string) => ask<http.Notices>("POST", "/notices/confirm", { code }),
  serverKey: () => ask<http.ServerKey>("GET", "/notices/key"),
  addBrowser: (browser: http.Browser) => ask<http.Notices>("POST", "/notices/push", browser),
  removeBrowser: (endpoint: string) => ask<null>("DELETE", "/notices/push", { endpoint }),
};

/** Where the record of a finished game can be downloaded. */
export const recordFile = (id: string): string => `/api/records/${id}`;

/** The picture that is kept of a finished game. */
export const keepsakeFile = (id: string, language: string, names: boolean): string =>
  `/api/records/${id}/keepsake/${language}.png${names ? "?names=true" : ""}`;

/** Where everything that the house knows of us can be downloaded. */
export const archiveFile = "/api/me/archive";
