/** The log as it is read: lines, grouped into the chapters and parts that a game names. */
import type { LogFormat } from "../lib/boards";
import type { Speaker } from "../lib/speaker";
import type { GameEvent } from "../lib/wire";

export interface Line {
  key: string;
  at: number;
  kind: string;
  /** 0 begins a part, 1 a chapter, 2 is a line within. */
  level: number;
  texts: string[];
  /** The part and the chapter that it is in. */
  within: string[];
}

/** Whether an event tells nothing worth reading: in the log, before it happens and while it is shown. */
export const isDropped = (format: LogFormat, { kind, words }: GameEvent): boolean =>
  !!format.dropped?.some((name) => name === kind || `event-${name}` === words.key);

/** The events of one entry of the match are one line, and the place to go back to; so is what is told together. */
export function linesOf(events: readonly GameEvent[], format: LogFormat, speaker: Speaker): Line[] {
  const found: Line[] = [];
  let within: string[] = [];
  for (const event of events) {
    if (isDropped(format, event)) continue;
    const { at, kind, words } = event;
    const last = found.at(-1);
    const level = format.parts?.includes(kind) ? 0 : format.chapters.includes(kind) ? 1 : 2;
    const joins =
      level === 2 && last?.level === 2 && (last.at === at || (last.kind === kind && format.merged.includes(kind)));
    if (joins) {
      last.texts.push(speaker.say(words));
      last.at = at;
      continue;
    }
    const key = `${at}/${last?.at === at ? found.length : 0}`;
    const parents = level === 0 ? [] : level === 1 ? within.slice(0, hasParts(format) ? 1 : 0) : within;
    found.push({ key, at, kind, level, texts: [speaker.say(words)], within: parents });
    if (level < 2) within = [...parents, key];
  }
  return found;
}

const hasParts = (format: LogFormat): boolean => !!format.parts?.length;
