/** What I have to do with other people: friends who ask, invitations, wishes for a match and what came of them. */
import { get, post, randomId, remove } from "./api";
import { live } from "./live.svelte";
import { drawNonce, keepNonce, nonceOf } from "./seal";
import { loadSession, session } from "./session.svelte";
import type { FriendList, Invitation, OptionValue, Pace, Relations, Table, WishList } from "./wire";

interface Summary {
  requests: number;
  invitations: number;
  wishes: number;
  moderator: boolean;
  reports: number;
}

const NOTHING: Summary = { requests: 0, invitations: 0, wishes: 0, moderator: false, reports: 0 };

class Opponents {
  summary: Summary = $state(NOTHING);
  invitations: Invitation[] = $state.raw([]);
  /** A match that was found while I was looking at something else. */
  found: string | null = $state(null);
  /** Who opens the table of a match that was found: the page where one waits. */
  onFound: ((table: string) => void) | null = null;

  start(): void {
    live.onReturn(() => void this.refresh());
    live.onNews(({ about, table }) => {
      if (about === "paired" && table) void this.pairingMade(table);
      if (about === "me") void loadSession().catch(() => undefined);
      if (about !== "wishes") void this.refresh();
    });
  }

  async refresh(): Promise<void> {
    try {
      const me = session.me;
      this.summary = me ? await get<Summary>("/api/summary") : NOTHING;
      const { invitations } = this.summary.invitations
        ? await get<{ invitations: Invitation[] }>("/api/invitations")
        : { invitations: [] };
      this.invitations = invitations;
    } catch {
      // the banner says that the server is away; what was known stays
    }
  }

  private async pairingMade(table: string): Promise<void> {
    keepSeal(await get<Table>(`/api/tables/${table}`));
    if (this.onFound) this.onFound(table);
    else this.found = table;
  }
}

export const opponents = new Opponents();

// Wishes

interface Given {
  nonce: string;
  /** Commitments that were shown before the nonce was given: the table must have one of these. */
  commitments: string[];
}

/** What this browser gave with its wishes, by game, until a table comes of them. */
const given = new Map<string, Given>();

/** Keep what the proof of chance needs: a commitment that was known before my nonce was. */
function keepSeal(table: Table): void {
  const mine = given.get(table.game);
  const nonces = table.nonces.map(nonceOf);
  if (!mine || !nonces.includes(mine.nonce)) return;
  const known = mine.commitments.includes(table.commitment) ? table.commitment : mine.commitments[0]!;
  keepNonce(table.id, known, mine.nonce, nonces.slice(0, nonces.indexOf(mine.nonce)));
}

export interface NewWish {
  game: string;
  options: Record<string, OptionValue> | null;
  seats: number;
  pace: Pace;
  least: number | null;
  most: number | null;
  rated: boolean;
}

/** Wish for a match; the table, if somebody was waiting for just that. */
export async function makeWish(wish: NewWish): Promise<string | null> {
  const { commitment } = await post<{ commitment: string }>("/api/commitment");
  const { others } = await get<WishList>("/api/wishes");
  const nonce = randomId();
  given.set(wish.game, { nonce, commitments: [commitment, ...others.map((one) => one.commitment)] });
  const { table } = await post<{ table: string | null }>("/api/wishes", { ...wish, commitment, nonce });
  if (table) keepSeal(await get<Table>(`/api/tables/${table}`));
  return table;
}

// Invitations

/** Sit down where I am invited. */
export async function acceptInvitation({ table: { id }, key }: Invitation): Promise<void> {
  const table = await get<Table>(`/api/tables/${id}?key=${encodeURIComponent(key)}`);
  await post(`/api/tables/${id}/join`, { key, nonce: drawNonce(table) });
  await opponents.refresh();
}

export async function declineInvitation(id: string): Promise<void> {
  await remove(`/api/invitations/${id}`);
  await opponents.refresh();
}

export const friendList = (): Promise<FriendList> => get<FriendList>("/api/friends");
export const friendLink = (key: string): string => `${location.origin}/friends/${key}`;
export const relationsAt = (table: string, key: string | null): Promise<Relations> =>
  get<Relations>(`/api/tables/${table}/people${key ? `?key=${encodeURIComponent(key)}` : ""}`);
