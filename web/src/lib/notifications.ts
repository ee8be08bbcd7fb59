/** Calling a person back to the page: title, icon, and the system's notifications where they are allowed. */
import { worker } from "./app.svelte";
import { settings } from "./settings.svelte";

const CALM = "/icon.svg";
const CALLING = "/icon-turn.svg";

/** Notifications exist only on secure addresses, and not in every browser. */
export const canNotify = "Notification" in window && window.isSecureContext;

export function showTurns(title: string, count: number): void {
  document.title = count > 0 ? `(${count}) ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = count > 0 ? CALLING : CALM;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

export async function askToNotify(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !canNotify || Notification.permission !== "granted" || !document.hidden) return;
  void show(title, body, tag);
}

async function show(title: string, body: string, tag: string): Promise<void> {
  const there = await worker(); // some phones only notify from a service worker
  if (there) {
    await there.showNotification(title, { body, tag, icon: CALLING, data: location.pathname });
    return;
  }
  const note = new Notification(title, { body, tag, icon: CALLING });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
