/** How long, in milliseconds, the place left may wait for the page to be tall enough again. */
const PATIENCE = 1500;

/** Remembers how far each entry of the history was scrolled. */
export function createScrollMemory() {
  const places = new Map<string, number>();
  let isGoingBack = false;

  const onPopState = () => {
    isGoingBack = true;
  };
  window.addEventListener("popstate", onPopState);
  window.history.scrollRestoration = "manual";

  return {
    /** Goes back to the place left, if the person is going back; tells whether it does. */
    restore(key: string): boolean {
      const wasGoingBack = isGoingBack;
      isGoingBack = false;
      const place = places.get(key);
      if (!wasGoingBack || place === undefined) return false;
      scrollWhenTallEnough(place, performance.now() + PATIENCE);
      return true;
    },
    /** Notes the place of this entry as the person scrolls. */
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
