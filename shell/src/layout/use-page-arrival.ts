import { useLocation } from "@coulisses/shared-pages/router";
import { topDialog } from "@coulisses/shared-ui/base";
import { useEffect, useRef } from "react";
import { CONTENT_ID, PAGE_TITLE_ID } from "./measures";
import { createScrollMemory } from "./scroll-memory";

/**
 * Does what a browser does between two documents: a new page starts at its top, with the reader at its
 * heading; going back restores the scroll position. Filters that only change the query move nothing.
 */
export function usePageArrival(): void {
  const { pathname, key } = useLocation();
  const arrivedAt = useRef<string>(undefined);
  const memory = useRef<ReturnType<typeof createScrollMemory>>(undefined);

  useEffect(() => {
    memory.current = createScrollMemory();
    return memory.current.stop;
  }, []);

  useEffect(() => {
    const isSamePage = arrivedAt.current === pathname;
    const isFirst = arrivedAt.current === undefined;
    arrivedAt.current = pathname;
    if (isFirst || isSamePage) return;
    if (memory.current?.restore(key)) return;
    window.scrollTo(0, 0);
    // A dialog opened while the page was loading keeps the focus, or screen readers would lose it.
    if (topDialog()) return;
    const target = document.getElementById(PAGE_TITLE_ID) ?? document.getElementById(CONTENT_ID);
    target?.focus({ preventScroll: true });
  }, [pathname, key]);

  useEffect(() => memory.current?.watch(key), [key]);
}
