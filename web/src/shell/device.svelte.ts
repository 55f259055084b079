// The page as an app of the device: its service worker, and whether it can be put on the home screen.

const WORKER = "/service-worker.js";
const DECLINED = "serao-not-installed"; // somebody does not want it on the home screen

/** What browsers that install apps offer; it is in no standard yet. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

class Device {
  /** The browser's offer to put the app on the home screen. */
  offer: InstallOffer | null = $state.raw(null);
  declined = $state(false);

  /** Whether it can be put there by hand only: so it is with Apple's browser on phones and tablets. */
  byHand = $state(false);

  /** Look where this page runs: while it is built there is no device. */
  look(): void {
    this.declined = localStorage.getItem(DECLINED) !== null;
    const installed = matchMedia("(display-mode: standalone)").matches;
    this.byHand = "standalone" in navigator && !installed;
  }

  /** Put the app on the home screen; the browser asks once more. */
  async install(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }

  /** Do not offer it at the first page any more. */
  decline(): void {
    this.declined = true;
    localStorage.setItem(DECLINED, "1");
  }
}

export const device = new Device();

/** The service worker of this page; null where the browser has none or does not let us have it. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  return (await navigator.serviceWorker.register(WORKER).catch(() => undefined)) ?? null;
}

/** Let the worker keep what this page uses, so that it opens without the house as well. */
function tellWhatIsUsed(registration: ServiceWorkerRegistration): void {
  registration.active?.postMessage({ type: "came" });
  const observer = new PerformanceObserver((seen) => {
    const used = seen.getEntries().map(({ name }) => new URL(name));
    const files = used.filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/"));
    if (files.length) registration.active?.postMessage({ type: "used", files: files.map((url) => url.pathname) });
  });
  observer.observe({ type: "resource", buffered: true });
}

/** Become an app, when the page has come and nobody waits for anything. */
export function settleIn(): void {
  device.look();
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // we say it ourselves, where it does not disturb
    device.offer = event as InstallOffer;
  });
  addEventListener("load", () => {
    void worker().then(async (registration) => {
      if (!registration) return;
      await navigator.serviceWorker.ready;
      tellWhatIsUsed(registration);
    });
  });
}
