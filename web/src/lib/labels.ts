/** Small things said in several places. */
import { Refused, Unreachable } from "./api";
import { speakerFor, t } from "./language.svelte";
import type { Clock, SeatInfo } from "./wire";

const ROMANS = ["Brutus", "Cassius", "Crassus", "Cicero", "Antonius", "Lepidus", "Agrippa", "Pompeius"];

/** The players' names. The server calls a bot by its level, and two of one level would be hard to tell apart. */
export function playerNames(seats: readonly SeatInfo[]): string[] {
  return seats.map(({ kind, name, bot, seat }) =>
    kind === "bot" && (!name || name === bot) ? ROMANS[seat % ROMANS.length]! : (name ?? ""),
  );
}

/** A level of bot by its name; a bot without words of its own keeps its name. */
export function botName(bot: string): string {
  const speaker = speakerFor();
  return speaker.has(`web-bot-${bot}`) ? speaker.key(`web-bot-${bot}`) : bot;
}

/** What a bot does, in a sentence; nothing is known of bots that a host brought. */
export function botDescription(game: string, bot: string): string {
  const speaker = speakerFor(game);
  return speaker.has(`bot-${bot}`) ? speaker.key(`bot-${bot}`) : "";
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
