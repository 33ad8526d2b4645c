import { mergeClasses } from "@griffel/react";
import { lazy, Suspense, useState } from "react";
import { VisuallyHidden } from "../../base/text/visually-hidden";
import type { Sort } from "../parts/sorting";
import { TableBody, type TableParts } from "../parts/table-body";
import { TableHeader } from "../parts/table-header";
import { useTableStyles } from "../parts/table-styles";

/** More rows than this are drawn only where they are seen. */
const MANY = 100;

// Without that code, a long table is slow but whole.
const VirtualBody = lazy(() => import("./virtual-body").catch(() => ({ default: TableBody<unknown> })));

type LongTableProps<T> = TableParts<T> & {
  caption: string;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  maxHeight: string;
};

const toTheTop = (frame: HTMLElement) => (frame.scrollTop = 0);

/** All the rows, in a frame that scrolls under a header that stays. */
export function LongTable<T>({ caption, sort, onSort, maxHeight, ...parts }: LongTableProps<T>) {
  const { rows, columns, openable } = parts;
  const styles = useTableStyles();
  // A state, for its rows are drawn before it is there.
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const sortFromTheTop = (next: Sort | null) => {
    if (frame) toTheTop(frame);
    onSort(next);
  };
  return (
    // The arrows scroll it where no row takes the focus.
    <div
      ref={setFrame}
      className={mergeClasses(styles.scroller, styles.frame)}
      style={{ maxHeight }}
      {...(!openable && { tabIndex: 0, role: "group", "aria-label": caption })}
    >
      <table className={styles.table} aria-rowcount={rows.length + 1}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHeader columns={columns} sort={sort} onSort={sortFromTheTop} sticky />
        {rows.length > MANY ? (
          <Suspense fallback={<TableBody {...parts} rows={rows.slice(0, MANY)} />}>
            <VirtualBody {...(parts as TableParts<unknown>)} frame={frame} />
          </Suspense>
        ) : (
          <TableBody {...parts} />
        )}
      </table>
    </div>
  );
}
