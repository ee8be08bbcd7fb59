/** Blocks and places put into words, for people who do not see the map and as labels for those who do. */
import type { Speaker } from "../../lib/speaker";
import { CITIES, isSea, PIECES, type Place, type PlacedBlock } from "./boardData";

/** As many candidates are listed as a person can take in. */
export const MOST_LISTED = 6;

export const percent = (chance: number): string => `${chance || "<1"}%`;

/** The candidates that are not listed, in words. */
export function otherCandidatesLabel(speaker: Speaker, { maybe, chances }: PlacedBlock): string {
  return speaker.key("board-maybe-others", {
    count: maybe.length - MOST_LISTED,
    chance: percent(chances[MOST_LISTED]!),
  });
}

export function blockLabel(speaker: Speaker, standing: PlacedBlock): string {
  const { block, side, colour, strength, low, high, maybe, chances, reserve } = standing;
  const parts: string[] = [];
  if (block) parts.push(speaker.key("board-block", { block: { name: `block-${block}` }, rating: rating(block) }));
  else parts.push(speaker.key("board-block-hidden", { colour: { name: `colour-${colour}` } }));
  if (strength) parts.push(speaker.key("board-strength", { strength }));
  else if (high)
    parts.push(
      low === high
        ? speaker.key("board-strength", { strength: low })
        : speaker.key("board-strength-between", { low, high }),
    );
  if (!block && maybe.length) {
    const listed = maybe.slice(0, MOST_LISTED).map((id, i) => `${speaker.key(`block-${id}`)} ${percent(chances[i]!)}`);
    parts.push(speaker.key("board-maybe", { blocks: listed.join(", ") }));
    if (maybe.length > MOST_LISTED) parts.push(otherCandidatesLabel(speaker, standing));
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

export function placeLabel(speaker: Speaker, place: string, here: Place | undefined): string {
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
