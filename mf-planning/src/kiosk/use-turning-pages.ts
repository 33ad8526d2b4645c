import { type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds each page of the list is shown. */
const STAY = 12_000;

/** A list whose columns overflow beside the screen, and its visible page, from 0. */
type TurningPages = { list: RefObject<HTMLUListElement | null>; page: number; pages: number };

/** Shows a long list page by page, then again from its start: a wall screen has no one to scroll it. */
export function useTurningPages(content: readonly unknown[]): TurningPages {
  const list = useRef<HTMLUListElement>(null);
  const [turned, setTurned] = useState(0);
  const [pages, setPages] = useState(1);
  const page = turned % pages;
  useEffect(() => {
    const timer = setInterval(() => setTurned((last) => last + 1), STAY);
    return () => clearInterval(timer);
  }, []);
  // Measures again when the window resizes or `content` changes; it is a new array at each change.
  useEffect(() => {
    if (!list.current) return;
    const { step, count } = pagesOf(list.current);
    setPages(count);
    list.current.scrollLeft = page * step;
  }, [page, content]);
  return { list, page, pages };
}

/** Pages of the list, and pixels between two of them. */
function pagesOf(list: HTMLUListElement): { step: number; count: number } {
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  const step = list.clientWidth + gap;
  return { step, count: step === 0 ? 1 : Math.max(1, Math.ceil((list.scrollWidth + gap) / step - 0.01)) };
}
