/** Milliseconds that a page out of view keeps its line: who comes right back misses nothing. */
const GRACE = 10_000;

const isInView = () => document.visibilityState === "visible";

/** Resolves once the page is in view, or when there is nothing to wait for any more. */
export function untilInView(stop: AbortSignal): Promise<void> {
  if (isInView()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (!stop.aborted && !isInView()) return;
      document.removeEventListener("visibilitychange", look);
      stop.removeEventListener("abort", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
    stop.addEventListener("abort", look);
  });
}

/** A signal that aborts once the page has been out of view for a while, until it is forgotten. */
export function whileInView(): { signal: AbortSignal; forget: () => void } {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (!isInView()) timer = setTimeout(() => leaving.abort(), GRACE);
  };
  document.addEventListener("visibilitychange", look);
  look();
  return {
    signal: leaving.signal,
    forget() {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    },
  };
}
