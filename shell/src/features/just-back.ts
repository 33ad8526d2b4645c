/** Milliseconds after the network's return during which requests still often fail. */
const UNSTEADY_MS = 10_000;

let backAt = -Infinity;
window.addEventListener("online", () => {
  backAt = performance.now();
});

/** True when the network has just come back. */
export function isJustBack(): boolean {
  return performance.now() - backAt < UNSTEADY_MS;
}
