// Where in the house we are, from the address; secrets of links stand behind the # and never leave the browser.

export type Place =
  | { page: "home" }
  | { page: "table"; id: string; invite: string }
  | { page: "replay"; id: string; key: string }
  | { page: "me"; key: string }
  | { page: "join"; key: string }
  | { page: "house" }
  | { page: "people"; what: About; id: string }
  | { page: "nowhere" };

/** What a page about people is about: somebody, the ranking of a game, or its statistics. */
export type About = "people" | "rankings" | "games";

/** The place an address names. */
export function placeOf(path: string, hash: string): Place {
  const [, page, id] = path.split("/");
  const secret = decodeURIComponent(hash.replace(/^#/, ""));
  if (page === "t" && id) return { page: "table", id, invite: secret };
  if (page === "replay" && id) return { page: "replay", id, key: secret };
  if (page === "me") return { page: "me", key: secret };
  if (page === "join") return { page: "join", key: secret };
  if ((page === "people" || page === "rankings" || page === "games") && id) return { page: "people", what: page, id };
  if (page === "house") return { page: "house" };
  return { page: "home" };
}

export const here: { place: Place } = $state({ place: { page: "home" } });

/** Read the address again. */
export function look(): void {
  if ("nowhere" in document.documentElement.dataset) {
    here.place = { page: "nowhere" }; // the house says so with the page
    return;
  }
  here.place = placeOf(location.pathname, location.hash);
}

/** Go to another place of the house. */
export function go(address: string): void {
  delete document.documentElement.dataset["nowhere"];
  history.pushState(null, "", address);
  look();
  scrollTo(0, 0);
}
