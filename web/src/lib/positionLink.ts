/** Links to a position of a match that is over. */
import { query } from "./api";
import type { Match } from "./match.svelte";

/** Exactly this: the position, and whose view it is. Who came by an invitation passes it on. */
export const positionLink = (match: Match, at: number): string =>
  `/replay/${match.id}${query({ at, seat: match.seat, key: match.key })}`;
