import { useLayoutEffect, useRef } from "react";

/** The height of the product's frame over the page, in pixels. */
const FRAME = 60;

/**
 * Lets all of a sticky card but its last row scroll away below the frame. `card` is the sticky element, `row` its
 * last row.
 */
export function useLastRowSticks() {
  const card = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, last] = [card.current, row.current];
    if (!element || !last || !("ResizeObserver" in window)) return undefined;
    const place = () => {
      element.style.top = `${FRAME - (element.offsetHeight - last.offsetHeight)}px`;
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return { card, row };
}
