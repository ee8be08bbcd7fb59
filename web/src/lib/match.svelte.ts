/** One table as this page knows it: what the server said, how much of it has been shown, what I am about to do. */
import { get, post, put, query, randomId, Refused, Unreachable } from "./api";
import { rematch } from "./tables";
import type { Step } from "./boards";
import { live, type Watcher } from "./live.svelte";
import { pause } from "./pause";
import { namesOf } from "./say";
import { recall, remember, settings } from "./settings.svelte";
import { gameInfo } from "./you.svelte";
import type { Asking, ChatLine, Happening, Message, Move, Position, Table, View, Yours } from "./wire";

const LONGEST_STORY = 30; // entries shown one by one after an absence; before them we jump
const TRIES = 8;

export interface Preview {
  move: number;
  events: Happening[];
}

export interface Advice {
  move: number;
  say: string;
  value: number | null; // the share of a victory that the bot expects
  why: Message | null;
}

export class Match implements Watcher {
  table = $state.raw<Table | null>(null);
  private logs = $state.raw(new Map<number | null, Happening[]>());
  received = $state(0);
  gone = $state(""); // why the table cannot be shown
  refusal = $state.raw<Refused | Unreachable | null>(null);
  sending = $state(false);

  /** How many entries of the match have been shown, and the position there while it is not the present one. */
  shown = $state(0);
  scene = $state.raw<View | null>(null);
  /** A position of the past that the person asked to see. */
  look = $state.raw<Position | null>(null);

  chosen = $state<number | null>(null); // waits for the person's confirmation
  preview = $state.raw<Preview | null>(null);
  aid = $state.raw<unknown>(null);
  advice = $state.raw<Advice[] | null>(null);
  advising = $state(false); // a bot thinks about a hint
  /** Which of several seats at this device is looking now. */
  seat = $state<number | null>(null);

  /** Set by the page: shows one step and resolves when it has been seen. */
  show: ((step: Step) => Promise<void>) | null = null;

  private positions = new Map<string, Promise<Position>>();
  private telling = false;
  private skipping = false;
  private considered = 0;
  private advised = 0;
  private advisedOn = ""; // the decision that the advice is about
  private aided = 0;
  private stop: (() => void) | null = null;

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {}

  // What is so now

  readonly yours: Yours | null = $derived(this.table?.yours.find((mine) => mine.seat === this.seat) ?? null);
  /** Which decision is before me: changes with everything that changes what I may do. */
  private readonly decision = $derived(`${this.table?.branch}/${this.seat}/${this.yours?.number}`);
  readonly present: View | null = $derived(this.yours?.view ?? this.table?.view ?? null);
  readonly view: View | null = $derived(this.look?.view ?? this.scene ?? this.present);
  /** Whether all that happened has been shown. */
  readonly caughtUp: boolean = $derived(this.scene === null);
  readonly myTurn: boolean = $derived(
    this.table?.status === "running" && !this.table.paused && this.yours !== null && this.yours.view.moves.length > 0,
  );
  readonly canAct: boolean = $derived(this.myTurn && this.caughtUp && !this.look && !this.sending && !this.yours?.held);
  readonly players: string[] = $derived(namesOf(this.table?.seats ?? []));
  readonly log: Happening[] = $derived(this.logs.get(this.seat) ?? this.logs.get(null) ?? []);
  /** What happened, as far as it has been shown. */
  readonly told: Happening[] = $derived(this.caughtUp ? this.log : this.log.filter((event) => event.at < this.shown));

  // Coming and going

  async enter(): Promise<void> {
    try {
      this.take(await get<Table>(`/api/tables/${this.id}${query({ key: this.key, since: 0 })}`));
      this.stop = live.watch(this);
    } catch (error) {
      if (error instanceof Unreachable) {
        await pause(1000);
        return this.enter();
      }
      this.gone = error instanceof Refused ? error.failure.error : "unavailable";
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
  take(table: Table): void {
    // Answers and live news come on different ways: what was said earlier may arrive later.
    const { branch, length } = this.table ?? table;
    if (table.branch < branch || (table.branch === branch && table.length < length)) return;
    const first = this.table === null;
    const branched = !first && table.branch !== this.table?.branch;
    const known = (seat: number | null): Happening[] => (this.logs.get(seat) ?? []).filter((event) => event.at < table.since);
    const logs = new Map<number | null, Happening[]>([[null, [...known(null), ...table.events]]]);
    for (const mine of table.yours) logs.set(mine.seat, mine.events ? [...known(mine.seat), ...mine.events] : logs.get(null)!);
    this.logs = logs;
    if (branched) {
      // Something was taken back: what was shown of it is no longer so.
      this.positions.clear();
      this.scene = null;
      this.shown = table.length;
    }
    this.table = table;
    this.received = performance.now();
    this.preview = null;
    if (first) this.remind(table);
    this.sitDown(table);
    if (table.status !== "over") remember(`rubicon.seal.${table.id}`, table.commitment);
    void this.tell();
  }

  /** Where this person stopped looking, if the match went on without them. */
  private remind(table: Table): void {
    // The server knows it from any device, this browser from its other tabs.
    const seen = table.yours.length ? Math.max(table.seen ?? 0, recall<number>(`rubicon.seen.${table.id}`, 0)) : table.length;
    this.shown = Math.max(Math.min(seen, table.length), table.length - LONGEST_STORY);
  }

  private sitDown(table: Table): void {
    const mine = table.yours.map((yours) => yours.seat);
    const waiting = mine.find((seat) => table.waiting.includes(seat));
    if (this.seat === null || !mine.includes(this.seat)) this.seat = waiting ?? mine[0] ?? null;
    else if (waiting !== undefined && !table.waiting.includes(this.seat)) this.seat = waiting;
  }

  // Showing what happened, step by step

  skip(): void {
    this.skipping = true;
  }

  private async tell(): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    try {
      while (this.table && this.shown < this.table.length && this.show && settings.pace !== "none" && !this.skipping) {
        const next = this.shown + 1;
        this.scene ??= (await this.position(this.shown)).view;
        for (let ahead = next; ahead <= Math.min(this.table.length, next + 5); ahead++) void this.position(ahead).catch(() => null);
        const { view, events } = await this.position(next);
        if (this.shown !== next - 1) continue; // taken back meanwhile
        if (events.length) await this.show({ before: this.scene ?? view, after: view, events });
        if (this.shown !== next - 1) continue;
        this.shown = next;
        this.scene = view;
      }
    } catch {
      // A position could not be had: rather no story than a stuck table.
    }
    this.telling = false;
    this.skipping = false;
    if (!this.table) return;
    this.shown = this.table.length;
    this.scene = null;
    this.chosen = null;
    if (this.yours) remember(`rubicon.seen.${this.id}`, this.shown);
    void this.fetchAid();
  }

  position(n: number): Promise<Position> {
    const id = `${n}/${this.seat}`;
    let found = this.positions.get(id);
    if (!found) {
      found = get<Position>(`/api/tables/${this.id}/at/${n}${query({ seat: this.seat, key: this.key })}`);
      found.catch(() => this.positions.delete(id));
      this.positions.set(id, found);
    }
    return found;
  }

  async lookAt(n: number | null): Promise<void> {
    this.look = n === null || n >= (this.table?.length ?? 0) ? null : await this.position(n);
  }

  // Deciding

  moveOf(move: number): Move | undefined {
    return this.present?.moves.find((offered) => offered.move === move);
  }

  choose(move: number): void {
    if (!this.canAct) return;
    if (settings.confirm) {
      this.chosen = move;
      void this.consider(move);
    } else void this.decide(move);
  }

  async consider(move: number | null): Promise<void> {
    if (move === null && this.chosen !== null) return; // the question stays, wherever the pointer goes
    const turn = ++this.considered;
    if (move === null) {
      await Promise.resolve(); // a button that goes away loses the focus in the middle of drawing, when nothing may change
      this.preview = null;
      return;
    }
    await pause(120); // a pointer passing by asks for nothing
    if (turn !== this.considered || this.preview?.move === move || !this.canAct || !this.moveOf(move)) return;
    try {
      const { events } = await get<{ events: Happening[] }>(`/api/tables/${this.id}/preview${query({ seat: this.seat, move })}`);
      if (turn === this.considered) this.preview = { move, events };
    } catch {
      this.preview = null; // only a courtesy
    }
  }

  decide(move: number): Promise<void> {
    this.chosen = null;
    return this.act("decide", { move });
  }

  undo(): Promise<void> {
    return this.act("undo", {});
  }

  confirm(): Promise<void> {
    return this.act("confirm", {});
  }

  /** Send something about the current decision. Its id makes sending it again harmless, so we do until answered. */
  private async act(what: "decide" | "undo" | "confirm", more: Record<string, unknown>): Promise<void> {
    const yours = this.yours;
    if (!yours || this.sending) return;
    this.sending = true;
    this.refusal = null;
    const body = { seat: yours.seat, based_on: yours.number, id: randomId(), ...more };
    try {
      for (let tries = 1; ; tries++) {
        try {
          const answer = await post<{ table: Table }>(`/api/tables/${this.id}/${what}`, body);
          this.take(answer.table);
          break;
        } catch (error) {
          if (!(error instanceof Unreachable) || tries >= TRIES) throw error;
          await pause(Math.min(300 * 2 ** tries, 4000));
        }
      }
    } catch (error) {
      this.refuse(error);
    } finally {
      this.sending = false;
    }
  }

  private refuse(error: unknown): void {
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    this.refusal = error;
    if (error instanceof Refused && error.failure.table) this.take(error.failure.table);
  }

  // Everything else at a table

  private async attempt<T>(call: Promise<T>): Promise<T | null> {
    this.refusal = null;
    try {
      return await call;
    } catch (error) {
      this.refuse(error);
      return null;
    }
  }

  private async change(what: string, body: Record<string, unknown> = {}): Promise<void> {
    const table = await this.attempt(post<Table>(`/api/tables/${this.id}/${what}`, body));
    if (table) this.take(table);
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

  join(seat: number): Promise<void> {
    return this.change("join", { seat, key: this.key, nonce: randomId() });
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
    return this.attempt(rematch(this.id));
  }

  async fetchAid(): Promise<void> {
    const asked = ++this.aided;
    this.aid = null;
    // Whatever the others do meanwhile: advice about a decision that is still mine is kept, and waited for.
    if (this.advisedOn !== this.decision) this.forgetAdvice();
    if (this.table?.status !== "running") return;
    const found = await this.foresee([]);
    if (asked === this.aided) this.aid = found;
  }

  /** The game's player aid for what these moves would lead to; with none, for the table as it is. */
  async foresee(moves: number[]): Promise<unknown> {
    if (!this.table?.aids || !gameInfo(this.table.game)?.aid) return null;
    try {
      return await get(`/api/tables/${this.id}/aid${query({ seat: this.seat, key: this.key, plan: moves.join(",") || null })}`);
    } catch {
      return null; // only a courtesy
    }
  }

  /** A bot need not think any longer about what is a thing of the past. */
  private forgetAdvice(): void {
    this.advised++;
    this.advice = null;
    this.advising = false;
  }

  async fetchAdvice(): Promise<void> {
    const asked = ++this.advised;
    this.advisedOn = this.decision;
    this.advising = true;
    const found = await this.attempt(get<{ advice: Advice[] }>(`/api/tables/${this.id}/hint${query({ seat: this.seat })}`));
    if (asked !== this.advised) return;
    this.advice = found?.advice ?? null;
    this.advising = false;
  }
}
