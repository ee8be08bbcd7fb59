/** The sheet of a phone: open to the half, up to nearly all of the window, or down to its tabs. */
import type { Attachment } from "svelte/attachments";

const HEIGHTS = ["low", "half", "full"] as const;
const DRAG = 32; // pixels that make a drag of a touch

export class Sheet {
  height = $state<(typeof HEIGHTS)[number]>("half");

  /** Down when it is up, and up again. */
  toggle(): void {
    this.height = this.height === "low" ? "half" : "low";
  }

  /** Something in it was asked for. */
  rise(): void {
    if (this.height === "low") this.height = "half";
  }

  private step(by: number): void {
    const to = HEIGHTS[HEIGHTS.indexOf(this.height) + by];
    if (to) this.height = to;
  }

  /** Drag it by its tabs, up or down. */
  readonly dragged: Attachment<HTMLElement> = (element) => {
    let from: number | null = null;
    element.addEventListener(
      "touchstart",
      (event) => {
        const held = (event.target as Element).closest("[role=tablist]");
        from = held && event.touches.length === 1 ? event.touches[0]!.clientY : null;
      },
      { passive: true },
    );
    element.addEventListener(
      "touchmove",
      (event) => {
        if (from === null) return;
        const moved = event.touches[0]!.clientY - from;
        if (Math.abs(moved) < DRAG) return;
        this.step(moved < 0 ? 1 : -1);
        from = event.touches[0]!.clientY;
      },
      { passive: true },
    );
  };
}
