import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";
import {
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { type TableParts, TableRow } from "../parts/table-body";
import { HEADER_HEIGHT, ROW_HEIGHT } from "../parts/table-styles";
import { useVirtualRows } from "./use-virtual-rows";

const OVERSCAN = 15;
const PAGE = 20;

type VirtualBodyProps = TableParts<unknown> & { frame: HTMLDivElement | null };

const indexOf = (element: Element) => Number(element.closest<HTMLElement>("[data-row]")?.dataset["row"]);

/** Of thousands of rows, draws those in view, and the one that has the focus or would take it. */
export default function VirtualBody({
  rows,
  columns,
  getRowId,
  rowHref,
  openable,
  handlers,
  frame,
}: VirtualBodyProps) {
  const [active, setActive] = useState(0);
  const stop = Math.min(active, rows.length - 1);
  const body = useRef<HTMLTableSectionElement>(null);
  const focusing = useRef(false);

  const withStop = (range: Range) =>
    [...new Set([...defaultRangeExtractor(range), stop])].sort((a, b) => a - b);
  // The measures of all the rows are made again with each new one of these.
  const keyOf = useCallback((index: number) => getRowId(rows[index]), [rows, getRowId]);
  const { items, totalSize, measure, scrollToIndex } = useVirtualRows({
    count: rows.length,
    getScrollElement: () => frame,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: keyOf,
    rangeExtractor: withStop,
    indexAttribute: "data-row",
    overscan: OVERSCAN,
    // The header covers as much of the frame.
    scrollPaddingEnd: HEADER_HEIGHT,
  });

  useEffect(() => {
    if (!focusing.current) return;
    focusing.current = false;
    body.current?.querySelector<HTMLElement>(`[data-row="${stop}"]`)?.focus({ preventScroll: true });
  }, [stop]);

  const move = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    handlers.onKeyDown(event);
    if (!(event.target instanceof HTMLElement) || !event.target.matches("[data-row]")) return;
    const last = rows.length - 1;
    const moves: Record<string, number> = {
      ...{ ArrowDown: stop + 1, ArrowUp: stop - 1, Home: 0, End: last },
      ...{ PageDown: Math.min(stop + PAGE, last), PageUp: Math.max(stop - PAGE, 0) },
    };
    const to = moves[event.key];
    if (to === undefined || to < 0 || to > last) return;
    event.preventDefault();
    focusing.current = to !== stop;
    setActive(to);
    scrollToIndex(to);
  };
  const keep = (event: FocusEvent) => setActive(indexOf(event.target));

  const ends = items.map(({ end }) => end);
  return (
    <tbody ref={body} onFocus={keep} {...(openable && { ...handlers, onKeyDown: move })}>
      {items.map(({ index, key, start }, place) => (
        <Fragment key={key}>
          <Gap height={start - (ends[place - 1] ?? 0)} />
          <TableRow
            row={rows[index]}
            index={index}
            columns={columns}
            href={rowHref?.(rows[index])}
            openable={openable}
            isStop={openable && index === stop}
            measure={measure}
          />
        </Fragment>
      ))}
      <Gap height={totalSize - (ends.at(-1) ?? 0)} />
    </tbody>
  );
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
