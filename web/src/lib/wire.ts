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
  /** Whether others find no profile of mine. */
  hidden: boolean;
  /** A moderator lets me take no part: until when (null for good), and why. */
  banned: { until: number | null; reason: string } | null;
}

export interface Somebody {
  id: string;
  name: string;
}

export interface Friend extends Somebody {
  online: boolean;
  tables: { id: string; game: string; status: "open" | "running" }[];
}

export type BlockKind = "mute" | "block";

export interface FriendList {
  /** The key of my link. */
  link: string;
  friends: Friend[];
  asked_me: Somebody[];
  asked: Somebody[];
  blocked: (Somebody & { kind: BlockKind })[];
}

/** What I have to do with those at a table, and the lines of its chat that I do not want to read. */
export interface Relations {
  seats: { seat: number; friend: "asked" | "friend" | null; blocked: BlockKind | null }[];
  hidden: number[];
}

export interface Invitation {
  id: string;
  from: string;
  made: number;
  key: string;
  table: Card;
}

export type Pace = "live" | "days" | "any";

/** Somebody looks for opponents; times in milliseconds. */
export interface Wish {
  id: string | null;
  game: string;
  options: Record<string, OptionValue> | null;
  terms: Message[];
  seats: number;
  pace: Pace;
  least: number | null;
  most: number | null;
  rated: boolean;
  name: string;
  /** Guests have none, and of hidden people none is told. */
  rating: WishRating | null;
  waits: number;
  left: number;
  commitment: string;
}

export interface WishRating {
  points: number;
  provisional: boolean;
}

export interface WishList {
  mine: Wish[];
  others: Wish[];
  /** Mine by game, with an account. */
  ratings: Record<string, WishRating>;
}

export const REASONS = ["chat", "name", "cheating", "leaving", "other"] as const;

export interface Moderation {
  reports: {
    id: string;
    person: Somebody & { banned: boolean };
    reporter: string | null;
    kind: (typeof REASONS)[number];
    text: string;
    table: string | null;
    line: number | null;
    made: number;
    chat: { number: number; name: string; text: string; at: number; reported: boolean }[];
  }[];
  bans: (Somebody & { until: number | null; reason: string; made: number })[];
  log: { at: number; action: string; detail: string; name: string | null; moderator: string | null }[];
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
  /** The points of those that are rated. */
  bot_ratings: Record<string, number>;
  hidden: boolean;
  draws: boolean;
  aid: boolean;
  lessons: { name: string; minutes: number }[];
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
  rated: boolean;
}

/** The rating before the match, and by how many points the match changed it. */
export interface SeatRating {
  points: number;
  provisional: boolean;
  change: number | null;
}

export interface SeatInfo {
  seat: number;
  kind: "human" | "bot" | "open" | "local";
  name: string | null;
  /** The name of the profile, where there is one to be seen. */
  profile: string | null;
  bot: string | null;
  you: boolean;
  /** Whether the seat is open, and only I may take it. */
  kept_for_you: boolean;
  online: boolean;
  ready: boolean;
  replaceable: boolean;
  /** A vacation, now or next: from when until when. */
  away: [number, number] | null;
  time: number | null;
  /** At rated tables. */
  rating: SeatRating | null;
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
  started: number | null;
  ended: number | null;
  /** How far the match got, or has got. */
  stage: Message | null;
  rated: boolean;
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
  rated: boolean;
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
  /** Milliseconds by which I see this late, without a seat at a game that hides things. */
  delay: number;
  outcome: Outcome | null;
  chat: ChatLine[];
  notes: string;
  /** The tournament that the table belongs to. */
  tournament: string | null;
  /** A record from elsewhere: its chance was not drawn by this server. */
  imported: boolean;
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
  /** When the match is over: its number if all entries are counted, as in a replay. */
  whole: number | null;
  view: View;
  events: GameEvent[];
}

/** How a lesson stands after the learner's moves. */
export interface Lesson {
  game: string;
  name: string;
  options: Record<string, OptionValue>;
  seats: number;
  seat: number;
  step: number;
  of: number;
  say: Message | null;
  /** Parts of the board that are lit, by names of the game's own. */
  light: string[];
  /** The anchor of the rule that the step is about. */
  rule: string;
  /** The last move was legal, but not the one that is meant. */
  wrong: Message | null;
  /** The moves that lead on; -1 for reading. */
  expected: number[];
  length: number;
  positions: Position[];
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

/** A line of a list of players: a person, or a bot. */
export interface Listed {
  /** Among people whose rating is no longer provisional. */
  place: number | null;
  name: string | null;
  bot: string | null;
  points: number;
  deviation: number;
  provisional: boolean;
  games: number | null;
  at: number | null;
}

export interface Leaderboard {
  game: string;
  page: number;
  pages: number;
  people: number;
  players: Listed[];
}

export interface GameRating {
  game: string;
  place: number | null;
  points: number;
  deviation: number;
  provisional: boolean;
  games: number;
  /** The last matches, the oldest first: the points after each, and what it changed. */
  curve: { match: string; at: number; place: number; points: number; change: number }[];
}

export interface PlayerRatings {
  name: string;
  ratings: GameRating[];
}
