import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * A list whose height is given, and how many of its lines fit in it. It is measured again when `lines`
 * changes; it is a new array at each tick of the clock, so the list follows its window too.
 */
export function useFitting(lines: readonly unknown[]): {
  list: RefObject<HTMLUListElement | null>;
  fitting: number;
} {
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(Infinity);
  useLayoutEffect(() => {
    if (list.current) setFitting(fittingIn(list.current));
  }, [lines]);
  return { list, fitting };
}

/** The lines that end above the bottom of their list; a pixel is rounding. */
function fittingIn(list: HTMLUListElement): number {
  const lines = Array.from(list.children).filter((line) => line instanceof HTMLElement);
  const tooLow = lines.findIndex((line) => line.offsetTop + line.offsetHeight > list.clientHeight + 1);
  return tooLow === -1 ? Infinity : tooLow;
}
