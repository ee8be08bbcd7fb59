/** The little Markdown that rules are written in, as a tree: it is drawn by components, so no text can become markup. */

export type Inline =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "heading"; level: number; id: string; inline: Inline[] }
  | { kind: "paragraph"; inline: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const INLINE = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|_([^_\s][^_]*)_|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > at) parts.push({ kind: "text", text: text.slice(at, found.index) });
    const [whole, strong, em, em2, code, label, href] = found;
    if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (em !== undefined || em2 !== undefined) parts.push({ kind: "em", text: (em ?? em2)! });
    else if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (/^(https?:\/\/|#|\/)/.test(href!)) parts.push({ kind: "link", text: label!, href: href! });
    else parts.push({ kind: "text", text: label! });
    at = found.index + whole.length;
  }
  if (at < text.length) parts.push({ kind: "text", text: text.slice(at) });
  return parts;
}

const cells = (line: string): Inline[][] =>
  line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));

const slug = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");

export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.split(/\r?\n/);
  for (let i = 0; i < lines.length; ) {
    const line = lines[i]!;
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (!line.trim()) i++;
    else if (heading) {
      blocks.push({ kind: "heading", level: heading[1]!.length, id: slug(heading[2]!), inline: inline(heading[2]!) });
      i++;
    } else if (line.includes("|") && /^\s*\|?[\s:|-]+\|[\s:|-]*$/.test(lines[i + 1] ?? "")) {
      const head = cells(line);
      const rows: Inline[][][] = [];
      for (i += 2; i < lines.length && lines[i]!.includes("|"); i++) rows.push(cells(lines[i]!));
      blocks.push({ kind: "table", head, rows });
    } else if (/^\s*([-*]|\d+\.)\s+/.test(line)) {
      const ordered = /^\s*\d/.test(line);
      const items: string[] = [];
      for (; i < lines.length && lines[i]!.trim(); i++) {
        const item = /^\s*([-*]|\d+\.)\s+(.*)$/.exec(lines[i]!);
        if (item) items.push(item[2]!);
        else items[items.length - 1] += " " + lines[i]!.trim();
      }
      blocks.push({ kind: "list", ordered, items: items.map(inline) });
    } else {
      const text: string[] = [];
      // Lines that begin with a rule's number (K2.4, say) are paragraphs of their own.
      for (; i < lines.length && lines[i]!.trim() && !/^#{1,6}\s/.test(lines[i]!); i++) {
        if (text.length && /^[A-Z]{1,2}\d+\.\d+/.test(lines[i]!)) break;
        text.push(lines[i]!.trim());
      }
      blocks.push({ kind: "paragraph", inline: inline(text.join(" ")) });
    }
  }
  return blocks;
}
