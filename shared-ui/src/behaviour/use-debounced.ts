import { useCallback, useEffect, useRef } from "react";
import { useLatest } from "./use-latest";

type Debounced<Args extends unknown[]> = {
  /** Calls after the delay, unless called again before. */
  call: (...args: Args) => void;
  /** Makes a pending call at once. */
  flush: () => void;
  cancel: () => void;
};

/** A function called after a delay; a pending call is dropped when the component disappears. */
export function useDebounced<Args extends unknown[]>(
  callback: (...args: Args) => void,
  delay: number,
): Debounced<Args> {
  const latest = useLatest(callback);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; args: Args }>(undefined);

  const cancel = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, []);
  const flush = useCallback(() => {
    const args = waiting.current?.args;
    cancel();
    if (args) latest.current(...args);
  }, [cancel, latest]);
  const call = useCallback(
    (...args: Args) => {
      cancel();
      waiting.current = { args, timer: setTimeout(flush, delay) };
    },
    [cancel, flush, delay],
  );
  useEffect(() => cancel, [cancel]);
  return { call, flush, cancel };
}
