/** What the server offers (the house), and who uses this browser. */
import { get, post } from "./api";
import { language } from "./language.svelte";
import { forgetTables } from "./lastSeen";
import { live } from "./live.svelte";
import { readStored, writeStored } from "./settings.svelte";
import type { GameInfo, House, Me } from "./wire";

export const session = $state<{ house: House | null; me: Me | null }>({ house: null, me: null });

const NAMES = ["Livia", "Marcus", "Aurelia", "Titus", "Claudia", "Gaius", "Julia", "Quintus", "Cornelia", "Lucius"];

export async function loadSession(): Promise<void> {
  session.house = await get<House>("/api/house");
  session.me = session.house.you;
  if (session.me === null) forgetTables(); // signed out, perhaps from elsewhere
}

export function gameInfo(name: string): GameInfo | undefined {
  return session.house?.games.find((game) => game.name === name);
}

/** A name to start with, so that playing needs no typing; never one of those that are taken at the same table. */
export function suggestedName(taken: readonly string[] = []): string {
  const known = session.me?.name ?? readStored<string>("rubicon.name", "");
  if (known && !isTaken(known, taken)) return known;
  const free = NAMES.filter((name) => !isTaken(name, taken));
  return free[Math.floor(Math.random() * free.length)] ?? "";
}

export function isTaken(name: string, taken: readonly string[]): boolean {
  return taken.some((other) => other.toLocaleLowerCase() === name.toLocaleLowerCase());
}

/** The longest name that the server takes. */
export const LONGEST_NAME = 24;

export async function becomeGuest(name: string): Promise<void> {
  if (session.me?.name === name) return;
  const stranger = session.me === null;
  session.me = await post<Me>("/api/me", { name, language: language() });
  writeStored("rubicon.name", name);
  if (stranger) live.reconnect(); // the open connection was made by nobody in particular
}
