import { type RefObject, useLayoutEffect, useState } from "react";

/** Where nothing is laid out. */
const DEFAULT = 640;

/** The width that an element has, in pixels, as it changes. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(DEFAULT);
  useLayoutEffect(() => {
    const present = element.current;
    if (!present) return;
    const measure = () => setWidth(Math.floor(present.getBoundingClientRect().width) || DEFAULT);
    measure();
    if (typeof ResizeObserver !== "function") return;
    const watch = new ResizeObserver(measure);
    watch.observe(present);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
