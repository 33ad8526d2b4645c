/** The time, in milliseconds, that the page may take to be tall enough to restore the scroll position. */
const PATIENCE = 1500;

/** Remembers the scroll position of each entry of the history. */
export function createScrollMemory() {
  const places = new Map<string, number>();
  let isGoingBack = false;

  const onPopState = () => {
    isGoingBack = true;
  };
  window.addEventListener("popstate", onPopState);
  window.history.scrollRestoration = "manual";

  return {
    /** Restores the scroll position when the person goes back; returns whether it does. */
    restore(key: string): boolean {
      const wasGoingBack = isGoingBack;
      isGoingBack = false;
      const place = places.get(key);
      if (!wasGoingBack || place === undefined) return false;
      scrollWhenTallEnough(place, performance.now() + PATIENCE);
      return true;
    },
    /** Records the scroll position of this entry as the person scrolls. */
    watch(key: string): () => void {
      const note = () => places.set(key, window.scrollY);
      window.addEventListener("scroll", note, { passive: true });
      return () => {
        window.removeEventListener("scroll", note);
      };
    },
    stop() {
      window.removeEventListener("popstate", onPopState);
      window.history.scrollRestoration = "auto";
    },
  };
}

function scrollWhenTallEnough(place: number, until: number): void {
  window.scrollTo(0, place);
  if (Math.abs(window.scrollY - place) < 2 || performance.now() > until) return;
  requestAnimationFrame(() => {
    scrollWhenTallEnough(place, until);
  });
}
