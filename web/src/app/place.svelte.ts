/** Where the page is: the path and what stands behind its sign, as the browser shows them. */
export interface Place {
  readonly path: string;
  readonly hash: string;
}

const here = (): Place => ({ path: location.pathname, hash: location.hash.slice(1) });

let current = $state.raw<Place>(here());

addEventListener("popstate", () => (current = here()));
addEventListener("hashchange", () => (current = here()));

/** What a part of an address says; as it stands, where it says nothing that can be read. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where the page is. */
export function place(): Place {
  return current;
}

/** Goes to an address of ours, as a step that the browser can take back. */
export function go(address: string): void {
  history.pushState(null, "", address);
  current = here();
  scrollTo(0, 0);
}

/** Goes to an address of ours in place of the one that is shown, which leads nowhere else. */
export function goInstead(address: string): void {
  history.replaceState(null, "", address);
  current = here();
}

/** Notes behind the sign of the address what is shown, without a step; the page that shows it knows it already. */
export function note(hash: string): void {
  history.replaceState(null, "", hash === "" ? location.pathname : `#${hash}`);
}

/** Follows a link to a page of ours without loading anew; what opens elsewhere is left to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
