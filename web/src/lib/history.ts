/** Finished games and profiles, as docs/wire.md tells them. */
import type { Card } from "./wire";

export interface Played extends Card {
  mine: { seat: number; share: number; place: number; left: boolean };
}

export interface History {
  games: Played[];
  total: number;
  page: number;
  pages: number;
}

export interface ImportedRecords {
  records: (Card & { key: string })[];
  most: number;
  most_bytes: number;
}

export interface Opponent {
  name: string;
  bot: boolean;
  games: number;
}

export interface Tally {
  game: string;
  seats: number;
  seat: number;
  played: number;
  won: number;
  shared: number;
}

export interface Rival {
  name: string | null;
  bot: string | null;
  game: string | null;
  played: number;
  won: number;
  lost: number;
}

export interface Profile {
  name: string;
  since: number;
  you: boolean;
  hidden: boolean;
  results: Tally[];
  opponents: Rival[];
  best: (Card & { why: "clear" | "close" })[];
  recent: Card[];
}

/** What one can ask of one's history, each by its name in the address. */
export const FILTERS = ["game", "opponent", "seats", "seat", "result", "from", "to", "text"] as const;
export type Filter = (typeof FILTERS)[number];

/** The call for a page of the history, from what stands in the address of the page. */
export function historyCall(asked: URLSearchParams): string {
  const sent = new URLSearchParams();
  for (const [name, value] of asked) {
    if (!value) continue;
    if (name === "opponent") {
      const bot = value.startsWith("bot:");
      sent.append(bot ? "bot" : "opponent", bot ? value.slice(4) : value.replace(/^person:/, ""));
    } else if (name === "from") sent.append("since", String(dayStart(value)));
    else if (name === "to") sent.append("until", String(dayStart(value, 1)));
    else sent.append(name, value);
  }
  const text = sent.toString();
  return text ? `/api/history?${text}` : "/api/history";
}

/** When a day begins here, or the one so many days later. */
function dayStart(date: string, later = 0): number {
  const [year, month, day] = date.split("-").map(Number);
  return new Date(year ?? 1970, (month ?? 1) - 1, (day ?? 1) + later).getTime() || 0;
}

export interface Watchable {
  /** `delay`: milliseconds by which spectators are late. */
  running: (Card & { spectators: number; delay: number })[];
  finished: (Card & { why: "close" | "long" })[];
}
