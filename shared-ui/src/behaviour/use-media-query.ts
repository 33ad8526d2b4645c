import { useCallback, useSyncExternalStore } from "react";
import { MOBILE_WIDTH } from "../theme/media";

/** False where the browser can't tell. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener("change", changed);
      return () => list?.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}

const MOBILE = `(max-width: ${MOBILE_WIDTH}px)`;

/** 760 px and less. */
export function useIsMobile(): boolean {
  return useMediaQuery(MOBILE);
}
