/** How much room there is, and whether a table has the whole window. */
import { MediaQuery } from "svelte/reactivity";

/** Little room, a phone for example: what stands beside the board becomes a sheet. TableFrame.svelte has the same rule. */
const compact = new MediaQuery("(max-width: 900px), (max-height: 500px)");

export const screen = $state({
  /** A table is open: the site's own header and footer step aside. */
  table: false,
});

export const isCompact = (): boolean => compact.current;
