import { useEffect } from "react";

/** Keeps the screen from going dark as long as the page is shown, where the browser can. */
export function useLitScreen(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    const keep = async () => {
      if (document.visibilityState !== "visible") return;
      // Refused on a laptop that spares its battery.
      lock = await navigator.wakeLock.request("screen").catch(() => undefined);
    };
    const again = () => void keep();
    again();
    // A page that was hidden has lost it.
    document.addEventListener("visibilitychange", again);
    return () => {
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, []);
}
