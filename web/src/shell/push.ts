// Being told in this browser when it is one's turn, also while the page is closed.

import { api } from "../base/api";
import worker from "./push-worker.js?url";
import type { http } from "../wire";

/** Whether this browser can be told (it needs TLS, and people who allow it). */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is told already. */
export async function pushed(): Promise<boolean> {
  return canPush() && (await subscription().catch(() => null)) !== null;
}

/** Be told in this browser. */
export async function pushOn(): Promise<http.Notices> {
  const { key } = await api.serverKey();
  const registration = await navigator.serviceWorker.register(worker);
  await active(registration);
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return api.addBrowser({ endpoint: endpoint ?? "", keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } });
}

/** Be told here no more. */
export async function pushOff(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await api.removeBrowser(made.endpoint);
  await made.unsubscribe();
}

/** `ready` waits only for a worker that holds this page; ours holds none, so we wait for it ourselves. */
async function active(registration: ServiceWorkerRegistration): Promise<void> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return;
  await new Promise<void>((done) => coming.addEventListener("statechange", () => coming.state === "activated" && done()));
}
