/**
 * What each game brings to the browser, found by its folder: boards/<game>/
 *
 *   Board.svelte    the board (`BoardProps`; may export `play` to show a step in motion)
 *   Seat.svelte     what lies before a player, shown beside the name (`SeatProps`)
 *   Picture.svelte  a picture for the home page
 *   Aid.svelte      the player aid beside the table
 *   log.ts          how its log is told (`Telling`)
 *
 * All but the picture and the log are loaded when a table of the game is opened. A game without a board can be played too:
 * `Moves` lists what the view offers.
 */
import type { Component } from "svelte";
import type { Speaker } from "./words";
import type { Happening, SeatInfo, View } from "./wire";

/** One step of a match: the position before, what happened, the position after. */
export interface Step {
  before: View;
  after: View;
  events: Happening[];
}

export interface BoardProps {
  /** The table's id, to ask the server more about it; none in a replay. */
  table: string | null;
  view: View;
  seats: SeatInfo[];
  speaker: Speaker;
  /** Whether the person may act now. */
  active: boolean;
  /** The game's player aid (odds of dice and battles), where the table allows it. */
  aid: unknown;
  /** The aid for what these moves would lead to; null where there is none. */
  foresee?(moves: number[]): Promise<unknown>;
  decide(move: number): void;
  /** Show, or stop showing, what a move would do. */
  consider(move: number | null): void;
}

export interface BoardExports {
  /** Show what happened; resolves when it has been seen. `speed` is 1 for calm and more for quick. */
  play?(step: Step, speed: number): Promise<void>;
}

export interface SeatProps {
  view: View;
  seat: number;
  speaker: Speaker;
}

export interface AidProps {
  speaker: Speaker;
}

/** How the log of a long game is told. */
export interface Telling {
  /** Events that begin a chapter: they stand by themselves, and stay in sight while their chapter is read. */
  chapters: string[];
  /** Events that are told in one line where several follow each other. */
  together: string[];
}

type Loader<T> = () => Promise<{ default: T }>;

const boards = import.meta.glob("../boards/*/Board.svelte") as Record<string, Loader<Component<BoardProps, BoardExports>>>;
const seats = import.meta.glob("../boards/*/Seat.svelte") as Record<string, Loader<Component<SeatProps>>>;
const aids = import.meta.glob("../boards/*/Aid.svelte") as Record<string, Loader<Component<AidProps>>>;
const pictures = import.meta.glob("../boards/*/Picture.svelte", { eager: true }) as Record<string, { default: Component }>;

const tellings = import.meta.glob("../boards/*/log.ts", { eager: true }) as Record<string, { telling: Telling }>;

export interface Kit {
  Board: Component<BoardProps, BoardExports> | null;
  Seat: Component<SeatProps> | null;
  Aid: Component<AidProps> | null;
}

export async function kit(game: string): Promise<Kit> {
  const load = async <T>(loaders: Record<string, Loader<T>>, name: string): Promise<T | null> =>
    (await loaders[`../boards/${game}/${name}.svelte`]?.())?.default ?? null;
  const [Board, Seat, Aid] = await Promise.all([load(boards, "Board"), load(seats, "Seat"), load(aids, "Aid")]);
  return { Board, Seat, Aid };
}

export function picture(game: string): Component | null {
  return pictures[`../boards/${game}/Picture.svelte`]?.default ?? null;
}

export function telling(game: string): Telling {
  return tellings[`../boards/${game}/log.ts`]?.telling ?? { chapters: [], together: [] };
}
