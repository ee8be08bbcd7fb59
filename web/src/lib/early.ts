/** What the first page needs, asked for at once: the server has written into the page which game it is about. */
import { get } from "./api";
import { loadComponents } from "./boards";
import { loadWords } from "./language.svelte";

const asked = new Map<string, Promise<unknown>>();

/** The board and the words of a game in the background, and the table at this address. */
export function fetchEarly(): void {
  const game = document.querySelector<HTMLMetaElement>('meta[name="rubicon:game"]')?.content;
  if (!game) return;
  const ignore = () => undefined; // whoever needs it asks again
  loadWords(game).catch(ignore);
  loadComponents(game).catch(ignore);
  const [, page, id] = location.pathname.split("/");
  if (page !== "table" || !id) return;
  const path = tablePath(id, new URLSearchParams(location.search).get("key"));
  const table = get(path);
  table.catch(ignore);
  asked.set(path, table);
}

export const tablePath = (id: string, key: string | null): string =>
  `/api/tables/${id}?since=0${key ? `&key=${encodeURIComponent(key)}` : ""}`;

/** The answer to a call, perhaps on its way already; only once, for then it is old. */
export function getFirst<T>(path: string): Promise<T> {
  const found = asked.get(path) as Promise<T> | undefined;
  asked.delete(path);
  return found ?? get<T>(path);
}
