/** Pages that are loaded when they are opened, with the words of the club: what most people came for needs none of them. */
import type { Component } from "svelte";
import { loadClubWords } from "../lib/language.svelte";

/** A page may want `rest`: what stands after its name in its address, part by part. */
export type Page = Component<{ rest: string[] }> | Component<Record<string, never>>;

interface Later {
  load: () => Promise<{ default: Page }>;
  /** The message that is the title of the browser's window. */
  title: string;
}

const PAGES: Record<string, Later> = {
  rules: { load: () => import("./Rules.svelte"), title: "web-rules" },
  history: { load: () => import("./History.svelte"), title: "web-history" },
  watch: { load: () => import("./Watch.svelte"), title: "web-watch" },
  player: { load: () => import("./Player.svelte"), title: "web-profile" },
  tournaments: { load: () => import("./Tournaments.svelte"), title: "web-tournaments" },
  confirm: { load: () => import("./Confirm.svelte"), title: "web-account" },
  unsubscribe: { load: () => import("./Unsubscribe.svelte"), title: "web-account" },
  opponents: { load: () => import("./Opponents.svelte"), title: "web-opponents" },
  friends: { load: () => import("./Friends.svelte"), title: "web-friends" },
  moderation: { load: () => import("./Moderation.svelte"), title: "web-moderation" },
  learn: { load: () => import("./Learn.svelte"), title: "web-learn" },
  players: { load: () => import("./Players.svelte"), title: "web-players-page" },
  puzzles: { load: () => import("./Puzzles.svelte"), title: "web-puzzles" },
  mistakes: { load: () => import("./Mistakes.svelte"), title: "web-mistakes" },
};

export const isLater = (name: string): boolean => Object.hasOwn(PAGES, name);
export const titleOf = (name: string): string | undefined => (isLater(name) ? PAGES[name]!.title : undefined);

export async function loadPage(name: string): Promise<Component<{ rest: string[] }>> {
  const [page] = await Promise.all([PAGES[name]!.load(), loadClubWords()]);
  return page.default as Component<{ rest: string[] }>;
}
