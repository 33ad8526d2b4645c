const KEY = "coulisses-reloaded-at";
/** Milliseconds during which a second reload would be a loop. */
const RELOAD_GUARD = 10_000;

/** What a failed lazy load looks like, in every browser: a deploy took the old files away. */
export function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === "ChunkLoadError" ||
    /loading (css )?chunk|dynamically imported module|importing a module script/i.test(error.message)
  );
}

/** Reloads the page unless it has just been; tells whether it does. */
export function reloadOnce(
  now = Date.now(),
  reload = () => {
    window.location.reload();
  },
): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now - last < RELOAD_GUARD) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}
