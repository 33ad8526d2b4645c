import { Table as FluentTable } from "@fluentui/react-components";
import { mergeClasses } from "@griffel/react";
import { lazy, Suspense, useState } from "react";
import type { Table } from "../use-table";
import { TableBody, type TableParts } from "./table-body";
import { TableHeader } from "./table-header";
import { useTableStyles } from "./table-styles";

/** More rows than this are drawn only where they are seen. */
const MANY = 100;

// Without that code, a long table is slow but whole.
const VirtualBody = lazy(() => import("./virtual-body").catch(() => ({ default: TableBody<unknown> })));

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
        {scrolls && lines.length > MANY ? (
          <Suspense fallback={<TableBody {...parts} lines={lines.slice(0, MANY)} />}>
            <VirtualBody {...(parts as TableParts<unknown>)} frame={frame} />
          </Suspense>
        ) : (
          <TableBody {...parts} />
        )}
      </FluentTable>
    </div>
  );
}
