import { useSyncExternalStore } from "react";

type Memory = { returnTo?: string };

const listeners = new Set<() => void>();

function address(): string {
  return window.location.pathname + window.location.search;
}

/** Called after a change of the address that bypassed this file. */
export function notifyLocationChanged(): void {
  listeners.forEach((listener) => {
    listener();
  });
}

/** Goes to an address of the site where there is no router yet. */
export function goTo(
  target: string,
  { replace = false, ...memory }: Memory & { replace?: boolean } = {},
): void {
  if (target !== address()) {
    if (replace) window.history.replaceState(memory, "", target);
    else window.history.pushState(memory, "", target);
  }
  notifyLocationChanged();
}

/**
 * The page requested before the login: a link in a mail, a bookmark. It is kept in the history's entry, so
 * that it survives a reload and nothing else.
 */
export function pageAskedFor(): string | null {
  return (window.history.state as Memory | null)?.returnTo ?? null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

/** The address without a router, for which the login page does not wait. */
export function useBrowserLocation(): { path: string; search: string } {
  const current = useSyncExternalStore(subscribe, address);
  const cut = current.indexOf("?");
  return cut === -1
    ? { path: current, search: "" }
    : { path: current.slice(0, cut), search: current.slice(cut) };
}
