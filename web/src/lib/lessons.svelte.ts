/**
 * Lessons: how far a person is in each, and the call that plays one. With an account it is kept on the server, so that
 * other devices know it; until then the browser keeps it, and hands it over when there is an account.
 */
import { get, put, query } from "./api";
import { session } from "./session.svelte";
import { readStored, writeStored } from "./settings.svelte";
import type { Lesson } from "./wire";

/** What stands among the moves for a step that was only read. */
export const UNDERSTOOD = -1;

interface Progress {
  /** The moves made in a lesson that is not finished. */
  moves: readonly number[];
  done: boolean;
}
type Begun = Record<string, Progress>;

const KEY = "rubicon.lessons";
const NOTHING: Progress = { moves: [], done: false };
const stored = (): Begun => readStored<Begun>(KEY, {});

let known = $state.raw<Begun>(stored());

export const progressOf = (game: string, lesson: string): Progress => known[`${game}/${lesson}`] ?? NOTHING;

/** Find out how far the person is, who may have come from another device or signed in or out since. */
export async function loadProgress(): Promise<void> {
  if (!session.me?.account) {
    known = stored();
    return;
  }
  try {
    const { lessons } = await get<{ lessons: ({ game: string; lesson: string } & Progress)[] }>("/api/lessons");
    const all = Object.fromEntries(
      lessons.map(({ game, lesson, moves, done }) => [`${game}/${lesson}`, { moves, done }]),
    );
    const here = Object.entries(stored());
    for (const [name, progress] of here) all[name] = merged(all[name] ?? NOTHING, progress);
    known = all;
    await Promise.all(here.map(([name]) => send(name, all[name]!)));
    if (here.length) writeStored(KEY, {});
  } catch {
    known = { ...stored(), ...known }; // without the server it is what was known before
  }
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  const name = `${game}/${lesson}`;
  known = { ...known, [name]: progress };
  const keepHere = (): void => writeStored(KEY, { ...stored(), [name]: progress });
  if (session.me?.account) send(name, progress).catch(keepHere);
  else keepHere();
}

const send = (name: string, progress: Progress): Promise<unknown> => put(`/api/lessons/${name}`, progress);

/** What is done anywhere is done; of two that are not finished the longer one counts. */
export const merged = (one: Progress, other: Progress): Progress => ({
  moves: other.moves.length > one.moves.length ? other.moves : one.moves,
  done: one.done || other.done,
});

export const playLesson = (game: string, lesson: string, moves: readonly number[], since: number): Promise<Lesson> =>
  get<Lesson>(`/api/lessons/${game}/${lesson}${query({ moves: moves.join(","), since })}`);
