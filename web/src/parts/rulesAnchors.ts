/** The anchors of a page of rules: every line that can be linked to, by the name it has in both languages or by its number. */
import { lexer, type Token, type Tokens } from "marked";

export interface RulesPage {
  tokens: Token[];
  /** The id of a heading, paragraph, quotation, list item or row of a table. */
  ids: Map<object, string>;
  contents: { id: string; text: string }[];
}

/** `<!-- pinned -->` in a line names it. */
const NAMED = /<!--\s*([a-z0-9-]+)\s*-->/;

export const anchorId = (name: string): string => `rule-${name}`;

export function readRules(text: string): RulesPage {
  const tokens = lexer(text);
  const ids = new Map<object, string>();
  const contents: RulesPage["contents"] = [];
  let section = 0;
  let line = 0;
  const mark = (thing: object, raw: string): void => {
    line++;
    ids.set(thing, anchorId(NAMED.exec(raw)?.[1] ?? `${section}-${line}`));
  };
  for (const token of tokens) {
    if (token.type === "heading") {
      section += 1;
      line = 0;
      ids.set(token, anchorId(NAMED.exec(token.raw)?.[1] ?? `${section}`));
      if (token["depth"] === 2) contents.push({ id: ids.get(token)!, text: plain(token["text"] as string) });
    } else if (token.type === "paragraph" || token.type === "blockquote") mark(token, token.raw);
    else if (token.type === "list") for (const item of (token as Tokens.List).items) mark(item, item.raw);
    else if (token.type === "table")
      for (const row of (token as Tokens.Table).rows) mark(row, row.map((cell) => cell.text).join(" "));
  }
  return { tokens, ids, contents };
}

const plain = (text: string): string => text.replace(NAMED, "").replace(/[*_`]/g, "").trim();
