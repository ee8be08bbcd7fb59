/**
 * What each game brings to the browser, found by its folder: boards/<game>/
 *
 *   Board.svelte    the board (`BoardProps`; gives its parts to the frame, may export `play` to show a step in motion)
 *   Seat.svelte     what lies before a player, shown beside the name (`SeatProps`)
 *   Picture.svelte  a picture for the home page
 *   Aid.svelte      the player aid beside the table
 *   log.ts          how its log is told (`LogFormat`)
 *   lights.ts       what a lesson can light, each with the selector of where the board has it
 *   Figure.svelte   the pictures of its rules (`FigureProps`)
 *
 * All but the picture and the log are loaded when a table of the game is opened. A game without a board can be played too:
 * `Moves` lists what the view offers.
 */
import type { Component, Snippet } from "svelte";
import type { Speaker } from "./speaker";
import type { GameEvent, Move, SeatInfo, View } from "./wire";

/** One step of a match: the position before, what happened, the position after. */
export interface Step {
  before: View;
  after: View;
  events: GameEvent[];
}

/** The parts of a board, each with its place in the frame of the table (parts/TableFrame.svelte). */
export interface Regions {
  /** The board itself: it fills its place and scrolls or zooms within. */
  picture: Snippet;
  /** What is decided with: cards, camp, battle. */
  panel?: Snippet;
  /** Buttons that stand in the same place in every game. */
  actions?: Snippet;
  /** How far the game is: the year, the round. */
  title?: string;
}

export interface BoardProps {
  /** Draws the frame around the parts of the board. */
  frame: Snippet<[Regions]>;
  /** The table's id, to ask the server more about it; none in a replay. */
  table: string | null;
  view: View;
  seats: SeatInfo[];
  speaker: Speaker;
  /** Whether the person may act now. */
  active: boolean;
  /** The game's player aid (odds of dice and battles), where the table allows it. */
  aid: unknown;
  /** The move that a bot would choose, when it was asked: to be marked by `data-hint`, as parts/Pointer.svelte says. */
  hinted?: Move | undefined;
  /** The aid for what these moves would lead to; null where there is none. */
  aidAfter?(moves: number[]): Promise<unknown>;
  /** `joined`: it belongs to the same click as the decision before, and is undone with it. */
  decide(move: number, joined?: boolean): void;
  /** While a step is shown: what happens at this moment, for the bar. */
  tell?(text: string): void;
  /** Show, or stop showing, what a move would do. */
  preview(move: number | null): void;
}

export interface BoardExports {
  /** Show what happened; resolves when it has been seen. `speed` is 1 for calm and more for quick. */
  play?(step: Step, speed: number): Promise<void>;
  /** Mark what these events did, as `play` leaves it marked; they were not shown. */
  mark?(events: GameEvent[]): void;
}

export interface SeatProps {
  view: View;
  seat: number;
  speaker: Speaker;
  /** Little room: the score alone, in a word or a sign. */
  brief?: boolean;
}

export interface AidProps {
  speaker: Speaker;
}

/** How the log of a long game is told. */
export interface LogFormat {
  /** Events that begin a part, which holds chapters: the years of a campaign. */
  parts?: string[];
  /** Events that begin a chapter: they stand by themselves, and fold what follows. */
  chapters: string[];
  /** Events that are told in one line where several follow each other. */
  merged: string[];
  /** Kinds of events, or of their words, that tell nothing worth reading again. */
  dropped?: string[];
}

type Loader<T> = () => Promise<{ default: T }>;

const boards = import.meta.glob("../boards/*/Board.svelte") as Record<
  string,
  Loader<Component<BoardProps, BoardExports>>
>;
const seats = import.meta.glob("../boards/*/Seat.svelte") as Record<string, Loader<Component<SeatProps>>>;
const aids = import.meta.glob("../boards/*/Aid.svelte") as Record<string, Loader<Component<AidProps>>>;
const pictures = import.meta.glob("../boards/*/Picture.svelte", { eager: true }) as Record<
  string,
  { default: Component }
>;

const logFormats = import.meta.glob("../boards/*/log.ts", { eager: true }) as Record<string, { logFormat: LogFormat }>;

const lightsOf = import.meta.glob("../boards/*/lights.ts") as Record<
  string,
  () => Promise<{ lights: Record<string, string> }>
>;

/** What a lesson of the game can light, by name. */
export async function loadLights(game: string): Promise<Record<string, string>> {
  return (await lightsOf[`../boards/${game}/lights.ts`]?.())?.lights ?? {};
}

/** A picture of the rules: the name that the text gives it (`![caption](figure:name)`). */
export interface FigureProps {
  name: string;
  speaker: Speaker;
}

const figures = import.meta.glob("../boards/*/Figure.svelte") as Record<string, Loader<Component<FigureProps>>>;

/** What draws the pictures of a game's rules, if it has any. */
export async function loadFigure(game: string): Promise<Component<FigureProps> | null> {
  return (await figures[`../boards/${game}/Figure.svelte`]?.())?.default ?? null;
}

export interface GameComponents {
  Board: Component<BoardProps, BoardExports> | null;
  Seat: Component<SeatProps> | null;
  Aid: Component<AidProps> | null;
}

export async function loadComponents(game: string): Promise<GameComponents> {
  const load = async <T>(loaders: Record<string, Loader<T>>, name: string): Promise<T | null> =>
    (await loaders[`../boards/${game}/${name}.svelte`]?.())?.default ?? null;
  const [Board, Seat, Aid] = await Promise.all([load(boards, "Board"), load(seats, "Seat"), load(aids, "Aid")]);
  return { Board, Seat, Aid };
}

export function picture(game: string): Component | null {
  return pictures[`../boards/${game}/Picture.svelte`]?.default ?? null;
}

export function logFormat(game: string): LogFormat {
  return logFormats[`../boards/${game}/log.ts`]?.logFormat ?? { chapters: [], merged: [] };
}
