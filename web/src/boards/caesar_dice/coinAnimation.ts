/** Coins that fly from one purse to another, or from the prizes to a purse. */
import { prefersReducedMotion } from "../../lib/settings.svelte";

export async function fly(
  from: Element | null,
  to: Element | null,
  coin: SVGElement | null,
  count: number,
  speed: number,
): Promise<void> {
  if (!from || !to || !coin || prefersReducedMotion()) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const flights = Array.from({ length: Math.min(count, 5) }, (_, i) => {
    const copy = coin.cloneNode(true) as SVGElement;
    Object.assign(copy.style, {
      position: "fixed",
      left: `${start.left + 8}px`,
      top: `${start.top}px`,
      zIndex: "40",
      pointerEvents: "none",
    });
    document.body.append(copy);
    const x = end.left - start.left;
    const y = end.top - start.top;
    return copy
      .animate(
        [
          { transform: "translate(0, 0)" },
          { transform: `translate(${x / 2}px, ${y / 2 - 40}px) scale(1.4) rotateY(180deg)` },
          { transform: `translate(${x}px, ${y}px) rotateY(360deg)` },
        ],
        { duration: 700 / speed, delay: (110 * i) / speed, easing: "ease-in-out", fill: "both" },
      )
      .finished.then(() => copy.remove());
  });
  await Promise.all(flights);
}
