/** The data that travels between the server and this page: docs/wire.md, in types. */

export type Arg = number | string | boolean | { seat: number } | { name: string } | { message: Message };

/** Something said to people, before it is put into a language. */
export interface Message {
  key: string;
  args: Record<string, Arg>;
}

export interface Failure {
  error: string;
  message?: Message;
  game?: string | null;
  text?: string;
  table?: Table;
}

export interface Me {
  id: string;
  name: string;
  account: boolean;
  language: string;
}

export type OptionValue = boolean | number | string;

export interface OptionInfo {
  name: string;
  default: OptionValue;
  choices: OptionValue[];
  /** The numbers of seats that each choice allows; nothing if they are the same for all. */
  seats: number[][];
  /** Other options, with the choices of theirs that leave a choice here. */
  only: Record<string, OptionValue[]>;
}

export interface GameInfo {
  name: string;
  /** The numbers of seats that some choice of options allows. */
  seats: number[];
  usual_seats: number;
  options: OptionInfo[];
  bots: string[];
  hidden: boolean;
  draws: boolean;
  aid: boolean;
}

export interface House {
  version: string;
  compiled: boolean;
  compiling: boolean;
  languages: string[];
  games: GameInfo[];
  you: Me | null;
}

export type Clock =
  | { kind: "move"; seconds: number }
  | { kind: "bank"; seconds: number; increment: number }
  | { kind: "days"; days: number };

export type SeatWish =
  { kind: "me" } | { kind: "open" } | { kind: "bot"; bot: string } | { kind: "local"; name: string };

export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatWish[];
  private: boolean;
  clock: Clock | null;
  on_time: "bot" | "loss";
  aids: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: "human" | "bot" | "open" | "local";
  name: string | null;
  bot: string | null;
  you: boolean;
  online: boolean;
  ready: boolean;
  replaceable: boolean;
  time: number | null;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
}

export interface Card {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  status: "open" | "running" | "over";
  clock: Clock | null;
  aids: boolean;
  /** Edition, expansions, clock and aids in words of the game. */
  terms: Message[];
  seats: SeatInfo[];
  your_turn: boolean;
  /** Milliseconds left for my move. */
  your_time: number | null;
  /** What happened last, at my running tables. */
  last: GameEvent | null;
  updated: number;
  outcome: Outcome | null;
}

export interface Move {
  move: number;
  say: string;
  words: Message;
  touch: Record<string, unknown>;
}

/** What one seat, or a spectator, sees. `board` is for the game's own board component. */
export interface View {
  game: string;
  options: Record<string, OptionValue>;
  seats: number;
  seat: number | null;
  acting: number[];
  prompt: Message;
  board: Record<string, unknown>;
  moves: Move[];
  outcome: Outcome | null;
}

export interface GameEvent {
  at: number;
  kind: string;
  hidden: boolean;
  words: Message;
}

export interface Yours {
  seat: number;
  number: number;
  view: View;
  can_undo: boolean;
  held: boolean;
  events?: GameEvent[];
}

export type Asking = "take_back" | "draw" | "pause" | "resume";

export interface Request {
  id: string;
  what: Asking;
  seat: number;
  waiting: number[];
}

export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: string;
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  status: "open" | "running" | "over";
  private: boolean;
  key?: string | null;
  clock: Clock | null;
  on_time: "bot" | "loss";
  aids: boolean;
  /** As on a card, while the table is open. */
  terms: Message[];
  seats: SeatInfo[];
  host: boolean;
  commitment: string;
  nonces: string[];
  number: number;
  length: number;
  branch: number;
  since: number;
  seen: number | null;
  waiting: number[];
  yours: Yours[];
  view: View | null;
  events: GameEvent[];
  requests: Request[];
  paused: boolean;
  outcome: Outcome | null;
  chat: ChatLine[];
  notes: string;
  rematch: string | null;
}

/** One pick of Fortuna: the outcomes it was made from with their weights, what was told, and what it must be. */
export interface Pick {
  entry: number;
  outcomes: (number | string)[];
  weights: number[];
  told: number | string;
  due: number | string;
}

export interface Proof {
  kind: string;
  commitment: string;
  nonces: string[];
  secret: string;
  picks: Pick[];
}

/** A position of the past, as GET .../at/{n} gives it: the events are those that led there. */
export interface Position {
  line: number;
  at: number;
  view: View;
  events: GameEvent[];
}

/** What was found out about a match that is over. Places are numbers of entries of the line. */
export interface Analysis {
  game: string;
  seats: number;
  length: number;
  exact: boolean;
  iterations: number;
  decisions: number;
  judged: number;
  curve: { at: number; shares: number[]; error: number }[];
  turns: { from: number; to: number; seat: number; change: number; events: Message[] }[];
  costly: {
    at: number;
    seat: number;
    move: SaidMove;
    better: SaidMove;
    chance: number;
    better_chance: number;
    error: number;
  }[];
  losses: { decisions: number; cost: number }[];
}

export interface SaidMove {
  say: string;
  words: Message;
}

export interface AnalysisState {
  status: "none" | "running" | "done" | "failed";
  done: number;
  of: number;
  analysis: Analysis | null;
}
