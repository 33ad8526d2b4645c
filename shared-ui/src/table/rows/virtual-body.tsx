import { TableBody as FluentBody } from "@fluentui/react-components";
import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";
import { Fragment, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useGridKeys } from "./grid-keys";
import { rowProps, type TableParts } from "./table-body";
import { TableRow } from "./table-row";
import { HEADER_HEIGHT, ROW_HEIGHT } from "./table-styles";
import { useVirtualRows } from "./use-virtual-rows";

const OVERSCAN = 15;

type VirtualBodyProps = TableParts<unknown> & { frame: HTMLDivElement | null };

/** Of thousands of rows, draws those in view, and the one that has the focus or would take it. */
export default function VirtualBody({ frame, ...parts }: VirtualBodyProps) {
  const { lines, isGrid, openable, handlers, onDrawn } = parts;
  const body = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => onDrawn(body.current));
  const awaited = useRef<number | null>(null);
  const reach = (index: number) => {
    awaited.current = index;
    scrollToIndex(index);
  };
  const { stop, ...keys } = useGridKeys({ ids: lines.map(({ id }) => id), handlers, reach });

  const withStop = (range: Range) => {
    const at = lines.findIndex(({ id }) => id === stop);
    return [...new Set([...defaultRangeExtractor(range), ...(at < 0 ? [] : [at])])].sort((a, b) => a - b);
  };
  const keyOf = useKeyOf(lines);
  const { items, totalSize, measure, scrollToIndex } = useVirtualRows({
    count: lines.length,
    getScrollElement: () => frame,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: keyOf,
    rangeExtractor: withStop,
    indexAttribute: "data-index",
    overscan: OVERSCAN,
    // The header covers as much of the frame.
    scrollPaddingEnd: HEADER_HEIGHT,
  });

  // A row that the keys reached from afar takes the focus once it is drawn.
  useEffect(() => {
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${awaited.current}"]`);
    if (awaited.current === null || !row) return;
    awaited.current = null;
    if (!row.contains(document.activeElement)) row.focus({ preventScroll: true });
  });

  const ends = items.map(({ end }) => end);
  return (
    <FluentBody {...({ ref: body } as object)} {...(openable && handlers)} {...(isGrid && keys)}>
      {items.map(({ index, key, start }, place) => {
        const line = lines[index];
        return (
          <Fragment key={key}>
            <Gap height={start - (ends[place - 1] ?? 0)} />
            {line && <TableRow {...rowProps(parts, line, stop)} number={index + 2} measure={measure} />}
          </Fragment>
        );
      })}
      <Gap height={totalSize - (ends.at(-1) ?? 0)} />
    </FluentBody>
  );
}

/** The measures of all the rows are made again with each new one of these. */
function useKeyOf(lines: TableParts<unknown>["lines"]) {
  return useCallback((index: number) => lines[index]?.id ?? index, [lines]);
}

/** The room of the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td style={{ height, padding: 0 }} />
    </tr>
  );
}
