/** The one live connection to the server: says what changes at the tables we watch, and comes back by itself. */
import { get, isPassing, PATIENCE, Refused, Unreachable } from "./api";
import { Held, Misfit, type TableChange } from "./changes";
import type { ChatLine, Failure, Table } from "./wire";

export interface Watcher {
  id: string;
  key: string | null;
  /** How many entries of the match are known here already, and of which branch. */
  known(): { since: number; branch: number };
  update(table: Table): void;
  chat(line: ChatLine): void;
  presence(news: Record<string, unknown>): void;
}

/** Something to look at again; `table` for a match that was found. */
export interface News {
  about: "friends" | "invitations" | "wishes" | "paired" | "me";
  table?: string;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const AWAY_WAIT = 2000;
const PING = 20_000;
/** A ping that is not answered within so many milliseconds: the connection is dead, whatever it says. */
const PONG = 3000;
const OPENING = 4000;

type Answer = { id: string; ok: boolean; table?: Table; mark?: string; change?: TableChange } & Failure;

class Live {
  status: "connecting" | "open" | "lost" = $state("connecting");
  /** The device itself says that it has no network. */
  offline = $state(!navigator.onLine);
  /** The server says that it cannot reach its database: it shows nothing and stores nothing until it can. */
  away = $state(false);
  /** Tables that wait for me, wherever I am looking. */
  turns: { id: string; game: string }[] = $state([]);

  private socket: WebSocket | null = null;
  private listeners = new Set<(news: News) => void>();
  private wishes = 0; // how many pages want to hear of wishes
  private watchers = new Map<string, Watcher>();
  private held = new Map<string, Held>(); // the tables that were told whole, for their changes
  private returned = new Set<() => void>();
  private unanswered = new Map<string, (answer: Answer | null) => void>(); // null: it cannot be answered any more
  private wait = FIRST_WAIT;
  private timer = 0; // until the next try to connect, or until one is given up
  private pong = 0; // until the connection is given up

  start(): void {
    this.open();
    setInterval(() => this.check(), PING);
    window.addEventListener("offline", () => {
      this.offline = true;
      this.lose();
    });
    window.addEventListener("online", () => {
      this.offline = false;
      this.wake();
    });
    window.addEventListener("pageshow", (event) => event.persisted && this.wake());
    document.addEventListener("visibilitychange", () => !document.hidden && this.wake());
  }

  watch(watcher: Watcher): () => void {
    this.watchers.set(watcher.id, watcher);
    this.subscribe(watcher);
    return () => {
      this.watchers.delete(watcher.id);
      this.held.delete(watcher.id);
      this.send({ do: "unwatch", table: watcher.id });
    };
  }

  /** After signing in or out the server must learn anew who we are. */
  reconnect(): void {
    this.open();
  }

  /** Tell me whenever the server is reached again; returns how to stop that. */
  onReturn(callback: () => void): () => void {
    this.returned.add(callback);
    return () => this.returned.delete(callback);
  }

  /** Hear that something about me has changed: friends, invitations, a pairing; returns how to stop that. */
  onNews(callback: (news: News) => void): () => void {
    this.listeners.add(callback);
    return () => this.listeners.delete(callback);
  }

  /** Hear of everybody's wishes for a match, too; returns how to stop that. */
  hearWishes(): () => void {
    if (this.wishes++ === 0) this.send({ do: "hear wishes" });
    return () => {
      if (--this.wishes === 0) this.send({ do: "ignore wishes" });
    };
  }

  /** Send something about a decision on this connection; its `id` makes it safe to send it again on another one. */
  step(what: string, table: string, body: { id: string }): Promise<{ table: Table }> {
    return new Promise((done, fail) => {
      const timer = setTimeout(() => this.settle(body.id, null), PATIENCE);
      this.unanswered.set(body.id, (answer) => {
        clearTimeout(timer);
        if (answer?.ok && answer.table) done({ table: answer.table });
        else fail(answer ? new Refused(0, answer) : new Unreachable(what));
      });
      this.send({ do: what, table, ...body });
    });
  }

  /** One whose change does not fit is asked for again. */
  private answer(answer: Answer): void {
    const table = answer.ok ? this.told(answer) : null;
    this.settle(answer.id, answer.ok ? table && { ...answer, table } : answer);
  }

  private settle(id: string, answer: Answer | null): void {
    this.unanswered.get(id)?.(answer);
    this.unanswered.delete(id);
  }

  /** Ask whether anybody is still there: a connection can be dead without saying so, after sleep for example. */
  check(): void {
    if (this.status !== "open" || this.pong) return;
    this.send({ do: "ping" });
    this.pong = window.setTimeout(() => this.lose(), PONG);
  }

  private open(): void {
    this.drop();
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
    this.socket = socket;
    this.timer = window.setTimeout(() => this.lose(), OPENING);
    socket.onopen = () => {
      clearTimeout(this.timer);
      this.status = "open";
      this.away = false;
      this.wait = FIRST_WAIT;
      for (const watcher of this.watchers.values()) this.subscribe(watcher);
      if (this.wishes) this.send({ do: "hear wishes" });
      for (const callback of [...this.returned]) callback();
    };
    socket.onmessage = (event) => {
      clearTimeout(this.pong);
      this.pong = 0;
      this.handle(JSON.parse(String(event.data)) as Record<string, unknown>);
    };
    socket.onclose = () => {
      if (this.status !== "open") void this.askWhy();
      this.lose();
    };
  }

  /** A connection that is refused does not say why. A call does. */
  private async askWhy(): Promise<void> {
    let away = false;
    await get("/api/house").catch((error: unknown) => (away = error instanceof Refused && isPassing(error)));
    if (this.status === "open") return;
    this.away = away;
    if (away) this.wait = AWAY_WAIT;
  }

  /** Forget the connection. A dead one takes its time to close, so it is no longer listened to. */
  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.pong);
    this.pong = 0;
    const socket = this.socket;
    this.socket = null;
    this.held.clear();
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    for (const id of [...this.unanswered.keys()]) this.settle(id, null);
  }

  private lose(): void {
    this.drop();
    this.status = "lost";
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The network or the page is back: no reason to wait any longer. */
  private wake(): void {
    if (this.status === "lost") {
      this.wait = FIRST_WAIT;
      this.open();
    } else this.check();
  }

  private send(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Ask for a table and its changes, also for one whose change did not fit: it is told whole first. */
  private subscribe(watcher: Watcher): void {
    this.held.delete(watcher.id);
    this.send({ do: "watch", table: watcher.id, key: watcher.key, changes: true, ...watcher.known() });
  }

  /** The table that a message tells, whole or by what changed; null if that cannot be known. */
  private told(message: { table?: Table; mark?: string; change?: TableChange }): Table | null {
    const { table, mark, change } = message;
    if (table) {
      if (mark && this.watchers.has(table.id)) this.held.set(table.id, new Held(table, mark));
      return table;
    }
    const held = change && this.held.get(change.table);
    if (!held) return null; // the whole table is on its way
    try {
      return held.take(change);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      this.subscribe(this.watchers.get(change.table)!);
      return null;
    }
  }

  private handle(message: Record<string, unknown>): void {
    if (message["type"] === "bye" && message["reason"] === "database") {
      this.away = true;
      this.wait = AWAY_WAIT;
      this.lose();
      return;
    }
    switch (message["type"]) {
      case "table":
      case "change": {
        const table = this.told(message["type"] === "table" ? message : { change: message as unknown as TableChange });
        if (table) this.watchers.get(table.id)?.update(table);
        break;
      }
      case "chat":
        this.watchers.get(message["table"] as string)?.chat(message["line"] as ChatLine);
        break;
      case "answer":
        this.answer(message as unknown as Answer);
        break;
      case "presence":
        this.watchers.get(message["table"] as string)?.presence(message);
        break;
      case "news":
        for (const callback of [...this.listeners]) callback(message as unknown as News);
        break;
      case "turns":
        this.turns = message["tables"] as { id: string; game: string }[];
        break;
    }
  }
}

export const live = new Live();
