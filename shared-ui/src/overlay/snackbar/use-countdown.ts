import { useCallback, useEffect, useRef } from "react";

type Countdown = { pause: () => void; resume: () => void };

/** Calls `onEnd` after `duration` milliseconds, not counting the pauses. Starts again for each new `subject`. */
export function useCountdown(duration: number, onEnd: () => void, subject: unknown): Countdown {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const startedAt = useRef(0);
  const remaining = useRef(duration);

  const pause = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    remaining.current -= Date.now() - startedAt.current;
  }, []);
  const resume = useCallback(() => {
    clearTimeout(timer.current);
    startedAt.current = Date.now();
    timer.current = setTimeout(onEnd, Math.max(0, remaining.current));
  }, [onEnd]);

  useEffect(() => {
    remaining.current = duration;
    resume();
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [duration, resume, subject]);

  return { pause, resume };
}
