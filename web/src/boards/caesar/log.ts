import type { LogFormat } from "../../lib/boards";

/** Turn by turn; that the next side is to move says its first line. */
export const logFormat: LogFormat = {
  chapters: [],
  merged: ["laid", "drawn", "lined"],
  dropped: ["turn", "drawn-hidden"],
};
