/** Which page is shown. Addresses are plain paths, so that an invitation or a position is a link. */

export const route = $state({ path: location.pathname, search: location.search });

window.addEventListener("popstate", follow);

function follow(): void {
  route.path = location.pathname;
  route.search = location.search;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const moved = route.path !== location.pathname;
  follow();
  if (moved) {
    scrollTo(0, 0);
    // The page changed without a load: a screen reader starts again at its top.
    requestAnimationFrame(() => document.getElementById("main")?.focus({ preventScroll: true }));
  }
}

export function parameter(name: string): string | null {
  return new URLSearchParams(route.search).get(name);
}

/** For the whole document: clicks on our own links change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
