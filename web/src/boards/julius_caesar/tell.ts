/** Blocks and places put into words, for people who do not see the map and as labels for those who do. */
import type { Speaker } from "../../lib/words";
import { CITIES, isSea, PIECES, type Place, type Standing } from "./table";

/** As many candidates are listed as a person can take in. */
export const FEW = 6;

export const percent = (chance: number): string => `${chance || "<1"}%`;

/** The candidates that are not listed, in words. */
export function tellOthers(speaker: Speaker, { maybe, chances }: Standing): string {
  return speaker.key("board-maybe-others", { count: maybe.length - FEW, chance: percent(chances[FEW]!) });
}

export function tellBlock(speaker: Speaker, standing: Standing): string {
  const { block, side, colour, strength, low, high, maybe, chances, reserve } = standing;
  const parts: string[] = [];
  if (block) parts.push(speaker.key("board-block", { block: { name: `block-${block}` }, rating: rating(block) }));
  else parts.push(speaker.key("board-block-hidden", { colour: { name: `colour-${colour}` } }));
  if (strength) parts.push(speaker.key("board-strength", { strength }));
  else if (high) parts.push(low === high ? speaker.key("board-strength", { strength: low }) : speaker.key("board-strength-between", { low, high }));
  if (!block && maybe.length) {
    const listed = maybe.slice(0, FEW).map((id, i) => `${speaker.key(`block-${id}`)} ${percent(chances[i]!)}`);
    parts.push(speaker.key("board-maybe", { blocks: listed.join(", ") }));
    if (maybe.length > FEW) parts.push(tellOthers(speaker, standing));
  }
  if (reserve) parts.push(speaker.key("board-reserve"));
  if ((colour === "tan") !== (side === 0)) parts.push(speaker.key("board-serves", { side: speaker.side(side, 2) }));
  return parts.join(", ");
}

export function rating(block: string): string {
  const piece = PIECES[block];
  if (!piece) return "";
  return piece.defending ? `${piece.rating}/${piece.defending}` : piece.rating;
}

export function tellPlace(speaker: Speaker, place: string, here: Place | undefined): string {
  const parts = [speaker.key(`place-${place}`)];
  const city = CITIES[place];
  if (isSea(place)) parts.push(speaker.key("board-sea"));
  else {
    parts.push(speaker.key(`board-kind-${city!.kind}`));
    if (city!.value) parts.push(speaker.key("board-points", { points: city!.value }));
  }
  if (!here) parts.push(speaker.key("board-vacant"));
  else {
    for (const side of [0, 1]) {
      const count = here.blocks.filter((block) => block.side === side).length;
      if (count) parts.push(speaker.key("board-blocks-of", { side: speaker.side(side, 2), count }));
    }
    if (here.holder === "both") parts.push(speaker.key("board-contested"));
  }
  return parts.join(", ");
}
