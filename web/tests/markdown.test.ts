import { readdirSync, readFileSync } from "node:fs";
import { render } from "svelte/server";
import { expect, it } from "vitest";
import Markdown from "../src/parts/Markdown.svelte";

/** The elements and words, without what Svelte leaves for itself. */
function draw(text: string, top = 1): string {
  return render(Markdown, { props: { text, top, game: "none" } })
    .body.replace(/<!--.*?-->/g, "")
    .replace(/ class="[^"]*"/g, "")
    .trim()
    .replace(/^<div>([^]*)<\/div>$/, "$1");
}

it("draws headings, lists, quotations and tables", () => {
  const drawn = draw("# Title\n\n- one\n  more\n- two\n\n> three\n\n| a | b |\n| --- | --- |\n| 1 | **2** |");
  expect(drawn).toContain('<h1 id="rule-1">Title</h1>');
  expect(drawn).toContain('<ul><li id="rule-1-1">one\nmore</li><li id="rule-1-2">two</li></ul>');
  expect(drawn).toContain('<blockquote id="rule-1-3"><p>three</p></blockquote>');
  expect(drawn).toContain("<td>1</td><td><strong>2</strong></td>");
});

it("keeps spaces between words, and adds none", () => {
  expect(draw("A *b*, **c *d* e**.")).toBe('<p id="rule-0-1">A <em>b</em>, <strong>c <em>d</em> e</strong>.</p>');
});

it("names a line after the comment in it", () => {
  expect(draw("Some are pinned. <!-- pinned -->")).toBe('<p id="rule-pinned">Some are pinned. </p>');
});

it("begins at the level of headings that is asked for", () => {
  expect(draw("# Title", 2)).toBe('<h2 id="rule-1">Title</h2>');
});

it("lets no markup of the text through", () => {
  for (const text of ["<b>x</b>", "<script>alert(1)</script>", "a <img src=x onerror=alert(1)> b", "`<b>`"]) {
    const drawn = draw(text);
    expect(drawn).not.toMatch(/<(b|script|img)\b/);
    expect(drawn).toContain("&lt;");
  }
});

it("makes no link of what could run", () => {
  expect(draw("[x](javascript:alert(1))")).toBe('<p id="rule-0-1">x</p>');
  expect(draw("[x](data:text/html,y)")).toBe('<p id="rule-0-1">x</p>');
  expect(draw("[x](/rules)")).toBe('<p id="rule-0-1"><a href="/rules">x</a></p>');
});

it("leaves no mark of Markdown in the rules of our games", () => {
  const games = new URL("../../src/rubicon/games/", import.meta.url);
  const pages = readdirSync(games, { recursive: true, encoding: "utf8" }).filter((file) =>
    /rules\.\w+\.md$/.test(file),
  );
  expect(pages.length).toBeGreaterThanOrEqual(8);
  for (const page of pages) {
    const words = draw(readFileSync(new URL(page, games), "utf8")).replace(/<[^>]*>/g, "\n");
    expect(words, page).not.toMatch(/\*\*|\]\(|^#|^&gt;|^\||\[object/m);
  }
});
