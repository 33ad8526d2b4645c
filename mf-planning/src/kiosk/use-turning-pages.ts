import { type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds that what fits on the screen stays. */
const STAY = 12_000;

/** A list whose columns go on beside the screen, and which of its pages is in sight, from 0. */
type TurningPages = { list: RefObject<HTMLUListElement | null>; page: number; pages: number };

/** Shows a list that is longer than its place page by page, then from its start again: nobody scrolls a screen on a wall. */
export function useTurningPages(content: readonly unknown[]): TurningPages {
  const list = useRef<HTMLUListElement>(null);
  const [turned, setTurned] = useState(0);
  const [pages, setPages] = useState(1);
  const page = turned % pages;
  useEffect(() => {
    const timer = setInterval(() => setTurned((last) => last + 1), STAY);
    return () => clearInterval(timer);
  }, []);
  // Who is where changes, and so does the size of the window: `content` is another one each time that it is drawn.
  useEffect(() => {
    if (!list.current) return;
    const { step, count } = pagesOf(list.current);
    setPages(count);
    list.current.scrollLeft = page * step;
  }, [page, content]);
  return { list, page, pages };
}

/** How many pages there are, and how many pixels lie from one to the next. */
function pagesOf(list: HTMLUListElement): { step: number; count: number } {
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  const step = list.clientWidth + gap;
  return { step, count: step === 0 ? 1 : Math.max(1, Math.ceil((list.scrollWidth + gap) / step - 0.01)) };
}
