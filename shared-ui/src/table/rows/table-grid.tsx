import { Table as FluentTable } from "@fluentui/react-components";
import { mergeClasses } from "@griffel/react";
import { useEffect, useState } from "react";
import { late } from "../../behaviour/late";
import type { Table } from "../use-table";
import { TableBody, type TableParts } from "./table-body";
import { TableHeader } from "./table-header";
import { useTableStyles } from "./table-styles";

/** More rows than this are drawn only where they are seen. */
const MANY = 100;

// Without that code, a long table is slow but whole.
const VirtualBody = late(() => import("./virtual-body"), {
  waiting: ({ lines, ...parts }) => <TableBody {...parts} lines={lines.slice(0, MANY)} />,
  failed: (parts) => <TableBody {...parts} />,
});
let isFetched = false;

/**
 * True once the code that draws only the rows in view is loaded. Rows with the focus stay until it leaves
 * them, so that typing is not lost.
 */
function useVirtualBody(frame: HTMLElement | null, isLong: boolean): boolean {
  const [isReady, setIsReady] = useState(isFetched);
  useEffect(() => {
    if (!frame || !isLong || isReady) return undefined;
    let isGone = false;
    const take = () => {
      if (!isGone && isFetched && !frame.contains(document.activeElement)) setIsReady(true);
    };
    document.addEventListener("focusin", take);
    const ready = () => {
      isFetched = true;
      take();
    };
    VirtualBody.prefetch().then(ready, ready);
    return () => {
      isGone = true;
      document.removeEventListener("focusin", take);
    };
  }, [frame, isLong, isReady]);
  return isReady && isLong;
}

const toTheTop = (frame: HTMLElement) => (frame.scrollTop = 0);

type TableGridProps<T> = TableParts<T> & {
  caption: string;
  columnOf: Table<T>["columnOf"];
  maxHeight: string | undefined;
  /** Its rows are on their way. */
  busy: boolean;
};

/** Header and rows; with `maxHeight`, the rows scroll under the header. */
export function TableGrid<T>({ caption, columnOf, maxHeight, busy, ...parts }: TableGridProps<T>) {
  const { lines, columns, isGrid } = parts;
  const styles = useTableStyles();
  // A state, for its rows are drawn before it is there.
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const scrolls = maxHeight !== undefined;
  const isLong = scrolls && lines.length > MANY;
  const isVirtual = useVirtualBody(frame, isLong);
  const firstRows = <TableBody {...parts} lines={isLong ? lines.slice(0, MANY) : lines} />;
  return (
    // The arrows scroll it where no row takes the focus.
    <div
      ref={setFrame}
      className={mergeClasses(styles.scroller, scrolls && styles.frame)}
      style={{ maxHeight }}
      {...(scrolls && !isGrid && { tabIndex: 0, role: "group", "aria-label": caption })}
    >
      <FluentTable
        size="extra-small"
        className={styles.table}
        aria-label={caption}
        aria-busy={busy}
        {...(isGrid && { role: "grid" })}
        {...(scrolls && { "aria-rowcount": lines.length + 1 })}
      >
        <TableHeader
          columns={columns}
          columnOf={columnOf}
          sticky={scrolls}
          onSorted={() => frame && toTheTop(frame)}
        />
        {isVirtual ? <VirtualBody {...(parts as TableParts<unknown>)} frame={frame} /> : firstRows}
      </FluentTable>
    </div>
  );
}
