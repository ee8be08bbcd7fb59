/** The language of the page, and the words fetched for it. Everything shown re-reads them when the switch is flipped. */
import { getText } from "./api";
import { settings } from "./settings.svelte";
import { Speaker } from "./speaker";
import type { Arg } from "./wire";

const HOUSE = "house";
/** The words of pages that are loaded when they are opened; they stand beside those of the house. */
const CLUB = "club";
/** The words of a game's lessons; they stand beside those of the game. */
const LESSONS = ".lessons";
const coming = new Map<string, Promise<string>>();
const sources = $state<Record<string, string>>({});

export const LANGUAGES = { en: "English", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;

export function language(): Language {
  return settings.language || (navigator.language.toLowerCase().startsWith("pl") ? "pl" : "en");
}

/** Fetch what is missing of the words for a game (or for the house) in the current language. */
export async function loadWords(game: string = HOUSE): Promise<void> {
  const name = `${language()}/${game}`;
  if (name in sources) return;
  let text = coming.get(name);
  if (!text) {
    text = getText(`/api/words/${name}.ftl`).finally(() => coming.delete(name));
    coming.set(name, text);
  }
  sources[name] = await text;
}

export function wordsReady(game: string = HOUSE): boolean {
  return `${language()}/${game}` in sources;
}

const speakers = new Map<string, Speaker>();

/** Who says things about a game, to people at a table with these players. */
export function speakerFor(game: string = HOUSE, players: readonly string[] = []): Speaker {
  const name = `${language()}/${game}`;
  let source = sources[name];
  if (source === undefined) return new Speaker(language(), "", players);
  const more = sources[game === HOUSE ? `${language()}/${CLUB}` : `${name}${LESSONS}`];
  if (more !== undefined) source += `\n\n${more}`;
  const id = JSON.stringify([name, players, more !== undefined]);
  let found = speakers.get(id);
  if (!found) speakers.set(id, (found = new Speaker(language(), source, players)));
  return found;
}

/** The words of the club, which its pages need beside those of the house. */
export const loadClubWords = (): Promise<void> => loadWords(CLUB);

/** The words of a game with those of its lessons. */
export const loadLessonWords = async (game: string): Promise<void> => {
  await Promise.all([loadWords(game), loadWords(game + LESSONS)]);
};
export const lessonWordsReady = (game: string): boolean => wordsReady(game) && wordsReady(game + LESSONS);

/** The house's own words, and those of the club once a page has loaded them. */
export function t(key: string, args: Record<string, Arg> = {}): string {
  return speakerFor().key(key, args);
}
