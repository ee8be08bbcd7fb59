/** My tables as they were last seen: shown until the server has answered, and while nobody answers. */
import { readStored, writeStored } from "./settings.svelte";
import type { Card } from "./wire";

const KEPT = "rubicon.tables";
const WHEN = "rubicon.tables.at";

export const lastTables = (): Card[] => readStored<Card[]>(KEPT, []);
/** When that was, in milliseconds since 1970; 0 for never. */
export const lastSeenAt = (): number => readStored<number>(WHEN, 0);

export function keepTables(cards: Card[]): void {
  writeStored(KEPT, cards);
  writeStored(WHEN, Date.now());
}

/** Whoever comes next to this browser sees nothing of it. */
export function forgetTables(): void {
  try {
    localStorage.removeItem(KEPT);
    localStorage.removeItem(WHEN);
  } catch {
    // a private window may refuse storage: then there is nothing to forget
  }
}
