/** The board data of Julius Caesar (src/rubicon/games/julius_caesar/sight/sight.py), and the components of the house. */
import type { Move, View } from "../../lib/wire";
import box from "./box.json";

export type Colour = "tan" | "green" | "blue";
export type Kind = "leader" | "legion" | "equitatus" | "auxilia" | "ballista" | "navis" | "elephant" | "ally";

/** A component as it is printed. */
export interface Piece {
  owner: number;
  kind: Kind;
  rating: string;
  defending?: string;
  strengths: number[];
  levy?: string;
  third?: boolean;
}
export interface City {
  kind: "inland" | "port" | "major_port";
  value: number;
}
export const PIECES = box.blocks as unknown as Record<string, Piece>;
export const CITIES = box.cities as unknown as Record<string, City>;

/** A block that stands on the map. `block` is null for one that I cannot tell: `maybe` is what it may be, likeliest first. */
export interface PlacedBlock {
  block: string | null;
  side: number;
  colour: Colour;
  strength: number | null;
  low: number;
  high: number;
  moved: boolean;
  reserve: boolean;
  pledge: string | null;
  maybe: string[];
  /** How likely each of these is, in percent. */
  chances: number[];
}
export interface Place {
  place: string;
  holder: number | "both";
  attacker: number | null;
  active: boolean;
  blocks: PlacedBlock[];
}
export interface Player {
  points: number;
  trophies: number;
  cards: number;
  hand: string[] | null;
  discard: string | null;
  chosen: string | null;
  ready: boolean;
  pool: string[];
  pool_unseen: number;
  fallen: string[];
  dead: string[];
}
export interface Command {
  event: string | null;
  points: number;
  levies: number;
  sea_moves: boolean;
  roads: { between: [string, string]; used: number; limit: number }[];
}
export interface BattleData {
  place: string;
  round: number;
  attacker: number;
  surprise: boolean;
  firing: string | null;
  hits: number;
  acted: string[];
  order: string[];
}
export interface JuliusBoard {
  year: number;
  turn: number;
  phase: string;
  seat: number;
  first: number;
  players: [Player, Player];
  places: Place[];
  played: string[];
  command: Command | null;
  battle: BattleData | null;
}

export const boardOf = (view: View): JuliusBoard => view.board as unknown as JuliusBoard;

/** What a move is about, as the rules say it. */
export interface Touch {
  kind: string;
  block?: string;
  from?: string;
  to?: string;
  card?: string;
  colour?: Colour;
  /** move points that it costs */
  cost?: number;
}
export const touchOf = (move: Move): Touch => move.touch as unknown as Touch;

/** A move that takes a block somewhere. */
export interface Step {
  move: number;
  block: string;
  to: string;
  /** march or sail; `flank` is a march that chooses to be a reserve; a new block is `levy` */
  kind: string;
  /** as in `Touch`; `go` where there is only one */
  way: string;
  cost: number;
}

/** How a block gets there: the rules say it in the words of the move. */
function wayOf(move: Move, kind: string): string {
  const said = move.words.key.replace("move-", "");
  if (["march", "occupy", "attack", "reserve", "respond", "sail"].includes(said)) return said;
  return kind === "march" ? "go" : kind;
}

export function stepsOf(moves: readonly Move[]): Step[] {
  return moves.flatMap((move) => {
    const { kind, block, to, cost } = touchOf(move);
    if (!block || !to || !["march", "flank", "sail", "levy"].includes(kind)) return [];
    return [{ move: move.move, block, to, kind, way: wayOf(move, kind), cost: cost ?? 0 }];
  });
}

/** What touching a block itself does: to fire or to take the hit; retreats and passing are chosen by name. */
export const firstOf = (moves: readonly Move[]): Move | undefined =>
  moves.find((move) => ["fire", "hit"].includes(touchOf(move).kind));

/** How many blocks a city feeds in winter. */
export const feeds = (place: string): number => 3 + (CITIES[place]?.value ?? 0);

export const ROMAN = ["0", "I", "II", "III", "IV", "V"];
export const isSea = (place: string): boolean => !(place in CITIES);
/** The letter of a side, so that colour alone never tells. */
export const LETTER = ["C", "P"];
/** The cities that are worth something, the dearest first. */
export const PRIZES = Object.entries(CITIES)
  .filter(([, city]) => city.value)
  .sort(([a, x], [b, y]) => y.value - x.value || a.localeCompare(b))
  .map(([id]) => id);

/** A place where the chosen blocks can go, or where something can be done: how, how many of them, for how many points. */
export interface Target {
  way: string;
  count: number;
  cost: number;
}

/** The odds of a battle that is fought, or that is to come (src/rubicon/games/julius_caesar/aid.py). */
export interface Prospect {
  place: string;
  /** the seat that attacks: `chance` is its chance to have the place in the end, between `low` and `high` */
  attacker: number;
  /** 0 while it is to come */
  round: number;
  surprise: boolean;
  chance: number;
  low: number;
  high: number;
  exact: boolean;
  /** the steps that attackers and defenders have left, on average */
  steps: [number, number];
  blocks: { block: string; side: number; survives: number }[];
}
export const prospectsOf = (aid: unknown): Prospect[] => (aid as { battles: Prospect[] } | null)?.battles ?? [];

/** The chance of one side, with its interval. */
export function chanceOf(
  { attacker, chance, low, high }: Prospect,
  side: number,
): { chance: number; low: number; high: number } {
  return side === attacker ? { chance, low, high } : { chance: 1 - chance, low: 1 - high, high: 1 - low };
}

/** A block on its way, while what happened is shown. */
export interface Flight {
  key: number;
  from: string;
  to: string;
  side: number;
  colour: Colour;
  block: string | null;
}

/** A throw that has just been made in a battle. */
export interface Throw {
  block: string;
  dice: number[];
  hits: number;
  rolling: boolean;
}
