import type { LogFormat } from "../../lib/boards";

/** The campaign year by year and turn by turn. What is dealt to the other player nobody needs to read. */
export const logFormat: LogFormat = {
  parts: ["year"],
  chapters: ["turn", "winter"],
  merged: ["deal", "march", "line", "levy", "raise"],
  dropped: ["deal-hidden", "choose-hidden", "discard-hidden"],
};
