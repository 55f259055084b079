// Being told in this browser when it is one's turn, also while the page is closed.

import { api } from "../base/api";
import type { http } from "../wire";
import { worker } from "./device.svelte";

/** Whether somebody has said that this page may not tell them anything, or the browser cannot be reached by anybody. */
export class NotTold extends Error {
  constructor(readonly why: "denied" | "unavailable") {
    super(why);
  }
}

/** Whether this browser can be told (it needs TLS, and people who allow it). */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window;
}

/** Whether the browser has been told to let this page say nothing; only its settings change that. */
export function denied(): boolean {
  return Notification.permission === "denied";
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is told already. */
export async function pushed(): Promise<boolean> {
  return canPush() && (await subscription().catch(() => null)) !== null;
}

/** Be told in this browser. */
export async function pushOn(): Promise<http.Notices> {
  if ((await Notification.requestPermission()) !== "granted") throw new NotTold("denied");
  const { key } = await api.serverKey();
  const made = await subscribed(key);
  const { endpoint, keys } = made.toJSON();
  return api.addBrowser({ endpoint: endpoint ?? "", keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } });
}

async function subscribed(key: string): Promise<PushSubscription> {
  const registration = await worker();
  if (!registration) throw new NotTold("unavailable");
  const { pushManager } = await navigator.serviceWorker.ready;
  // Browsers reach their maker's service for this; some are made without one.
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => {
    throw new NotTold(denied() ? "denied" : "unavailable");
  });
}

/** Be told here no more. */
export async function pushOff(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await api.removeBrowser(made.endpoint);
  await made.unsubscribe();
}
