/** The one live connection to the server: says what changes at the tables we watch, and comes back by itself. */
import type { ChatLine, Table } from "./wire";

export interface Watcher {
  id: string;
  key: string | null;
  /** How many entries of the match are known here already, and of which branch. */
  known(): { since: number; branch: number };
  take(table: Table): void;
  chat(line: ChatLine): void;
  presence(news: Record<string, unknown>): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING = 20_000;

class Live {
  status: "connecting" | "open" | "lost" = $state("connecting");
  /** Tables that wait for me, wherever I am looking. */
  turns: { id: string; game: string }[] = $state([]);

  private socket: WebSocket | null = null;
  private watchers = new Map<string, Watcher>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private heard = 0;

  start(): void {
    this.open();
    setInterval(() => this.ping(), PING);
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => !document.hidden && this.hurry());
  }

  watch(watcher: Watcher): () => void {
    this.watchers.set(watcher.id, watcher);
    this.subscribe(watcher);
    return () => {
      this.watchers.delete(watcher.id);
      this.send({ do: "unwatch", table: watcher.id });
    };
  }

  /** After signing in or out the server must learn anew who we are. */
  reconnect(): void {
    this.socket?.close();
    this.socket = null;
    this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.status = "open";
      this.wait = FIRST_WAIT;
      this.heard = Date.now();
      for (const watcher of this.watchers.values()) this.subscribe(watcher);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.hear(JSON.parse(String(event.data)) as Record<string, unknown>);
    };
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.status = "lost";
      this.timer = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  /** The network or the page is back: no reason to wait any longer. */
  private hurry(): void {
    if (this.status === "lost") {
      this.wait = FIRST_WAIT;
      this.open();
    } else this.ping();
  }

  private ping(): void {
    // A connection can be dead without saying so, after sleep for example.
    if (this.status === "open" && Date.now() - this.heard > 2.5 * PING) this.socket?.close();
    else this.send({ do: "ping" });
  }

  private send(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private subscribe(watcher: Watcher): void {
    this.send({ do: "watch", table: watcher.id, key: watcher.key, ...watcher.known() });
  }

  private hear(message: Record<string, unknown>): void {
    switch (message["type"]) {
      case "table": {
        const table = message["table"] as Table;
        this.watchers.get(table.id)?.take(table);
        break;
      }
      case "chat":
        this.watchers.get(message["table"] as string)?.chat(message["line"] as ChatLine);
        break;
      case "presence":
        this.watchers.get(message["table"] as string)?.presence(message);
        break;
      case "turns":
        this.turns = message["tables"] as { id: string; game: string }[];
        break;
    }
  }
}

export const live = new Live();
