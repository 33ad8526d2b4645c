import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualizerOptions,
} from "@tanstack/react-virtual";
import { useLayoutEffect, useReducer, useState } from "react";

type Options = Pick<
  VirtualizerOptions<HTMLDivElement, HTMLTableRowElement>,
  | "count"
  | "getScrollElement"
  | "estimateSize"
  | "getItemKey"
  | "rangeExtractor"
  | "indexAttribute"
  | "overscan"
  | "scrollPaddingEnd"
>;

/** TanStack's virtualizer, drawn again as the frame scrolls; its own hook is not safe to compile. */
export function useVirtualRows(options: Options) {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const full = {
    ...options,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    onChange: drawAgain,
  };
  const [virtualizer] = useState(() => new Virtualizer<HTMLDivElement, HTMLTableRowElement>(full));
  virtualizer.setOptions(full);

  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());

  return {
    items: virtualizer.getVirtualItems(),
    totalSize: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    scrollToIndex: virtualizer.scrollToIndex,
  };
}
