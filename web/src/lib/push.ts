/** Notices in this browser while Rubicon is closed: web push, where the browser has it and the address is secure. */
import { get, post } from "./api";
import { worker } from "./app.svelte";
import { language } from "./language.svelte";

export type Kind = "turn" | "start" | "invitation" | "over";
export const KINDS: readonly Kind[] = ["turn", "start", "invitation", "over"];

export interface Channel {
  id: string;
  kind: "push" | "mail" | "hook";
  address: string;
  kinds: Kind[];
  every: number;
  confirmed: boolean;
  stopped: boolean;
  current: boolean;
  made: number;
}

export interface Notices {
  mail_possible: boolean;
  push_key: string;
  zone: string | null;
  quiet: [number, number] | null;
  channels: Channel[];
}

export const canPush = window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

/** Ask the browser for leave, and tell the server how to wake it. */
export async function subscribe(key: string, kinds: readonly Kind[]): Promise<Notices | "denied" | "failed"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const there = await worker();
  if (!there) return "failed";
  try {
    const options = { userVisibleOnly: true, applicationServerKey: key };
    return await tell(await there.pushManager.subscribe(options), kinds);
  } catch (error) {
    if (error instanceof DOMException) return "failed"; // the browser has no push service, or cannot reach it
    throw error;
  }
}

function tell(subscription: PushSubscription, kinds: readonly Kind[]): Promise<Notices> {
  const { endpoint, keys } = subscription.toJSON();
  return post<Notices>("/api/notices/push", { endpoint, keys, kinds, language: language() });
}

/** Nobody wakes this browser any more. */
export async function unsubscribe(): Promise<void> {
  const there = await worker();
  await (await there?.pushManager.getSubscription())?.unsubscribe().catch(() => undefined);
}

/** The server may have lost this browser with its session, after a new password for instance: tell it again. */
export async function renew(): Promise<void> {
  if (!canPush || Notification.permission !== "granted") return;
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return;
  const { channels } = await get<Notices>("/api/notices");
  if (!channels.some((one) => one.kind === "push" && one.current)) await tell(subscription, KINDS);
}
