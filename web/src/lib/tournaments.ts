/** Tournaments: what the server tells of them, and what one does there. */
import { get, post, query, randomId } from "./api";
import { t } from "./language.svelte";
import { botShortName } from "./labels";
import { keepNonce, nonceOf } from "./seal";
import type { Clock, OptionValue, Table } from "./wire";

export type Format = "round_robin" | "swiss" | "ladder";
export const FORMATS: Format[] = ["swiss", "round_robin", "ladder"];
/** What decides between players with as many points, in this order. */
export const TIE_BREAKS = ["direct", "buchholz", "berger", "wins"] as const;

export interface Card {
  id: string;
  name: string;
  game: string;
  format: Format;
  status: "open" | "running" | "over";
  private: boolean;
  clock: Clock;
  players: number;
  most: number;
  round: number;
  yours: boolean;
  host: boolean;
  updated: number;
}

export interface Entrant {
  number: number;
  name: string | null;
  profile: string | null;
  bot: string | null;
  out: boolean;
  you: boolean;
}

export interface Pairing {
  number: number;
  round: number;
  players: number[];
  challenger: number | null;
  status: "open" | "over" | "bye" | "forfeit" | "ruled";
  table: string | null;
  key: string | null;
  running: boolean;
  places: number[] | null;
  deadline: number | null;
}

export interface Line {
  rank: number;
  player: number;
  points: number;
  direct: number | null;
  buchholz: number;
  sonneborn_berger: number;
  wins: number;
  played: number;
}

export interface Tournament {
  id: string;
  name: string;
  game: string;
  format: Format;
  seats: number;
  rounds: number;
  round: number;
  clock: Clock;
  private: boolean;
  key: string | null;
  rated: boolean;
  most: number;
  bot: string | null;
  grace_minutes: number;
  round_hours: number | null;
  round_ends: number | null;
  reach: number;
  status: "open" | "running" | "over";
  paused: boolean;
  host: string | null;
  hosting: boolean;
  you: number | null;
  next: string | null;
  entrants: Entrant[];
  games: Pairing[];
  /** Whether there are older games: those of a ladder come in pages. */
  more: boolean;
  standings: Line[];
  cross: { player: number; rival: number; game: number; got: number }[];
  ladder: number[];
  may_challenge: number[];
}

export interface NewTournament {
  name: string;
  game: string;
  options: Record<string, OptionValue>;
  format: Format;
  seats: number;
  rounds: number | null;
  clock: Clock;
  private: boolean;
  rated: boolean;
  round_hours: number | null;
  most: number;
  bot: string | null;
  grace_minutes: number;
  reach: number;
  play: boolean;
}

const at = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

export const listTournaments = async (): Promise<Card[]> =>
  (await get<{ tournaments: Card[] }>("/api/tournaments")).tournaments;
/** With `before`, a ladder comes with its games before that number instead of the newest. */
export const readTournament = (id: string, key: string | null, before?: number): Promise<Tournament> =>
  get<Tournament>(at(id) + query({ key, before }));
export const makeTournament = (wish: NewTournament): Promise<Tournament> => post<Tournament>("/api/tournaments", wish);
/** `join`, `leave`, `start`, `pause`, `remove`, `rule`, `end`, `challenge`. */
export const takeStep = (id: string, what: string, body: unknown = {}): Promise<Tournament> =>
  post<Tournament>(`${at(id)}/${what}`, body);

/** Sit down at a table where a seat is kept for me. Its secret was sealed before our nonce was known. */
export async function sitDown(id: string): Promise<void> {
  const table = await get<Table>(`/api/tables/${id}`);
  if (!table.seats.some((seat) => seat.kept_for_you)) return;
  const nonce = randomId();
  keepNonce(id, table.commitment, nonce, table.nonces.map(nonceOf));
  await post<Table>(`/api/tables/${id}/join`, { nonce });
}

/** `2`, `2½`, `½`; other parts with a decimal. */
export function points(value: number): string {
  const whole = Math.floor(value);
  if (value === whole) return String(whole);
  if (value - whole === 0.5) return whole ? `${whole}½` : "½";
  return value.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 2 });
}

/** What players are called; bots of one level are numbered. */
export function namesOf(entrants: readonly Entrant[]): Map<number, string> {
  const count = new Map<string, number>();
  for (const { bot } of entrants) if (bot) count.set(bot, (count.get(bot) ?? 0) + 1);
  const used = new Map<string, number>();
  return new Map(
    entrants.map(({ number, name, bot }) => {
      if (!bot) return [number, name ?? t("club-tournament-nobody", { number: number + 1 })];
      used.set(bot, (used.get(bot) ?? 0) + 1);
      const called = t("club-tournament-bot", { level: botShortName(bot) });
      return [number, count.get(bot)! > 1 ? `${called} ${used.get(bot)}` : called];
    }),
  );
}

export function clockText(clock: Clock): string {
  if (clock.kind === "days") return t("club-tournament-days", { days: clock.days });
  if (clock.kind === "move") return t("club-tournament-move", { seconds: clock.seconds });
  return t("club-tournament-bank", { minutes: Math.round(clock.seconds / 60), increment: clock.increment });
}

/** The place that somebody has who did not come. */
export const ABSENT = 99;
