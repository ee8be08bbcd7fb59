/** The language of the page, and the words fetched for it. Everything shown re-reads them when the switch is flipped. */
import { getText } from "./api";
import { settings } from "./settings.svelte";
import { Speaker } from "./speaker";
import type { Arg } from "./wire";

const HOUSE = "house";
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
  const source = sources[name];
  if (source === undefined) return new Speaker(language(), "", players);
  const id = JSON.stringify([name, players]);
  let found = speakers.get(id);
  if (!found) speakers.set(id, (found = new Speaker(language(), source, players)));
  return found;
}

/** The house's own words. */
export function t(key: string, args: Record<string, Arg> = {}): string {
  return speakerFor().key(key, args);
}
