import { useSyncExternalStore } from "react";

/** For so long after its return a network often fails still. */
const UNSTEADY_MS = 10_000;

let backAt = -Infinity;
window.addEventListener("online", () => {
  backAt = performance.now();
});

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** False only when the device knows that it has no network at all. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** Whether the network has only just come back. */
export function isJustBack(): boolean {
  return performance.now() - backAt < UNSTEADY_MS;
}
