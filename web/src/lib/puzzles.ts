/** Puzzles: what the server tells of them, and what this browser remembers for who has no name yet. */
import { readStored, writeStored } from "./settings.svelte";
import type { Message, SeatInfo, View } from "./wire";

export interface PuzzleProgress {
  rating: number;
  deviation: number;
  tried: number;
  solved: number;
  at_once: number;
  streak: number;
  best_streak: number;
  days: number;
  curve: number[];
}

export interface PuzzleOverview {
  games: {
    game: string;
    puzzles: number;
    solved: number;
    kinds: { kind: string; puzzles: number; solved: number }[];
  }[];
  daily: { day: string; id: string; game: string; tried: boolean; solved: boolean } | null;
  you: PuzzleProgress | null;
}

export interface Puzzle {
  id: string;
  game: string;
  seat: number;
  rating: number;
  day: string | null;
  tried: boolean;
  solved: boolean;
  view: View;
}

export interface Judged {
  right: boolean;
  move: { move: number; words: Message; value: number | null; why: Message | null } | null;
  solution: {
    move: number;
    words: Message;
    value: number;
    why: Message | null;
    kind: string;
    exact: boolean;
    margin: number;
    events: Message[];
    others: { move: number; words: Message; value: number }[];
  } | null;
  change: number | null;
  you: PuzzleProgress | null;
}

export interface Mistakes {
  analysed: number;
  without: number;
  running: number;
  kinds: {
    game: string;
    kind: string | null;
    count: number;
    cost: number;
    worst: {
      table: string;
      game: string;
      at: number;
      seat: number;
      seats: number;
      players: Pick<SeatInfo, "seat" | "kind" | "name" | "bot">[];
      ended: number;
      move: Message;
      better: Message;
      chance: number;
      better_chance: number;
      why: Message | null;
    }[];
  }[];
}

/** What is remembered without a name: first answers only, as the server counts them. */
export interface Memory {
  tried: string[];
  solved: string[];
  streak: number;
  best: number;
}

const KEY = "rubicon.puzzles";
const MOST = 1000;
const NOTHING: Memory = { tried: [], solved: [], streak: 0, best: 0 };

export const recall = (): Memory => ({ ...NOTHING, ...readStored<Partial<Memory>>(KEY, {}) });

export function remember(id: string, right: boolean): Memory {
  const known = recall();
  if (!known.tried.includes(id)) {
    known.streak = right ? known.streak + 1 : 0;
    known.best = Math.max(known.best, known.streak);
    known.tried = [...known.tried, id].slice(-MOST);
  }
  if (right && !known.solved.includes(id)) known.solved = [...known.solved, id].slice(-MOST);
  writeStored(KEY, known);
  return known;
}
