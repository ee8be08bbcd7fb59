/** Small things said in several places. */
import { Refused, Unreachable } from "./api";
import { speaker, t } from "./language.svelte";
import type { SeatInfo } from "./wire";

const ROMANS = ["Brutus", "Cassius", "Crassus", "Cicero", "Antonius", "Lepidus", "Agrippa", "Pompeius"];

/** The players' names. The server calls a bot by its level, and two of one level would be hard to tell apart. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  return seats.map(({ kind, name, bot, seat }) => (kind === "bot" && (!name || name === bot) ? ROMANS[seat % ROMANS.length]! : (name ?? "")));
}

/** A level of bot by its name; a bot without words of its own keeps its name. */
export function botName(bot: string): string {
  const say = speaker();
  return say.has(`web-bot-${bot}`) ? say.key(`web-bot-${bot}`) : bot;
}

/** What a bot does, in a sentence; nothing is known of bots that a host brought. */
export function botAbout(game: string, bot: string): string {
  const say = speaker(game);
  return say.has(`bot-${bot}`) ? say.key(`bot-${bot}`) : "";
}

/** Why something did not work, in the language of the page. */
export function reason(error: unknown, players: readonly string[] = []): string {
  if (error instanceof Unreachable) return t("web-unreachable");
  if (!(error instanceof Refused)) return String(error);
  const { message, game, text } = error.failure;
  if (message) {
    const say = speaker(game ?? undefined, players);
    if (say.has(message.key)) return say.say(message);
  }
  return text ?? t("web-failed", { error: error.failure.error });
}
