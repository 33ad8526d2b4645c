import { type RefObject, useEffect, useRef } from "react";

/** Milliseconds that what fits on the screen stays. */
const STAY = 12_000;

/** Shows a list that is longer than its place bit by bit, then from its top again: nobody scrolls a screen on a wall. */
export function useTurningPages(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      const element = list.current;
      if (!element || element.scrollHeight <= element.clientHeight) return;
      const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
      element.scrollTop = isAtEnd ? 0 : element.scrollTop + element.clientHeight * 0.9;
    }, STAY);
    return () => clearInterval(timer);
  }, []);
  return list;
}
