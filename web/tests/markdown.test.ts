import { expect, it } from "vitest";
import { inline, parse } from "../src/lib/markdown";

it("reads headings, paragraphs, lists and tables", () => {
  const blocks = parse("# Title\n\nA *b* **c**\nstill\n\n- one\n  more\n- two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n");
  expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table"]);
  expect(blocks[2]).toMatchObject({ ordered: false, items: [[{ text: "one more" }], [{ text: "two" }]] });
  expect(blocks[3]).toMatchObject({ rows: [[[{ text: "1" }], [{ text: "2" }]]] });
});

it("starts a paragraph at every numbered rule", () => {
  expect(parse("K1.1 First.\nK1.2 Second.\n")).toHaveLength(2);
});

it("makes no link of what could run", () => {
  expect(inline("[x](javascript:alert(1))")[0]).toMatchObject({ kind: "text", text: "x" });
  expect(inline("<b>x</b>")).toEqual([{ kind: "text", text: "<b>x</b>" }]);
});
