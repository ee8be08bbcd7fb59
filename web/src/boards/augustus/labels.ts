/** Missions in words, for those who listen and for the explanations on hover and focus. */
import type { Speaker } from "../../lib/speaker";
import { groupsOf, type Card, type Group } from "./boardData";

export const kindLabel = (card: Card, speaker: Speaker): string => speaker.key(`board-kind-${card.colour}`);

export function fieldsLabel(groups: readonly Group[], speaker: Speaker): string {
  return groups
    .map(({ symbol, fields, legions }) =>
      speaker.key("board-field", { symbol: { name: `symbol-${symbol}` }, fields, legions }),
    )
    .join(", ");
}

/** Everything that is printed on a mission, and how far it is. */
export function missionLabel(card: Card, speaker: Speaker, groups: readonly Group[] | null = null): string {
  const goods = (["wheat", "gold"] as const)
    .filter((good) => card[good])
    .map((good) => speaker.key(`board-${good}`, { count: card[good] }));
  const facts = [kindLabel(card, speaker), speaker.key("board-points", { points: card.points }), ...goods].join(", ");
  return `${card.number} ${card.name}: ${facts}. ${fieldsLabel(groups ?? groupsOf(card), speaker)}. ${speaker.say(card.words)}`;
}

export const historyLabel = (card: Card, speaker: Speaker): string =>
  card.history && speaker.has(card.history) ? `\n${speaker.key(card.history)}` : "";
