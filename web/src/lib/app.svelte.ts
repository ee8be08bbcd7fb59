/** The installed app: its service worker, and a newer version of it. On plain http there is none, and nothing needs it. */

/** Looks for a newer version, in milliseconds; browsers look once a day by themselves. */
const LOOK = 30 * 60_000;

export const app = $state({
  /** A newer version of the app is there than the one that this page runs. */
  newer: false,
});

export const canWork = "serviceWorker" in navigator && window.isSecureContext;

let registered: ServiceWorkerRegistration | undefined;

/** The worker, once it is there; undefined where there can be none. */
export async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return canWork && registered ? navigator.serviceWorker.ready : undefined;
}

/** Have the app kept for times without a network; `isIdle` tells whether this page may be loaded anew unasked. */
export async function startWorker(isIdle: () => boolean): Promise<void> {
  if (!canWork) return;
  const known = navigator.serviceWorker.controller !== null;
  try {
    registered = await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" });
  } catch {
    return; // a browser may refuse: then the app is a page as any other
  }
  if (!registered) return;
  // The first worker of all brings no news.
  navigator.serviceWorker.addEventListener("controllerchange", () => (app.newer ||= known));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void look();
    else if (app.newer && isIdle()) location.reload();
  });
  setInterval(() => void look(), LOOK);
}

async function look(): Promise<void> {
  await registered?.update().catch(() => undefined); // nobody answers: another time
}
