/** Missions in words, for those who listen and for the explanations on hover and focus. */
import type { Speaker } from "../../lib/words";
import { groupsOf, type Card, type Group } from "./table";

export const kindOf = (card: Card, say: Speaker): string => say.key(`board-kind-${card.colour}`);

export function fieldsOf(groups: readonly Group[], say: Speaker): string {
  return groups
    .map(({ symbol, fields, legions }) => say.key("board-field", { symbol: { name: `symbol-${symbol}` }, fields, legions }))
    .join(", ");
}

/** Everything that is printed on a mission, and how far it is. */
export function missionWords(card: Card, say: Speaker, groups: readonly Group[] | null = null): string {
  const goods = (["wheat", "gold"] as const).filter((good) => card[good]).map((good) => say.key(`board-${good}`, { count: card[good] }));
  const facts = [kindOf(card, say), say.key("board-points", { points: card.points }), ...goods].join(", ");
  return `${card.number} ${card.name}: ${facts}. ${fieldsOf(groups ?? groupsOf(card), say)}. ${say.say(card.words)}`;
}

export const historyOf = (card: Card, say: Speaker): string => (card.history && say.has(card.history) ? `\n${say.key(card.history)}` : "");
