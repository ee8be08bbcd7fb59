/** Small things said in several places. */
import { Refused, Unreachable } from "./api";
import { speakerFor, t } from "./language.svelte";
import type { Clock, GameInfo, SeatInfo } from "./wire";

const ROMANS = ["Brutus", "Cassius", "Crassus", "Cicero", "Antonius", "Lepidus", "Agrippa", "Pompeius"];

/** The players' names. The server calls a bot by its level, and two of one level would be hard to tell apart. */
export function playerNames(seats: readonly Pick<SeatInfo, "seat" | "kind" | "name" | "bot">[]): string[] {
  return seats.map(({ kind, name, bot, seat }) =>
    kind === "bot" && (!name || name === bot) ? ROMANS[seat % ROMANS.length]! : (name ?? ""),
  );
}

/** A level of bot by its name; a bot without words of its own keeps its name. */
export function botName(bot: string): string {
  const speaker = speakerFor();
  return speaker.has(`web-bot-${bot}`) ? speaker.key(`web-bot-${bot}`) : bot;
}

/** The same without what stands in brackets: what a level does is told where bots are chosen. */
export const botShortName = (bot: string): string => botName(bot).replace(/ \(.*\)$/, "");

/** The same with its rating: what is chosen from. */
export function botLevel(game: GameInfo | undefined, bot: string): string {
  const points = game?.bot_ratings[bot];
  return points === undefined ? botName(bot) : t("web-bot-rated", { level: botName(bot), points: String(points) });
}

/** What a bot does, and for whom it is; nothing is known of bots that a host brought. */
export function botDescription(game: string, bot: string): string {
  const speaker = speakerFor(game);
  return [`bot-${bot}`, `level-${bot}`]
    .filter((key) => speaker.has(key))
    .map((key) => speaker.key(key))
    .join(" ");
}

/** The same, and how strong it is by the ladder. */
export function botAbout(game: GameInfo, bot: string): string {
  const points = game.bot_ratings[bot];
  const said = [botDescription(game.name, bot)];
  if (points !== undefined) said.push(t("web-bot-rating", { points: String(points) }));
  return said.filter(Boolean).join(" ");
}

/** What goes on with a clock while nobody can play. */
export function clockNote(kind: Clock["kind"]): string {
  return t(kind === "days" ? "web-clock-note-days" : "web-clock-note-awake");
}

/** Why something did not work, in the language of the page. */
export function errorText(error: unknown, players: readonly string[] = []): string {
  if (error instanceof Unreachable) return t("web-unreachable");
  if (!(error instanceof Refused)) return String(error);
  const { message, game, text } = error.failure;
  if (message) {
    const speaker = speakerFor(game ?? undefined, players);
    if (speaker.has(message.key)) return speaker.say(message);
  }
  return text ?? t("web-failed", { error: error.failure.error });
}

/** The anchor of the rule by which something was refused; nothing where no rule of a game is the reason. */
export function ruleOf(error: unknown): string {
  if (!(error instanceof Refused) || !error.failure.message || !error.failure.game) return "";
  return speakerFor(error.failure.game).attribute(error.failure.message.key, "rule");
}
