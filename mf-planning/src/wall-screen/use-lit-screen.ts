import { useEffect } from "react";

/** Keeps the screen lit while the page is visible, where the browser allows it. */
export function useLitScreen(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    const keep = async () => {
      if (document.visibilityState !== "visible") return;
      // Refused by a laptop in battery saver.
      lock = await navigator.wakeLock.request("screen").catch(() => undefined);
    };
    const again = () => void keep();
    again();
    // A hidden page loses the lock.
    document.addEventListener("visibilitychange", again);
    return () => {
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, []);
}
