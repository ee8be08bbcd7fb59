/** Lessons: how far this browser's person is in each, and the call that plays one. */
import { get, query } from "./api";
import { readStored, writeStored } from "./settings.svelte";
import type { Lesson } from "./wire";

/** What stands among the moves for a step that was only read. */
export const UNDERSTOOD = -1;

interface Progress {
  /** The moves made in a lesson that is not finished. */
  moves: readonly number[];
  done: boolean;
}

const KEY = "rubicon.lessons";

export function progressOf(game: string, lesson: string): Progress {
  const all = readStored<Record<string, Progress>>(KEY, {});
  return all[`${game}/${lesson}`] ?? { moves: [], done: false };
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  writeStored(KEY, { ...readStored<Record<string, Progress>>(KEY, {}), [`${game}/${lesson}`]: progress });
}

export const playLesson = (game: string, lesson: string, moves: readonly number[], since: number): Promise<Lesson> =>
  get<Lesson>(`/api/lessons/${game}/${lesson}${query({ moves: moves.join(","), since })}`);
