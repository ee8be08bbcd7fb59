import type { LogFormat } from "../../lib/boards";

/** Draw by draw. What was decided is told when it is revealed. */
export const logFormat: LogFormat = {
  chapters: ["token", "joker"],
  merged: ["row", "deal", "kept", "put", "moved", "passed"],
  dropped: ["deal-hidden", "plan", "ready", "reveal"],
};
