import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { changed, Held, Misfit, type Change, type TableChange } from "../src/lib/changes";
import type { Table } from "../src/lib/wire";

type Json = Parameters<typeof changed>[0];
type First = { table: Table; mark: string };

/** Made by tests/web/make_change_vectors.py from rubicon.server.deltas. */
interface Vectors {
  objects: { old: Json; change: Change; new: Json }[];
  tables: Record<string, { frames: [First, ...TableChange[]]; last: Table }>;
}
const vectors = JSON.parse(readFileSync(new URL("changes.json", import.meta.url), "utf8")) as Vectors;

describe("a change", () => {
  it("makes one object of another", () => {
    for (const one of vectors.objects) expect(changed(one.old, one.change)).toEqual(one.new);
  });

  it("leaves the old object as it was", () => {
    for (const one of vectors.objects) {
      const before = JSON.stringify(one.old);
      changed(one.old, one.change);
      expect(JSON.stringify(one.old)).toBe(before);
    }
  });

  const wrong: [Json, Change][] = [
    [{ a: 1 }, { gone: ["b"] }],
    [{ a: 1 }, { in: { b: { set: {} } } }],
    [{ a: 1 }, { in: { a: { set: {} } } }],
    [{ a: [1] }, { in: { a: { list: [1] } } }],
    [{ a: [1] }, { in: { a: { list: [[0, 2]] } } }],
    [{ a: [1] }, { in: { a: { list: [{ item: 0, set: {} }] } } }],
    [{ a: {} }, { in: { a: { list: [] } } }],
  ];
  it.each(wrong)("is refused if it is none of %j", (old, change) => {
    expect(() => changed(old, change)).toThrow(Misfit);
  });
});

describe.each(Object.entries(vectors.tables))("a table of %s", (_game, { frames, last }) => {
  const [first, ...changes] = frames;

  it("is the one that is told whole, after all changes", () => {
    const held = new Held(first.table, first.mark);
    let table = first.table;
    for (const change of changes) table = held.take(change);
    expect(table).toEqual(last);
  });

  it("takes no change of another one", () => {
    const held = new Held(first.table, first.mark);
    expect(() => held.take(changes[1]!)).toThrow(Misfit);
    expect(() => held.take({ ...changes[0]!, moves: [{ seat: 0, list: [123456] }] })).toThrow(Misfit);
  });
});
