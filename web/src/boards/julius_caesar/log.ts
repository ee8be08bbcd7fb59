import type { Telling } from "../../lib/boards";

/** The campaign year by year: the heads of chapters, and what is told in one breath. */
export const telling: Telling = { chapters: ["year", "turn", "winter"], together: ["deal"] };
