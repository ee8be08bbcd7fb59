/** A word of explanation for whatever the pointer or the focus is on: one at a time, shown by parts/Tooltip.svelte. */
import type { Attachment } from "svelte/attachments";

export const shown = $state<{ text: string; at: DOMRect | null }>({ text: "", at: null });
let owner: Element | null = null;

/** The page was scrolled, perhaps by the focus itself: stay with what is explained. */
export function follow(): void {
  if (owner) shown.at = owner.getBoundingClientRect();
}

/** Explain this element on hover and on focus. Its own label says the same to those who do not see it. */
export function tip(text: () => string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const show = (): void => {
      owner = element;
      shown.text = text();
      shown.at = element.getBoundingClientRect();
    };
    // Later: an element that goes away loses the focus in the middle of drawing, when nothing may change.
    const hide = (): void =>
      queueMicrotask(() => {
        if (owner !== element) return;
        owner = null;
        shown.at = null;
      });
    const away = (event: Event): void => {
      if ((event as KeyboardEvent).key === "Escape") hide();
    };
    element.addEventListener("pointerenter", show);
    element.addEventListener("pointerleave", hide);
    element.addEventListener("focus", show);
    element.addEventListener("click", show);
    element.addEventListener("blur", hide);
    element.addEventListener("keydown", away);
    return hide; // the listeners go with the element
  };
}
