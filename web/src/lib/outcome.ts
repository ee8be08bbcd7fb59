/** How a match ended, in one line. */
import { t } from "./language.svelte";
import type { Speaker } from "./speaker";
import type { Table } from "./wire";

/** Against the rules' own opponent: there are no draws with it. */
export const lostAlone = (table: Table): boolean => table.seats.length === 1 && !table.outcome?.winners.length;

export function headline(table: Table, speaker: Speaker): string {
  const winners = table.outcome?.winners ?? [];
  if (lostAlone(table)) return table.yours.length ? t("web-you-lose") : t("web-loses", { player: speaker.player(0) });
  if (!winners.length) return t("web-draw");
  if (table.yours.length === 1 && winners.includes(table.yours[0]!.seat))
    return t(winners.length > 1 ? "web-you-share" : "web-you-win");
  return t("web-wins", { players: winners.map((seat) => speaker.player(seat)).join(", "), count: winners.length });
}
