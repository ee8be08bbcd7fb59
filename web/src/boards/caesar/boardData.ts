/** The board data of CAESAR! (src/rubicon/games/caesar/sight/sight.py), and how moves touch it. */
import type { Speaker } from "../../lib/speaker";
import type { Move, View } from "../../lib/wire";

export type Icon = "sword" | "shield" | "ship" | "laurel";
export type Token = "tactics" | "wealth" | "might" | "senate" | "poison" | "centurion";
/** 0 is Caesar, 1 is Pompey, or the solo bot that plays the pieces of either. */
export type SideNumber = 0 | 1;

export interface Legion {
  say: string;
  values: [number, number];
  icons: Icon[];
}

export interface Placed {
  side: SideNumber;
  down: boolean;
  /** Towards the first and the second province of the border; empty when only the rival knows. */
  values: number[];
  legion?: Legion;
}

export interface Border {
  id: string;
  between: [string, string];
  icon: Icon;
  double: boolean;
  legion: Placed | null;
  marker: { side: SideNumber; down: boolean } | null;
}

export interface Province {
  id: string;
  name: { name: string };
  central: boolean;
  spaces: number;
  bonus: Token | null;
  closed: boolean;
  free: number;
  influence: [number, number];
  holder: SideNumber | null;
  markers: number;
  turned: number;
}

export interface Side {
  side: "caesar" | "pompey";
  name: { name: string };
  seat: number | null;
  supply: number;
  markers: number;
  thrown: number;
  senate: number[];
  senate_spaces: number;
  camp_size: number;
  bag_size: number;
  centurions: Legion[];
  /** Known sides only: one's own, and the solo bot's. */
  camp?: Legion[];
  bag?: { legion: Legion; count: number }[];
  unseen?: { legion: Legion; count: number; in_camp: number }[];
}

export interface CaesarBoard {
  turn: SideNumber | null;
  turns: number;
  extra_turn: boolean;
  provinces: Province[];
  borders: Border[];
  sides: [Side, Side];
  left_over: Partial<Record<Token, number>>;
  beside: boolean;
  pending: { token: Token; won: boolean }[];
  bot?: { side: SideNumber; line: Legion[]; tile: string | null; tiles: string[]; harder: boolean };
}

export const boardOf = (view: View): CaesarBoard => view.board as unknown as CaesarBoard;

/** What a move touches: exactly what `Sight.touch` says. */
export interface Touch {
  legion?: string;
  border?: string;
  values?: [number, number];
  down?: boolean;
  token?: Token;
  province?: string;
  target?: "legion" | "marker";
  done?: boolean;
}

export const touchOf = (move: Move): Touch => move.touch as Touch;

/** The place on the map that a move is about, if any: a border or a province. */
export function placeOf(move: Move): string | null {
  const { border, province } = touchOf(move);
  return border ?? province ?? null;
}

export const LETTERS = ["C", "P"] as const;

// Words for what lies on the board

export function provinceName(speaker: Speaker, board: CaesarBoard, id: string): string {
  return speaker.key(board.provinces.find((province) => province.id === id)?.name.name ?? `province-${id}`);
}

export function legionName(speaker: Speaker, legion: Legion): string {
  const icons = legion.icons.length > 1 ? iconsKey(legion.icons) : `icon-${legion.icons[0]}`;
  return `${legion.values[0]}/${legion.values[1]}, ${speaker.key(icons)}`;
}

function iconsKey(icons: Icon[]): string {
  return `icon-${(["sword", "shield", "ship"] as const).filter((icon) => icons.includes(icon)).join("-")}`;
}

/** A border space and what lies there, in words. */
export function borderLabel(speaker: Speaker, board: CaesarBoard, border: Border): string {
  const [first, second] = border.between.map((id) => provinceName(speaker, board, id)) as [string, string];
  const said = [speaker.key("board-border", { first, second })];
  const side = (number: SideNumber): { name: string } => ({ name: board.sides[number].name.name });
  if (border.marker) {
    said.push(speaker.key("board-border-marker", { side: side(border.marker.side), down: border.marker.down }));
  } else if (border.legion?.down) {
    said.push(speaker.key("board-border-down", { side: side(border.legion.side) }));
    if (border.legion.legion) said.push(`(${legionName(speaker, border.legion.legion)})`);
  } else if (border.legion) {
    const [one, two] = border.legion.values as [number, number];
    said.push(speaker.key("board-border-legion", { side: side(border.legion.side), one, first, two, second }));
  } else {
    said.push(speaker.key("board-border-empty", { icon: { name: `icon-${border.icon}` } }));
    if (border.double && board.beside) said.push(speaker.key("board-border-double"));
  }
  return said.join(" ");
}
