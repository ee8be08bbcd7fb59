/** Setting up tables. The server seals its secret before it sees our nonce, so neither side can choose the dice. */
import { post, randomId } from "./api";
import { recall } from "./settings.svelte";
import type { GameInfo, NewTable, Table } from "./wire";

async function sealed(): Promise<{ nonce: string; commitment: string }> {
  const { commitment } = await post<{ commitment: string }>("/api/commitment");
  return { nonce: randomId(), commitment };
}

export async function createTable(wish: NewTable): Promise<Table> {
  return post<Table>("/api/tables", { ...wish, ...(await sealed()) });
}

export async function rematch(id: string): Promise<Table> {
  return post<Table>(`/api/tables/${id}/rematch`, await sealed());
}

export const LAST_BOT = "rubicon.bot";

/** Whom to play against if nobody says: as the last time, else the weakest that has thoughts of its own. */
export function usualBot(game: GameInfo): string {
  const last = recall<string>(LAST_BOT, "");
  return game.bots.includes(last) ? last : (game.bots.find((bot) => bot !== "random") ?? game.bots[0] ?? "");
}

/** A table for one person, in seat `mine`, and bots, with everything else as the game suggests. */
export function againstBots(game: GameInfo, bots: number, bot: string, mine: number): NewTable {
  return {
    game: game.name,
    options: {},
    seats: Array.from({ length: bots + 1 }, (_, seat) => (seat === mine ? { kind: "me" as const } : { kind: "bot" as const, bot })),
    private: true,
    clock: null,
    on_time: "bot",
    aids: true,
  };
}

/** The link that lets friends in. */
export function invitation(table: Pick<Table, "id" | "key">): string {
  return `${location.origin}/table/${table.id}${table.key ? `?key=${encodeURIComponent(table.key)}` : ""}`;
}
