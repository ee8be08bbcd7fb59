/** For a button that makes a move: show what the move would do while the pointer or the focus is on the button. */
export function previewHandlers(preview: (move: number | null) => void, move: number | undefined) {
  const show = (): void => {
    if (move !== undefined) preview(move);
  };
  const hide = (): void => preview(null);
  return { onmouseenter: show, onmouseleave: hide, onfocus: show, onblur: hide };
}
