import { makeStyles, mergeClasses } from "@griffel/react";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { ErrorCard } from "../base/message/notice";
import { Skeleton } from "../base/message/placeholders";
import { VisuallyHidden } from "../base/text/visually-hidden";
import { useIsMobile } from "../behaviour/use-media-query";
import { usePrinting } from "../behaviour/use-printing";
import { useLatest } from "../behaviour/use-latest";
import { useFittingColumns } from "./fitting-columns";
import { Pagination, RowCount } from "./pagination";
import { CardList } from "./rows/card-list";
import { holdsControls } from "./rows/grid-keys";
import { rowHandlers } from "./rows/row-opening";
import { TableGrid } from "./rows/table-grid";
import { useTableStyles } from "./rows/table-styles";
import { RowFields } from "./rows/unfolding";
import { ALL, PAGE_SIZE, type TableState, useTable } from "./use-table";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", minWidth: 0, borderRadius: "inherit" },
  failed: { boxShadow: "none" },
});

/** The rows of a table, its columns and its actions. */
export type DataTableProps<T> = TableState<T> & {
  /** The name of the list, for screen readers. */
  caption: string;
  /** The link of a row. */
  rowHref?: ((row: T) => string) | undefined;
  /** Click, Enter. */
  onOpen?: ((row: T) => void) | undefined;
  /** The content that a click or Enter unfolds under a row instead of opening it; not within `maxHeight`. */
  details?: (row: T) => ReactNode;
  /** Rows as high as their text; not within `maxHeight`. */
  comfortable?: boolean;
  loading?: boolean;
  /** @default "Chargement des données ..." */
  loadingText?: string;
  /** @default "Aucune donnée" */
  emptyText?: string;
  /** The error of reading the rows. */
  error?: string | undefined;
  onRetry?: () => void;
  /**
   * CSS height within which all the rows scroll, instead of standing in pages: for a table that is a part of its page.
   * A phone keeps its pages of cards.
   */
  maxHeight?: string;
  className?: string;
};

/** A list: sorted, in pages of 25, its rows reached and opened by mouse and keyboard; cards on a phone. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { rows, columns, caption, rowHref, details, loading = false, error, onRetry, comfortable } = props;
  const { loadingText = "Chargement des données ...", emptyText = "Aucune donnée" } = props;
  const styles = useTableStyles();
  const own = useStyles();
  const isMobile = useIsMobile();
  const isPrinting = usePrinting();
  const maxHeight = isMobile || isPrinting ? undefined : props.maxHeight;
  const scrolls = maxHeight !== undefined;
  const pageSize = scrolls || isPrinting ? ALL : (props.pageSize ?? PAGE_SIZE);
  const { lines, columnOf, toggle, page, setPage } = useTable({ ...props, pageSize });

  const root = useRef<HTMLDivElement>(null);
  const { fitting, hidden } = useFittingColumns(columns, root);
  // On a phone, cards have room for all columns; where rows scroll, each is as high as the next.
  const unfoldsColumns = hidden.length > 0 && !isMobile && !scrolls;
  const unfolding =
    details || unfoldsColumns
      ? (row: T) => (
          <>
            {unfoldsColumns && <RowFields row={row} columns={hidden} />}
            {details?.(row)}
          </>
        )
      : undefined;

  const lineOf = (id: string) => lines.find((line) => line.id === id);
  const toggleById = (id: string) => {
    const line = lineOf(id);
    if (line) toggle(line);
  };
  const onOpen = details ? (row: T) => toggleById(String(props.getRowId(row))) : props.onOpen;
  const latest = useLatest({ lineOf, onOpen, rowHref });
  const latestToggle = useLatest(toggleById);
  const openable = onOpen !== undefined || rowHref !== undefined;
  const leads = rowHref !== undefined;
  const handlers = useMemo(
    () =>
      rowHandlers<T>({
        rowOf: (id) => latest.current.lineOf(id)?.original,
        onOpen: (row) => latest.current.onOpen?.(row),
        rowHref: leads ? (row) => latest.current.rowHref?.(row) ?? "" : undefined,
      }),
    [latest, leads],
  );

  const [hasControls, setHasControls] = useState(false);
  const onDrawn = useCallback((body: Element | null) => setHasControls(holdsControls(body)), []);

  if (error && rows.length === 0)
    return <ErrorCard message={error} onRetry={onRetry} className={own.failed} />;
  const waiting = loading && rows.length === 0;
  const nothing = !loading && rows.length === 0;
  const parts = {
    lines,
    caption,
    rowHref,
    openable,
    handlers,
    unfolding,
    isGrid: openable || hasControls,
    onDrawn,
    toggle: latestToggle,
    comfortable: comfortable ?? false,
  };

  return (
    <div ref={root} className={mergeClasses(own.root, props.className)}>
      {isMobile ? (
        <CardList {...parts} columns={columns} busy={loading} />
      ) : (
        <TableGrid {...parts} columns={fitting} columnOf={columnOf} maxHeight={maxHeight} busy={loading} />
      )}
      <div role="status">
        {waiting && (
          <>
            <VisuallyHidden>{loadingText}</VisuallyHidden>
            <div className={styles.skeletons} title={loadingText}>
              <Skeleton lines={8} height="18px" width="100%" />
            </div>
          </>
        )}
        {nothing && <p className={styles.message}>{emptyText}</p>}
      </div>
      {rows.length > 0 && pageSize !== ALL && (
        <Pagination page={page} pageSize={pageSize} total={rows.length} onPageChange={setPage} />
      )}
      {rows.length > 0 && scrolls && <RowCount total={rows.length} />}
    </div>
  );
}
