/** Search in a text that is shown, whatever the case, with accents or without them. */

/** One letter without case and accent: `Ż` and `z` meet, and every letter stays one letter. */
function bare(letter: string): string {
  const lower = letter.toLowerCase();
  if (lower === "ł") return "l";
  return lower.normalize("NFD")[0] ?? letter;
}

export const fold = (text: string): string => Array.from({ length: text.length }, (_, i) => bare(text[i]!)).join("");

/** Where the wanted words stand in an element; a find may reach over several elements in it, but not over two blocks. */
export function findText(root: Element, wanted: string): Range[] {
  const needle = fold(wanted.trim().replace(/\s+/g, " "));
  if (!needle) return [];
  const found: Range[] = [];
  for (const block of blocksOf(root)) {
    const pieces: { node: Text; from: number }[] = [];
    let text = "";
    for (const node of textsOf(block)) {
      pieces.push({ node, from: text.length });
      text += fold(node.data).replace(/\s/g, " ");
    }
    const place = (at: number, end: boolean): [Text, number] => {
      const piece = pieces.filter(({ from }) => (end ? from < at : from <= at)).at(-1)!;
      return [piece.node, at - piece.from];
    };
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
      const range = document.createRange();
      range.setStart(...place(at, false));
      range.setEnd(...place(at + needle.length, true));
      found.push(range);
    }
  }
  return found;
}

const BLOCKS = "p, li, td, th, h1, h2, h3, h4, h5, h6, figcaption";

/** The innermost blocks, in the order of the page. */
function blocksOf(root: Element): Element[] {
  return [...root.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS));
}

function textsOf(block: Element): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(".anchor") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}
