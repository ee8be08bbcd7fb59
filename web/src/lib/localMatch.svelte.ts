/**
 * A match without a table: one call plays the moves that were made so far, and nothing is stored. Boards, log and players
 * are drawn as at a table. Lessons are played so.
 */
import { localSeats } from "./localSeats";
import { Match, type SentStep } from "./match.svelte";
import { suggestedName } from "./session.svelte";
import type { OptionValue, Position, Table } from "./wire";

/** What such a call answers. The positions are those from the entry on that was asked for, the last one the present. */
export interface Played {
  game: string;
  options: Record<string, OptionValue>;
  seats: number;
  /** The seat of the person. */
  seat: number;
  /** How many entries there are, of those that the person knows of. */
  length: number;
  positions: Position[];
}

/** More than any match has: only the present position is asked for. */
const PRESENT = 2 ** 31 - 1;

export class LocalMatch<P extends Played = Played> extends Match {
  /** What the last call answered. */
  told = $state.raw<P | null>(null);
  /** The person's moves so far. */
  moves: readonly number[] = [];
  private readonly stored = new Map<number, Position>();
  private readonly person = suggestedName();

  constructor(
    id: string,
    /** Plays the moves; answers with the positions from the entry `since` on. */
    private readonly play: (moves: readonly number[], since: number) => Promise<P>,
    /** Whether the last move can be taken back. */
    private readonly canUndo: (answer: P) => boolean,
  ) {
    super(id, null);
  }

  override async enter(): Promise<void> {
    await this.restart([]);
  }

  /** Go on after these moves, without showing how it came to that. */
  async restart(moves: readonly number[]): Promise<void> {
    await this.make(moves, PRESENT);
  }

  protected override async act(what: SentStep["what"], more: Record<string, unknown>): Promise<void> {
    if (what === "undo") await this.make(this.moves.slice(0, -1), PRESENT);
    else if (what === "decide") await this.make([...this.moves, more["move"] as number], this.table?.length ?? 0);
  }

  override async showPreview(): Promise<void> {}

  override position(n: number): Promise<Position> {
    const found = this.stored.get(n);
    return found ? Promise.resolve(found) : Promise.reject(new Error("not known here"));
  }

  private async make(moves: readonly number[], since: number): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.refusal = null;
    try {
      const answer = await this.play(moves, since);
      this.moves = moves;
      this.told = answer;
      if (since === PRESENT) this.stored.clear();
      for (const position of answer.positions) this.stored.set(position.at, position);
      this.update(this.tableOf(answer, since === PRESENT));
    } catch (error) {
      this.handleError(error);
    } finally {
      this.sending = false;
    }
  }

  private tableOf(answer: P, anew: boolean): Table {
    const { game, options, seats, seat, length, positions } = answer;
    const { view } = positions.at(-1)!;
    const number = this.moves.length;
    const branch = this.table?.branch ?? 0;
    return {
      id: this.id,
      game,
      options,
      status: "running",
      private: true,
      clock: null,
      on_time: "bot",
      aids: false,
      rated: false,
      terms: [],
      seats: localSeats(seats, seat, this.person),
      host: false,
      commitment: "",
      nonces: [],
      number,
      length,
      branch: anew ? branch + 1 : branch,
      since: anew ? length : (positions[0]?.at ?? length),
      seen: length,
      waiting: view.acting,
      yours: [{ seat, number, view, can_undo: this.canUndo(answer), held: false }],
      view: null,
      events: anew ? [] : positions.slice(1).flatMap(({ events }) => events),
      requests: [],
      paused: false,
      delay: 0,
      outcome: view.outcome,
      chat: [],
      notes: "",
      tournament: null,
      imported: false,
      rematch: null,
    };
  }
}
