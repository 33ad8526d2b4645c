/** Milliseconds after the network's return during which requests still often fail. */
const UNSTEADY_MS = 10_000;

let backAt = -Infinity;
window.addEventListener("online", () => {
  backAt = performance.now();
});

/** True for a moment after the network came back. */
export function hasJustReconnected(): boolean {
  return performance.now() - backAt < UNSTEADY_MS;
}
