/** What a move would do, asked of the server beforehand: the events, as for every preview (docs/wire.md). */
import { get, query } from "../../lib/api";
import type { GameEvent, View } from "../../lib/wire";

// The table shows one preview at a time, which is enough for most games. Here both facings are compared.
const known = new WeakMap<View, Map<number, Promise<GameEvent[]>>>();

let asking = new AbortController();

/** Once a move is decided, nobody waits for what others would have done; the server would refuse to say. */
export function cancelPreviews(): void {
  asking.abort();
  asking = new AbortController();
}

/** The events of a move of this view, asked once; none where they cannot be had, for it is only a courtesy. */
export function previewEvents(table: string | null, view: View, move: number): Promise<GameEvent[]> {
  if (table === null || view.seat === null) return Promise.resolve([]);
  const moves = known.get(view) ?? new Map<number, Promise<GameEvent[]>>();
  known.set(view, moves);
  let found = moves.get(move);
  if (!found) {
    found = get<{ events: GameEvent[] }>(`/api/tables/${table}/preview${query({ seat: view.seat, move })}`, {
      signal: asking.signal,
    }).then(
      (answer) => answer.events,
      () => {
        moves.delete(move);
        return [];
      },
    );
    moves.set(move, found);
  }
  return found;
}

/** Whether an event says why the solo bot does what it does. */
export const isReason = (event: GameEvent): boolean =>
  /^(tile_up|priority_|tie_|veto|skipped)/.test(event.kind) && event.kind !== "tie_won";

/** The reasons of the bot's last turn, for somebody who has not been shown them. */
export async function recentReasons(table: string | null): Promise<GameEvent[]> {
  if (table === null) return [];
  try {
    const { length } = await get<{ length: number }>(`/api/tables/${table}${query({ since: 1e9 })}`);
    const { events } = await get<{ events: GameEvent[] }>(
      `/api/tables/${table}${query({ since: Math.max(0, length - 40) })}`,
    );
    const last = events.map((event) => event.kind).lastIndexOf("tile_up");
    return last < 0 ? [] : events.slice(last).filter(isReason);
  } catch {
    return []; // the log tells it too
  }
}
