/** The time that a hidden page stays connected, in milliseconds, so that a short absence misses nothing. */
const GRACE_MS = 10_000;

const isInView = () => document.visibilityState === "visible";

/** Resolves once the page is in view, or when `stop` aborts. */
export function waitUntilInView(stop: AbortSignal): Promise<void> {
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

/** A signal that aborts once the page has been out of view for ten seconds; `forget` stops watching. */
export function whileInView(): { signal: AbortSignal; forget: () => void } {
  const outOfView = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (!isInView()) timer = setTimeout(() => outOfView.abort(), GRACE_MS);
  };
  document.addEventListener("visibilitychange", look);
  look();
  return {
    signal: outOfView.signal,
    forget() {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    },
  };
}
