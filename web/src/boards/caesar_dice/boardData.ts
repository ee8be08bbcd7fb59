/** The board data of the dice game (src/rubicon/games/caesar_dice/sight/sight.py), and how dice keep their places. */
import type { View } from "../../lib/wire";

export type Face = "I" | "II" | "III" | "IV" | "L" | "B";
export const FACES: readonly Face[] = ["I", "II", "III", "IV", "L", "B"];
export const DICE = 5;
export const PRIZES = 4;

export interface Hand {
  faces: Face[];
  strength: number;
  laurels: number;
  score: number;
}

export interface Purse {
  bronze: number;
  silver: number;
  gold: number;
  total: number;
}

export interface DiceBoard {
  round: number;
  silver_left: number;
  turn: number;
  turns_in_row: number;
  throws: number;
  dice: Hand;
  consul: { seat: number; dice: Hand } | null;
  purses: Purse[];
}

export const boardOf = (view: View): DiceBoard => view.board as unknown as DiceBoard;

export type Places = (Face | null)[];
export const EMPTY: Places = Array<null>(DICE).fill(null);

/** Lay these dice out so that every die that lies there already stays where it is. */
export function settle(places: Places, faces: readonly Face[]): Places {
  const rest = [...faces];
  const laid = places.map((face) => {
    const found = face === null ? -1 : rest.indexOf(face);
    return found < 0 ? null : rest.splice(found, 1)[0]!;
  });
  return laid.map((face) => face ?? rest.shift() ?? null);
}

export const sorted = (faces: readonly string[]): string => [...faces].sort().join(" ");
