/** A table that is told whole once, and then by what changed: docs/wire.md says how. Made by rubicon.server.deltas. */
import type { GameEvent, Move, Table } from "./wire";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Thing = Record<string, Json>;

/** Of an object or a list. */
export interface Change {
  set?: Thing;
  in?: Record<string, Change>;
  gone?: string[];
  list?: Piece[];
}
type Piece = number | [from: number, to: number] | { new: Json[] } | ({ item: number } & Change);

/** A thing whole, or as a row: the number of its shape, which values differ from the one before, and these. */
type Told = Thing | Json[];

export interface TableChange {
  table: string;
  base: string;
  mark: string;
  change: Change;
  since: number;
  /** To spectators. */
  events?: GameEvent[];
  /** To players: the events too. */
  rows?: Told[];
  /** A move that was told before stands there by its number. */
  moves?: { seat: number | null; list: (number | Told)[] }[];
  own?: Thing;
}

/** A change is not one of what we have: the whole table must be told. */
export class Misfit extends Error {}

function fits(right: boolean): asserts right {
  if (!right) throw new Misfit();
}

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a change makes of something. What did not change is the same object as before. */
export function changed(old: Json | undefined, change: Change): Json {
  if (change.list) {
    fits(Array.isArray(old));
    return changedList(old, change.list);
  }
  fits(isThing(old));
  const made = { ...old };
  for (const key of change.gone ?? []) {
    fits(Object.hasOwn(made, key));
    delete made[key];
  }
  for (const [key, part] of Object.entries(change.in ?? {})) made[key] = changed(old[key], part);
  return { ...made, ...change.set };
}

function changedList(old: Json[], pieces: Piece[]): Json[] {
  const made: Json[] = [];
  for (const piece of pieces) {
    if (typeof piece === "number") {
      fits(piece < old.length);
      made.push(old[piece]!);
    } else if (Array.isArray(piece)) {
      fits(piece[1] <= old.length);
      made.push(...old.slice(piece[0], piece[1]));
    } else if ("new" in piece) made.push(...piece.new);
    else {
      fits(piece.item < old.length);
      made.push(changed(old[piece.item], piece));
    }
  }
  return made;
}

/** A thing with more values is always told whole. */
const MOST_VALUES = 30;

/** The values of things of one shape: where they are, which are texts with a number, and what they were last. */
interface Shape {
  paths: string[][];
  numbered: boolean[];
  last: Json[];
}

function flatten(item: Thing, path: string[], shape: Shape): Shape {
  for (const key of Object.keys(item).sort()) {
    const value = item[key]!;
    const here = [...path, key];
    if (isThing(value) && Object.keys(value).length) flatten(value, here, shape);
    else {
      shape.paths.push(here);
      shape.numbered.push(typeof value === "string" && (here.length > 1 || key !== "say"));
      shape.last.push(value);
    }
  }
  return shape;
}

/** Things of which many are alike: what was told of them so far. */
class Rows {
  private readonly shapes: Shape[] = [];
  private readonly known = new Set<string>();
  private readonly texts: string[] = [];

  read(told: Told): Thing {
    if (!Array.isArray(told)) {
      const shape = flatten(told, [], { paths: [], numbered: [], last: [] });
      if (shape.last.length > MOST_VALUES) return told;
      this.shapes.push(shape);
      for (const [n, value] of shape.last.entries()) if (shape.numbered[n]) this.text(value);
      return told;
    }
    const [number, which, ...news] = told;
    const shape = this.shapes[number as number];
    fits(shape !== undefined);
    let next = 0;
    shape.last = shape.last.map((was, n) => {
      if (!(((which as number) >> n) & 1)) return was;
      fits(next < news.length);
      const value = news[next++]!;
      return shape.numbered[n] ? this.text(value) : value;
    });
    fits(next === news.length);
    const made: Thing = {};
    for (const [n, path] of shape.paths.entries()) {
      let into = made;
      for (const key of path.slice(0, -1)) into = (into[key] ??= {}) as Thing;
      into[path.at(-1)!] = shape.last[n]!;
    }
    return made;
  }

  /** A text is told once; then its number is. */
  private text(value: Json): string {
    if (typeof value === "string") {
      if (!this.known.has(value)) this.texts.push(value);
      this.known.add(value);
      return value;
    }
    const text = this.texts[value as number];
    fits(text !== undefined);
    return text;
  }
}

const without = (item: object, ...keys: string[]): Thing =>
  Object.fromEntries(Object.entries(item as Thing).filter(([key]) => !keys.includes(key)));

/** What happened is told anew each time, and moves apart: the rest is what a change is a change of. */
function lasting(table: Table): Thing {
  return {
    ...without(table, "events", "since"),
    yours: table.yours.map((mine) => ({ ...without(mine, "events"), view: without(mine.view, "moves") })),
    view: table.view && without(table.view, "moves"),
  };
}

/** The moves of one seat: those that are offered, and all that it was told. */
interface Moves {
  offered: Move[];
  known: Map<number, Move>;
}

const noMoves = (offered: Move[] = []): Moves => ({
  offered,
  known: new Map(offered.map((move) => [move.move, move])),
});

/** A table that is followed by its changes. */
export class Held {
  private base: Thing;
  private readonly rows = new Rows();
  private moves: Map<number | null, Moves>;

  constructor(
    table: Table,
    private mark: string,
  ) {
    this.base = lasting(table);
    this.moves = new Map(table.yours.map((mine) => [mine.seat, noMoves(mine.view.moves)]));
    if (table.view) this.moves.set(null, noMoves(table.view.moves));
  }

  take({ base, mark, change, since, events, rows, moves, own }: TableChange): Table {
    fits(base === this.mark);
    const table = { ...(changed(this.base, change) as Thing), ...own, since } as unknown as Table;
    table.events = events ?? (rows ?? []).map((told) => this.rows.read(told) as unknown as GameEvent);
    const seats: (number | null)[] = table.yours.map((mine) => mine.seat);
    if (table.view) seats.push(null);
    this.moves = new Map(seats.map((seat) => [seat, this.moves.get(seat) ?? noMoves()]));
    for (const { seat, list } of moves ?? []) {
      const its = this.moves.get(seat);
      fits(its !== undefined);
      its.offered = list.map((told) => this.move(its.known, told));
    }
    const offered = (seat: number | null) => this.moves.get(seat)!.offered;
    table.yours = table.yours.map((mine) => ({ ...mine, view: { ...mine.view, moves: offered(mine.seat) } }));
    table.view &&= { ...table.view, moves: offered(null) };
    this.base = lasting(table);
    this.mark = mark;
    return table;
  }

  private move(known: Map<number, Move>, told: number | Told): Move {
    if (typeof told !== "number") {
      const move = this.rows.read(told) as unknown as Move;
      known.set(move.move, move);
      return move;
    }
    const move = known.get(told);
    fits(move !== undefined);
    return move;
  }
}
