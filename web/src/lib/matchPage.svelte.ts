/** What the pages that show a match share: the match itself, the components and the words of its game, and its board. */
import { loadComponents, type BoardExports, type GameComponents, type Step } from "./boards";
import { delay } from "./delay";
import { language, loadWords, speakerFor, wordsReady } from "./language.svelte";
import type { Match } from "./match.svelte";
import { prefersReducedMotion, settings } from "./settings.svelte";

export class MatchPage<M extends Match = Match> {
  components = $state.raw<GameComponents | null>(null);
  /** Set by the page once its board is drawn. */
  board = $state<BoardExports | null>(null);

  readonly game = $derived.by(() => this.match.table?.game);
  readonly speaker = $derived.by(() => speakerFor(this.game, this.match.players));
  readonly ready = $derived(this.game !== undefined && this.components !== null && wordsReady(this.game));

  /** To be called while the page's component is made: it loads again whenever game or language change. */
  constructor(readonly match: M) {
    $effect(() => {
      if (!this.game) return;
      language();
      void loadWords(this.game);
      void loadComponents(this.game).then((found) => (this.components = found));
    });
  }

  /** Show one step on the board if it knows how; else leave time, in milliseconds at a calm pace, to read about it. */
  async play(step: Step, reading: number): Promise<void> {
    const speed = settings.pace === "calm" ? 1 : 2.2;
    if (this.board?.play && step.events.length)
      await this.board.play(step, prefersReducedMotion() ? speed * 1.5 : speed);
    else await delay(reading / speed);
  }
}
