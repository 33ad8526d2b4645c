const KEY = "coulisses-reloaded-at";
/** Milliseconds during which a second reload would be a loop. */
const RELOAD_GUARD = 10_000;

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
