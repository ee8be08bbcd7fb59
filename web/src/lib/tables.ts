/** Setting up tables. The server seals its secret before it sees our nonce, so neither side can choose the dice. */
import { get, post, randomId } from "./api";
import { speakerFor } from "./language.svelte";
import { keepNonce, nonceOf } from "./seal";
import { readStored } from "./settings.svelte";
import type { GameInfo, NewTable, OptionValue, Table } from "./wire";

async function sealed(): Promise<{ nonce: string; commitment: string }> {
  const { commitment } = await post<{ commitment: string }>("/api/commitment");
  return { nonce: randomId(), commitment };
}

export async function createTable(wish: NewTable): Promise<Table> {
  const seal = await sealed();
  const table = await post<Table>("/api/tables", { ...wish, ...seal });
  if (wish.seats.some((seat) => seat.kind === "me")) keepNonce(table.id, seal.commitment, seal.nonce, []);
  return table;
}

/** The next match: a new table, or the one that somebody else has made already. */
export async function rematch(over: Pick<Table, "id" | "rematch">): Promise<Table> {
  // Look at a table that is there before our nonce is known to it.
  const made = over.rematch === null ? null : await get<Table>(`/api/tables/${over.rematch}`).catch(() => null);
  const seal = await sealed();
  const table = await post<Table>(`/api/tables/${over.id}/rematch`, seal);
  const nonces = table.nonces.map(nonceOf);
  if (nonces.includes(seal.nonce)) {
    const seen = made?.id === table.id ? made : null;
    const before = seen?.nonces.map(nonceOf) ?? nonces.slice(0, nonces.indexOf(seal.nonce));
    keepNonce(table.id, seen?.commitment ?? table.commitment, seal.nonce, before);
  }
  return table;
}

export const LAST_BOT = "rubicon.bot";

/** Whom to play against if nobody says: as the last time, else the weakest that has thoughts of its own. */
export function defaultBot(game: GameInfo): string {
  const last = readStored<string>(LAST_BOT, "");
  return game.bots.includes(last) ? last : (game.bots.find((bot) => bot !== "random") ?? game.bots[0] ?? "");
}

/** The options if nobody says: an edition is that of the reader's language. */
export function usualOptions(game: GameInfo): Record<string, OptionValue> {
  const speaker = speakerFor(game.name);
  return Object.fromEntries(
    game.options.map(({ name, choices, default: otherwise }) => {
      const key = `option-${name}-usual`;
      const usual = speaker.has(key) ? speaker.key(key) : null;
      return [name, choices.find((choice) => choice === usual) ?? otherwise];
    }),
  );
}

/** A table for one person, in seat `mine`, and bots, with everything else as the game suggests. */
export function againstBots(game: GameInfo, bots: number, bot: string, mine: number): NewTable {
  return {
    game: game.name,
    options: usualOptions(game),
    seats: Array.from({ length: bots + 1 }, (_, seat) =>
      seat === mine ? { kind: "me" as const } : { kind: "bot" as const, bot },
    ),
    private: true,
    clock: null,
    on_time: "bot",
    aids: true,
    rated: false,
  };
}

/** The link that lets friends in. */
export function invitationLink(table: Pick<Table, "id" | "key">): string {
  return `${location.origin}/table/${table.id}${table.key ? `?key=${encodeURIComponent(table.key)}` : ""}`;
}
