// Runs beside the page, also while it is closed. The app opens at once, and where the house cannot be reached, from what
// this browser has kept of it; and it is told when it is somebody's turn. Nothing that the API answers is ever kept.

const BUILD = "__BUILD__"; // the house writes it in: a new build of the page is a new worker
const FILES = `serao-files-${BUILD}`;
const SHELLS = "serao-shells";
const SHELL = { home: "/shell/home", table: "/shell/table" };
const PAGES = /^\/(?:$|(?:t|replay|people|rankings|games)\/[^/]+$|(?:me|join|house)$)/;
const BUILDS_KEPT = 2; // a page that is open may be of the build before
const SOON = 300; // milliseconds that a page from the house is waited for

self.addEventListener("install", (event) => {
  void self.skipWaiting(); // files are named by their content: every worker can serve every page
  event.waitUntil(keepShells());
});

self.addEventListener("activate", (event) => event.waitUntil(Promise.all([forget(), self.clients.claim()])));

self.addEventListener("message", (event) => {
  // A page has come: the shells are made anew, since its language may be another. What it uses is kept.
  if (event.data?.type === "came") event.waitUntil(keepShells());
  if (event.data?.type === "used") event.waitUntil(keepFiles(event.data.files));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && PAGES.test(pathname)) event.respondWith(page(request, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});

/** A page: the house's own if it comes soon, else the same page without content, which says how things stand. */
async function page(request, pathname) {
  const answer = fetch(request);
  const shell = await caches.match(pathname === "/" ? SHELL.home : SHELL.table);
  if (!shell) return answer;
  const late = new Promise((done) => setTimeout(done, SOON));
  return (await Promise.race([answer.catch(() => undefined), late])) ?? shell;
}

/** A file never changes: once is enough. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await (await caches.open(FILES)).put(request, answer.clone());
  return answer;
}

/** Keep the pages without content anew, with the files that they name. */
async function keepShells() {
  const cache = await caches.open(SHELLS);
  for (const address of Object.values(SHELL)) {
    const answer = await fetch(address, { cache: "no-store" });
    if (!answer.ok) await cache.delete(address); // a house that has become one for members
    if (!answer.ok) continue;
    const named = (await answer.clone().text()).matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g);
    await keepFiles([...named].map((found) => found[1]));
    await cache.put(address, answer);
  }
}

/** Keep files, unless they are kept already. */
async function keepFiles(files) {
  const cache = await caches.open(FILES);
  for (const each of files) if (!(await caches.match(each))) await cache.add(each).catch(() => undefined);
}

/** Forget the files of builds that nobody has open any more. */
async function forget() {
  const builds = (await caches.keys()).filter((name) => name.startsWith("serao-files-") && name !== FILES);
  await Promise.all(builds.slice(0, Math.max(0, builds.length + 1 - BUILDS_KEPT)).map((name) => caches.delete(name)));
}

self.addEventListener("push", (event) => {
  const notice = event.data?.json() ?? {};
  const options = { body: notice.sentence, tag: notice.table, icon: "/icons/192.png", data: { link: notice.link ?? "/" } };
  event.waitUntil(self.registration.showNotification(notice.title ?? "Serão", options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.link, self.location.origin)));
});

/** Go to the page that is open at this table, or open one. */
async function open(link) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((each) => new URL(each.url).pathname === link.pathname);
  return there ? there.focus() : self.clients.openWindow(link.href);
}
