/** One table as this page knows it: what the server said, how much of it has been shown, what I am about to do. */
import { get, isPassing, LONG_PATIENCE, post, put, query, randomId, Refused, Unreachable } from "./api";
import { rematch } from "./tables";
import type { Step as Shown } from "./boards";
import { live, type Watcher } from "./live.svelte";
import { delay } from "./delay";
import { getFirst, tablePath } from "./early";
import { drawNonce, dropNonce, noteCommitment } from "./seal";
import { playerNames } from "./labels";
import { readStored, writeStored, settings } from "./settings.svelte";
import { gameInfo } from "./session.svelte";
import type { Asking, ChatLine, GameEvent, Message, Move, Position, Table, View, Yours } from "./wire";

const LONGEST_STORY = 30; // entries shown one by one after an absence; before them we jump
const LONGEST_PAUSE = 4000; // between two tries to send
const SLOW = 3000; // after so long we ask whether the connection is alive

export interface Preview {
  move: number;
  events: GameEvent[];
}

export interface Advice {
  move: number;
  say: string;
  value: number | null; // the share of a victory that the bot expects
  why: Message | null;
}

/** Something sent about a decision, with the number of the decision that was seen. */
export interface SentStep {
  what: "decide" | "undo" | "confirm";
  body: { seat: number; based_on: number; id: string; [more: string]: unknown };
}

export class Match implements Watcher {
  table = $state.raw<Table | null>(null);
  private logs = $state.raw(new Map<number | null, GameEvent[]>());
  received = $state(0);
  missing = $state(""); // why the table cannot be shown
  refusal = $state.raw<Refused | Unreachable | null>(null);
  sending = $state(false);
  /** What is being sent could not be delivered yet; it is sent again until it is. */
  queued = $state(false);

  /** How many entries of the match have been shown, of those that this person knows of, and the position there while it
   * is not the present one. */
  shown = $state(0);
  shownView = $state.raw<View | null>(null);
  /** A position of the past that the person asked to see. */
  past = $state.raw<Position | null>(null);

  chosen = $state<number | null>(null); // waits for the person's confirmation
  preview = $state.raw<Preview | null>(null);
  aid = $state.raw<unknown>(null);
  advice = $state.raw<Advice[] | null>(null);
  advising = $state(false); // a bot thinks about a hint
  /** Which of several seats at this device is looking now. */
  seat = $state<number | null>(null);

  /** Set by the page: shows one step and resolves when it has been seen. */
  show: ((step: Shown) => Promise<void>) | null = null;
  /** Set by the page: marks on the board what happened and was not shown. */
  mark: ((events: GameEvent[]) => void) | null = null;

  /** Whether all entries are counted, as in the record, and not only those that this person knew of. */
  private whole = false;
  private positions = new Map<string, Promise<Position>>();
  private showing = $state(false);
  private skipping = false;
  private skipped = () => {}; // ends the wait for a position that does not come
  private previewRequest = 0;
  private adviceRequest = 0;
  private clicks: number[] = []; // how many decisions each click was
  private advisedOn = ""; // the decision that the advice is about
  private aidRequest = 0;
  private stop: (() => void) | null = null;
  private readonly outbox: string;

  constructor(
    readonly id: string,
    readonly key: string | null,
    private readonly replayed = false,
  ) {
    this.outbox = `rubicon.outbox.${id}`;
  }

  // What is so now

  readonly yours: Yours | null = $derived(this.table?.yours.find((mine) => mine.seat === this.seat) ?? null);
  /** Which decision is before me: changes with everything that changes what I may do. */
  private readonly decision = $derived(`${this.table?.branch}/${this.seat}/${this.yours?.number}`);
  readonly present: View | null = $derived(this.yours?.view ?? this.table?.view ?? null);
  readonly view: View | null = $derived(this.past?.view ?? this.shownView ?? this.present);
  /** Whether all that happened has been shown; not while the first position of a story is on its way, either. */
  readonly caughtUp: boolean = $derived(this.shownView === null && !this.showing);
  readonly myTurn: boolean = $derived(
    this.table?.status === "running" && !this.table.paused && this.yours !== null && this.yours.view.moves.length > 0,
  );
  readonly canAct: boolean = $derived(this.myTurn && this.caughtUp && !this.past && !this.sending && !this.yours?.held);
  readonly players: string[] = $derived(playerNames(this.table?.seats ?? []));
  readonly log: GameEvent[] = $derived(this.logs.get(this.seat) ?? this.logs.get(null) ?? []);
  /** What happened, as far as it has been shown. */
  readonly shownLog: GameEvent[] = $derived(
    this.caughtUp ? this.log : this.log.filter((event) => event.at < this.shown),
  );

  // Coming and going

  async enter(): Promise<void> {
    try {
      const table = this.replayed
        ? await get<Table>(`${tablePath(this.id, this.key)}&whole=true`)
        : await getFirst<Table>(tablePath(this.id, this.key));
      this.whole = this.replayed && table.status === "over";
      this.update(table);
      if (!this.whole) this.stop = live.watch(this); // else nothing changes any more
      if (!this.replayed) this.sendLeftOver();
    } catch (error) {
      if (isPassing(error)) {
        await delay(1000);
        return this.enter();
      }
      this.missing = error instanceof Refused ? error.failure.error : "unavailable";
    }
  }

  leave(): void {
    this.stop?.();
  }

  known(): { since: number; branch: number } {
    return { since: this.table?.length ?? 0, branch: this.table?.branch ?? 0 };
  }

  chat(line: ChatLine): void {
    const table = this.table;
    if (table && !table.chat.some((known) => known.number === line.number)) {
      this.table = { ...table, chat: [...table.chat, line] };
    }
  }

  presence(news: Record<string, unknown>): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) =>
      seat.seat === news["seat"] ? { ...seat, online: news["online"] === true } : seat,
    );
    this.table = { ...this.table, seats };
  }

  /** Take in what the server says about the table. */
  update(table: Table): void {
    // Answers and live news come on different ways: what was said earlier may arrive later.
    const { branch, length } = this.table ?? table;
    if (table.branch < branch || (table.branch === branch && table.length < length)) return;
    const first = this.table === null;
    const branched = !first && table.branch !== this.table?.branch;
    // Others may have done something since that this person does not know of: the last position is asked for anew.
    if (table.length > length)
      for (const seat of [null, ...table.seats.keys()]) this.positions.delete(`${length}/${seat}`);
    const known = (seat: number | null): GameEvent[] =>
      (this.logs.get(seat) ?? []).filter((event) => event.at < table.since);
    const logs = new Map<number | null, GameEvent[]>([[null, [...known(null), ...table.events]]]);
    for (const mine of table.yours)
      logs.set(mine.seat, mine.events ? [...known(mine.seat), ...mine.events] : logs.get(null)!);
    this.logs = logs;
    if (branched) {
      // Something was taken back: what was shown of it is no longer so.
      this.positions.clear();
      this.shownView = null;
      this.shown = table.length;
    }
    this.table = table;
    this.received = performance.now();
    this.preview = null;
    if (first) this.resume(table);
    this.pickSeat(table);
    if (table.commitment) noteCommitment(table);
    void this.showSteps();
  }

  /** Where this person stopped looking, if the match went on without them. */
  private resume(table: Table): void {
    // The server knows it from any device, this browser from its other tabs.
    const seen = table.yours.length
      ? Math.max(table.seen ?? 0, readStored<number>(`rubicon.seen.${table.id}`, 0))
      : table.length;
    this.shown = Math.max(Math.min(seen, table.length), table.length - LONGEST_STORY);
  }

  private pickSeat(table: Table): void {
    const mine = table.yours.map((yours) => yours.seat);
    const waiting = mine.find((seat) => table.waiting.includes(seat));
    if (this.seat === null || !mine.includes(this.seat)) this.seat = waiting ?? mine[0] ?? null;
    else if (waiting !== undefined && !table.waiting.includes(this.seat)) this.seat = waiting;
  }

  // Showing what happened, step by step

  skip(): void {
    this.skipping = true;
    this.skipped();
  }

  private async showSteps(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    const skipped = new Promise<never>((_, stop) => (this.skipped = () => stop(new Error("skipped"))));
    skipped.catch(() => null);
    const position = (n: number) => Promise.race([this.position(n), skipped]);
    try {
      while (this.table && this.shown < this.table.length && this.show && settings.pace !== "none" && !this.skipping) {
        const next = this.shown + 1;
        this.shownView ??= (await position(this.shown)).view;
        for (let ahead = next; ahead <= Math.min(this.table.length, next + 5); ahead++)
          void this.position(ahead).catch(() => null);
        const { view, events } = await position(next);
        if (this.shown !== next - 1) continue; // taken back meanwhile
        if (events.length) await this.show({ before: this.shownView ?? view, after: view, events });
        if (this.shown !== next - 1) continue;
        this.shown = next;
        this.shownView = view;
      }
    } catch {
      // A position could not be had: rather no story than a stuck table.
    }
    this.showing = false;
    this.skipping = false;
    if (!this.table) return;
    const missed = this.log.filter((event) => event.at >= this.shown);
    if (missed.length) this.mark?.(missed);
    this.shown = this.table.length;
    this.shownView = null;
    this.chosen = null;
    if (this.yours) writeStored(`rubicon.seen.${this.id}`, this.shown);
    void this.fetchAid();
  }

  position(n: number): Promise<Position> {
    const id = `${n}/${this.seat}/${this.table?.status}`; // one that is over tells more
    let found = this.positions.get(id);
    if (!found) {
      found = get<Position>(
        `/api/tables/${this.id}/at/${n}${query({ seat: this.seat, key: this.key, whole: this.whole ? "true" : null })}`,
      );
      found.catch(() => this.positions.delete(id));
      this.positions.set(id, found);
    }
    return found;
  }

  async showPast(n: number | null): Promise<void> {
    this.past = n === null || n >= (this.table?.length ?? 0) ? null : await this.position(n);
  }

  // Deciding

  moveOf(move: number): Move | undefined {
    return this.present?.moves.find((offered) => offered.move === move);
  }

  /** `joined`: part of the click before, and undone with it. */
  choose(move: number, joined = false): void {
    if (!this.canAct) return;
    if (settings.confirm && !joined) {
      this.chosen = move;
      void this.showPreview(move);
    } else void this.decide(move, joined);
  }

  async showPreview(move: number | null): Promise<void> {
    if (move === null && this.chosen !== null) return; // the question stays, wherever the pointer goes
    const turn = ++this.previewRequest;
    if (move === null) {
      await Promise.resolve(); // a button that goes away loses the focus in the middle of drawing, when nothing may change
      this.preview = null;
      return;
    }
    await delay(120); // a pointer passing by asks for nothing
    if (turn !== this.previewRequest || this.preview?.move === move || !this.canAct || !this.moveOf(move)) return;
    try {
      const { events } = await get<{ events: GameEvent[] }>(
        `/api/tables/${this.id}/preview${query({ seat: this.seat, move, based_on: this.yours?.number })}`,
      );
      if (turn === this.previewRequest) this.preview = { move, events };
    } catch {
      this.preview = null; // only a courtesy
    }
  }

  async decide(move: number, joined = false): Promise<void> {
    this.chosen = null;
    const { decision } = this;
    await this.act("decide", { move });
    if (decision === this.decision) return; // refused
    if (joined && this.clicks.length) this.clicks[this.clicks.length - 1]!++;
    else this.clicks.push(1);
  }

  /** Take back what the last click did, however many decisions it was. */
  async undo(): Promise<void> {
    this.refusal = null;
    for (let left = this.clicks.pop() ?? 1; left > 0 && this.yours?.can_undo && !this.refusal; left--)
      await this.act("undo", {});
  }

  confirm(): Promise<void> {
    return this.act("confirm", {});
  }

  protected async act(what: SentStep["what"], more: Record<string, unknown>): Promise<void> {
    const yours = this.yours;
    if (!yours || this.sending) return;
    await this.deliver({ what, body: { seat: yours.seat, based_on: yours.number, id: randomId(), ...more } });
  }

  /** Send a step until it is answered: its id makes sending it again harmless. */
  private async deliver(step: SentStep): Promise<void> {
    this.sending = true;
    this.refusal = null;
    writeStored(this.outbox, step);
    try {
      const answer = await this.untilAnswered(step);
      this.update(answer.table);
    } catch (error) {
      this.handleError(error);
    } finally {
      this.sending = this.queued = false;
      writeStored(this.outbox, null);
    }
  }

  private async untilAnswered({ what, body }: SentStep): Promise<{ table: Table }> {
    for (let tries = 1; ; tries++) {
      const again = new AbortController();
      const forget = live.onReturn(() => again.abort()); // the way it was sent on may be dead; there is a new one
      const slow = setTimeout(() => live.check(), SLOW);
      try {
        // The browser may keep dead connections for calls; of the live one we know that it is alive.
        if (live.status === "open") return await live.step(what, this.id, body);
        return await post<{ table: Table }>(`/api/tables/${this.id}/${what}`, body, { signal: again.signal });
      } catch (error) {
        if (!isPassing(error)) throw error;
        this.queued = true;
        live.check();
        const returned = new Promise((go) => again.signal.addEventListener("abort", go));
        if (!again.signal.aborted) await Promise.race([delay(Math.min(150 * 2 ** tries, LONGEST_PAUSE)), returned]);
      } finally {
        clearTimeout(slow);
        forget();
      }
    }
  }

  /** What was on its way when the page was closed or discarded goes out now, if the decision is still the same. */
  private sendLeftOver(): void {
    const step = readStored<SentStep | null>(this.outbox, null);
    const mine = this.table?.yours.find((yours) => yours.seat === step?.body.seat);
    if (step && mine?.number === step.body.based_on) void this.deliver(step);
    else if (step) writeStored(this.outbox, null);
  }

  protected handleError(error: unknown): void {
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    this.refusal = error;
    if (error instanceof Refused && error.failure.table) this.update(error.failure.table);
  }

  // Everything else at a table

  private async attempt<T>(call: Promise<T>): Promise<T | null> {
    this.refusal = null;
    try {
      return await call;
    } catch (error) {
      this.handleError(error);
      return null;
    }
  }

  private async change(what: string, body: Record<string, unknown> = {}): Promise<void> {
    const table = await this.attempt(post<Table>(`/api/tables/${this.id}/${what}`, body));
    if (table) this.update(table);
  }

  ask(what: Asking): Promise<void> {
    return this.change("ask", { what, seat: this.seat });
  }

  answer(request: string, seat: number, yes: boolean): Promise<void> {
    return this.change("answer", { request, yes, seat });
  }

  resign(): Promise<void> {
    return this.change("resign", { seat: this.seat });
  }

  /** Call for a bot in the seat of somebody who does not come. */
  replace(seat: number): Promise<void> {
    return this.change("replace", { seat });
  }

  /** Open somebody's seat again, before the start. */
  free(seat: number): Promise<void> {
    return this.change("free", { seat });
  }

  async join(seat: number): Promise<void> {
    if (!this.table) return;
    await this.change("join", { seat, key: this.key, nonce: drawNonce(this.table) });
    if (this.refusal instanceof Refused) dropNonce(this.id);
  }

  leaveSeat(): Promise<void> {
    return this.change("leave");
  }

  begin(bot: string | null): Promise<void> {
    return this.change("start", bot ? { bot } : {});
  }

  async say(text: string): Promise<void> {
    const line = await this.attempt(post<ChatLine>(`/api/tables/${this.id}/chat`, { text }));
    if (line) this.chat(line);
  }

  async keepNotes(text: string): Promise<void> {
    await this.attempt(put(`/api/tables/${this.id}/notes`, { text }));
  }

  rematch(): Promise<Table | null> {
    return this.attempt(rematch({ id: this.id, rematch: this.table?.rematch ?? null }));
  }

  async fetchAid(): Promise<void> {
    const asked = ++this.aidRequest;
    this.aid = null;
    // Whatever the others do meanwhile: advice about a decision that is still mine is kept, and waited for.
    if (this.advisedOn !== this.decision) this.forgetAdvice();
    if (this.table?.status !== "running") return;
    const found = await this.aidAfter([]);
    if (asked === this.aidRequest) this.aid = found;
  }

  /** The game's player aid for what these moves would lead to; with none, for the table as it is. */
  async aidAfter(moves: number[]): Promise<unknown> {
    if (!this.table?.aids || !gameInfo(this.table.game)?.aid) return null;
    try {
      const [plan, based_on] = [moves.join(",") || null, this.yours?.number];
      return await get(`/api/tables/${this.id}/aid${query({ seat: this.seat, key: this.key, plan, based_on })}`);
    } catch {
      return null; // only a courtesy
    }
  }

  /** A bot need not think any longer about what is a thing of the past. */
  private forgetAdvice(): void {
    this.adviceRequest++;
    this.advice = null;
    this.advising = false;
  }

  async fetchAdvice(): Promise<void> {
    const asked = ++this.adviceRequest;
    this.advisedOn = this.decision;
    this.advising = true;
    const found = await this.attempt(
      get<{ advice: Advice[] }>(`/api/tables/${this.id}/hint${query({ seat: this.seat })}`, {
        patience: LONG_PATIENCE,
      }),
    );
    if (asked !== this.adviceRequest) return;
    this.advice = found?.advice ?? null;
    this.advising = false;
  }
}
