/** The board data of Augustus (src/rubicon/games/augustus/sight/sight.py), and which offered move belongs to which place. */
import type { Message, Move, View } from "../../lib/wire";

export const SYMBOLS = ["sword", "shield", "chariot", "catapult", "standard", "dagger"] as const;
export type Field = (typeof SYMBOLS)[number];
export type Token = Field | "joker";
export const TOKENS: readonly Token[] = [...SYMBOLS, "joker"];
export type Colour = "senator" | "green" | "pink" | "orange";
export const COLOURS: readonly Colour[] = ["senator", "green", "pink", "orange"];

/** What is printed on a mission. */
export interface Card {
  number: number;
  name: string;
  colour: Colour;
  fields: Field[];
  points: number;
  wheat: number;
  gold: number;
  effect: string;
  red: boolean;
  words: Message;
  history: string | null;
  draws: number;
}

export interface Group {
  symbol: Field;
  fields: number;
  legions: number;
}

export interface Progress {
  mission: number;
  fields: Group[];
  waiting: boolean;
  draws: number;
}

export interface Player {
  supply: number;
  progress: Progress[];
  controlled: number[];
  /** What each end-of-game effect is worth so far, by mission. */
  final: Record<string, number>;
  gold: number;
  wheat: number;
  hand: number;
  ready: boolean;
  score: { rewards: number; missions: number; effects: number; total: number };
}

export interface Reward {
  reward: string;
  points: number;
  holder: number | null;
  need: number;
  have: number[];
  /** Who can get it by one more mission. */
  near: number[];
}

export interface AugustusBoard {
  phase: string;
  question: string;
  herald: number | null;
  token: Token | null;
  draws: number;
  bag: Record<Token, number>;
  /** What the next draw is made from: the whole bag again after a joker. */
  next: Record<Token, number>;
  common: number;
  pile: number;
  row: number[];
  rewards: Reward[];
  players: Player[];
  effect: number | null;
  chain: number[];
  hand: number[];
  plan: string[];
  cards: Record<string, Card>;
}

export const boardOf = (view: View): AugustusBoard => view.board as unknown as AugustusBoard;

export interface Touch {
  verb: string;
  mission?: number;
  symbol?: Field;
  player?: number;
  /** Whether the mission is complete then. */
  completes?: boolean;
}
export const touchOf = (move: Move): Touch => move.touch as unknown as Touch;

/** A legion that is being dragged: from the supply, or from a field. */
export type Held = "supply" | { mission: number; symbol: Field };

/** Verbs that name no place on the table: they are buttons. */
export const PLAIN = ["pass", "claim", "decline", "give"];

/** One place of a field: free, covered, about to be covered, or about to be left. */
export type Slot = "free" | "legion" | "coming" | "going";

/** What the own draft will do, until it is revealed: `put 12 sword`, `from 14 shield`, `keep 3`. */
export interface Plan {
  coming(mission: number, symbol: Field): number;
  going(mission: number, symbol: Field): number;
  has(verb: string, mission: number): boolean;
}

export function planOf(plan: readonly string[]): Plan {
  const count = (verbs: string[], mission: number, symbol: Field): number =>
    plan.filter((said) => verbs.some((verb) => said === `${verb} ${mission} ${symbol}`)).length;
  return {
    coming: (mission, symbol) => count(["put", "bring"], mission, symbol),
    going: (mission, symbol) => count(["from", "remove"], mission, symbol),
    has: (verb, mission) => plan.includes(`${verb} ${mission}`),
  };
}

export function slotsOf(group: Group, mission: number, plan: Plan): Slot[] {
  const going = plan.going(mission, group.symbol);
  const coming = plan.coming(mission, group.symbol);
  return Array.from({ length: group.fields }, (_, i): Slot => {
    if (i < group.legions - going) return "legion";
    if (i < group.legions) return "going";
    return i < group.legions + coming ? "coming" : "free";
  });
}

/** The fields of a mission that nobody works on yet. */
export function groupsOf(card: Card): Group[] {
  return SYMBOLS.filter((symbol) => card.fields.includes(symbol)).map((symbol) => ({
    symbol,
    fields: card.fields.filter((field) => field === symbol).length,
    legions: 0,
  }));
}
