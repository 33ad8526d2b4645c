import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function address(): string {
  return window.location.pathname + window.location.search;
}

/** To be called by whoever changed the address without going through this file. */
export function tellLocationChanged(): void {
  listeners.forEach((listener) => {
    listener();
  });
}

/** Goes to an address of the site where there is no router yet. */
export function goTo(target: string, { replace = false } = {}): void {
  if (target !== address()) {
    if (replace) window.history.replaceState(null, "", target);
    else window.history.pushState(null, "", target);
  }
  tellLocationChanged();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

/** The address without a router: the login page does not wait for one. */
export function useBrowserLocation(): { path: string; search: string } {
  const current = useSyncExternalStore(subscribe, address);
  const [path = "/", search] = current.split("?", 2);
  return { path, search: search === undefined ? "" : `?${search}` };
}
