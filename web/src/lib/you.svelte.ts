/** The house, and who is sitting at this browser. */
import { get, post } from "./api";
import { language } from "./language.svelte";
import { live } from "./live.svelte";
import { recall, remember } from "./settings.svelte";
import type { GameInfo, House, Me } from "./wire";

export const house = $state<{ data: House | null; me: Me | null }>({ data: null, me: null });

const NAMES = ["Livia", "Marcus", "Aurelia", "Titus", "Claudia", "Gaius", "Julia", "Quintus", "Cornelia", "Lucius"];

export async function enterHouse(): Promise<void> {
  const data = await get<House>("/api/house");
  house.data = data;
  house.me = data.you;
}

export function gameInfo(name: string): GameInfo | undefined {
  return house.data?.games.find((game) => game.name === name);
}

/** A name to start with, so that playing needs no typing. */
export function suggestedName(): string {
  const known = recall<string>("rubicon.name", "");
  return house.me?.name ?? (known || NAMES[Math.floor(Math.random() * NAMES.length)]!);
}

export async function becomeGuest(name: string): Promise<void> {
  if (house.me?.name === name) return;
  const stranger = house.me === null;
  house.me = await post<Me>("/api/me", { name, language: language() });
  remember("rubicon.name", name);
  if (stranger) live.reconnect(); // the open connection was made by nobody in particular
}
