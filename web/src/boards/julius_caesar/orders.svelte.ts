/** Orders to blocks: one after the other to the server, and the list of those given in this turn. */
import type { Move } from "../../lib/wire";
import type { JuliusBoard, Step } from "./boardData";

interface Order {
  turn: string;
  block: string;
  from: string;
  way: string;
}
interface Wish {
  block: string;
  to: string;
  kind: string;
}

const turnOf = (board: JuliusBoard): string => `${board.year}/${board.turn}/${board.phase}/${board.seat}`;

export class Orders {
  private given = $state.raw<Order[]>([]);
  /** The rest of a group that is on its way: every block is a decision of its own. */
  waiting = $state.raw<Wish[]>([]);
  /** How many of it have been sent off. */
  sent = 0;
  private asked: unknown = null;

  /** Send a group off. */
  send(wishes: Wish[]): void {
    this.waiting = wishes;
    this.sent = 0;
    this.asked = null;
  }

  stop(): void {
    this.waiting = [];
  }

  /** The next move of the group in this position. Those for whom there is no more room stay behind. */
  next(position: unknown, steps: readonly Step[]): Step | null {
    if (!this.waiting.length || this.asked === position) return null;
    this.asked = position;
    const rest = [...this.waiting];
    while (rest.length) {
      const wish = rest.shift()!;
      const step = steps.find(({ block, to, kind }) => block === wish.block && to === wish.to && kind === wish.kind);
      if (!step) continue;
      this.waiting = rest;
      this.sent++;
      return step;
    }
    this.waiting = [];
    return null;
  }

  /** Remember where a block came from: the position tells only that it has moved. */
  note(board: JuliusBoard, step: Step, from: string): void {
    const known = this.given.find((order) => order.block === step.block && order.turn === turnOf(board));
    this.given = [
      ...this.given.filter((order) => order.turn === turnOf(board) && order.block !== step.block),
      { turn: turnOf(board), block: step.block, from: known?.from ?? from, way: step.way },
    ];
  }

  /** What I have ordered in this turn and not taken back. */
  list(
    board: JuliusBoard,
    seat: number | null,
  ): { block: string; from: string | null; way: string; to: string; reserve: boolean }[] {
    return board.places.flatMap((place) =>
      place.blocks
        .filter((standing) => standing.block && standing.side === seat && standing.moved)
        .map((standing) => {
          const known = this.given.find((order) => order.block === standing.block && order.turn === turnOf(board));
          const attack = place.attacker === seat;
          return {
            block: standing.block!,
            from: known?.from ?? null,
            to: place.place,
            way: attack ? (standing.reserve ? "reserve" : "attack") : (known?.way ?? "march"),
            reserve: standing.reserve,
          };
        }),
    );
  }
}

/** Moves that are about a place or a block where it stands, and take nobody anywhere. */
export const staying = (moves: readonly Move[]): Move[] =>
  moves.filter((move) =>
    ["raise", "disband", "strike", "call", "battle", "surprise"].includes(String(move.touch["kind"])),
  );
