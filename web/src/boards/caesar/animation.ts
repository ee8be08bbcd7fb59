/**
 * What happened, one event after the other: the board between two positions, as far as it has been told.
 * Pieces are taken over from the position after; nothing here knows a rule.
 */
import type { GameEvent } from "../../lib/wire";
import type { CaesarBoard, SideNumber } from "./boardData";

/** The steps of closing, as the rulebooks letter them. */
// prettier-ignore
const STEPS: Record<string, string> = {
  closed: "A", taken: "A",
  compared: "B", tied: "B", tie_won: "B",
  control: "C",
  border: "D",
  tactics_used: "E", wealth_used: "E", might_legion: "E", might_province: "E", might_border: "E", control_lost: "E",
  senate_used: "E", senate_bare: "E", poison_used: "E", poisoned: "E", centurion_taken: "E", declined: "E", no_effect: "E",
};

/** How long each is shown, in milliseconds at a calm pace; the others pass quickly. */
// prettier-ignore
const TIMES: Record<string, number> = {
  sent: 750, sent_down: 750, closed: 650, taken: 700, compared: 1300, tied: 1300, tie_won: 1300, control: 900, border: 750,
  might_legion: 1100, might_province: 1100, might_border: 900, control_lost: 900, senate_used: 1100, senate_bare: 900,
  poisoned: 1200, turned_up: 1200, centurion_taken: 900, extra_turn: 700, last_marker: 1500, tile_up: 800,
  priority_win: 1500, priority_close: 1500, priority_behind: 1500, priority_near: 1500, priority_next: 1500,
  priority_central: 1500, priority_any: 1500, tie_province: 900, tie_border: 900, thrown: 900,
  laid: 60, drawn: 250, lined: 450, discarded: 450,
};

export const stepOf = (event: GameEvent): string => STEPS[event.kind] ?? "";
export const durationOf = (event: GameEvent): number => TIMES[event.kind] ?? 300;

const named = (event: GameEvent, arg: string): string => {
  const value = event.words.args[arg];
  return typeof value === "object" && "name" in value ? value.name : "";
};
const idOf = (event: GameEvent, arg: string): string => named(event, arg).replace(/^province-/, "");

/** The ids of the provinces, and of the border, that an event is about. */
export function placesOf(board: CaesarBoard, event: GameEvent): string[] {
  const one = idOf(event, "first") || idOf(event, "strong");
  const two = idOf(event, "second") || idOf(event, "weak");
  const border = one && two ? borderBetween(board, one, two) : undefined;
  return [idOf(event, "province"), border?.id ?? ""].filter((id) => id !== "");
}

function borderBetween(board: CaesarBoard, one: string, two: string): CaesarBoard["borders"][number] | undefined {
  return board.borders.find(({ between }) => between.includes(one) && between.includes(two));
}

function sideOf(board: CaesarBoard, event: GameEvent): SideNumber {
  return board.sides[0].name.name === named(event, "side") ? 0 : 1;
}

/** The board after one more event, on the way from `board` to `after`. */
export function advance(board: CaesarBoard, after: CaesarBoard, event: GameEvent): CaesarBoard {
  const next = structuredClone(board);
  const places = placesOf(board, event);
  const provinces = next.provinces.filter((province) => places.includes(province.id));
  const border = next.borders.find((one) => places.includes(one.id));
  const now = border && after.borders.find((one) => one.id === border.id);
  const side = sideOf(board, event);
  switch (event.kind) {
    case "laid":
    case "taken":
      for (const province of provinces) province.bonus = after.provinces.find((one) => one.id === province.id)!.bonus;
      break;
    case "sent":
    case "sent_down":
    case "might_legion":
      if (!border || !now) break;
      border.legion = now.legion;
      for (const province of next.provinces) {
        if (border.between.includes(province.id))
          province.influence = after.provinces.find((one) => one.id === province.id)!.influence;
      }
      next.sides[side].camp = after.sides[side].camp ?? next.sides[side].camp;
      break;
    case "control":
    case "might_province":
    case "control_lost":
      for (const province of provinces) {
        const { holder, markers, turned, closed } = after.provinces.find((one) => one.id === province.id)!;
        if (event.kind === "control") next.sides[side].supply -= markers + turned - province.markers - province.turned;
        Object.assign(province, { holder, markers, turned, closed });
      }
      break;
    case "tied":
      for (const province of provinces) province.closed = true;
      break;
    case "border":
    case "might_border":
      if (!border || !now) break;
      if (!border.marker) next.sides[side].supply -= 1;
      border.marker = now.marker;
      break;
    case "senate_used":
    case "senate_bare":
    case "thrown":
      next.sides[side] = after.sides[side];
      break;
    case "tile_up":
    case "lined":
    case "supported":
    case "discarded":
      if (after.bot) next.bot = after.bot;
      break;
  }
  return next;
}
