import { makeStyles } from "@griffel/react";
import { type ReactNode, useMemo } from "react";
import { ErrorCard } from "../base/message/notice";
import { Skeleton } from "../base/message/placeholders";
import { VisuallyHidden } from "../base/text/visually-hidden";
import { useIsMobile } from "../behaviour/use-media-query";
import { useLatest } from "../behaviour/use-latest";
import { CardList } from "./parts/card-list";
import { LongTable } from "./long/long-table";
import { Pagination, RowCount } from "./pagination";
import { rowHandlers } from "./parts/row-opening";
import { TableBody } from "./parts/table-body";
import { TableHeader } from "./parts/table-header";
import { useTableStyles } from "./parts/table-styles";
import { useUnfolded } from "./parts/use-unfolded";
import { ALL, PAGE_SIZE, type TableState, useTable } from "./use-table";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", minWidth: 0, borderRadius: "inherit" },
  failed: { boxShadow: "none" },
});

export type DataTableProps<T> = TableState<T> & {
  getRowId: (row: T) => string | number;
  /** What the table lists, for screen readers. */
  caption: string;
  /** Where a row leads. */
  rowHref?: (row: T) => string;
  /** Click, Enter. */
  onOpen?: (row: T) => void;
  /** What a click or Enter unfolds under a row instead of opening it; not within `maxHeight`. */
  details?: (row: T) => ReactNode;
  /** Rows as high as their text; not within `maxHeight`. */
  comfortable?: boolean;
  loading?: boolean;
  /** @default "Chargement des données ..." */
  loadingText?: string;
  /** @default "Aucune donnée" */
  emptyText?: string;
  /** Why there are no rows to show. */
  error?: string | undefined;
  onRetry?: () => void;
  /** CSS height within which all the rows scroll, instead of standing in pages; a phone keeps its pages of cards. */
  maxHeight?: string;
  className?: string;
};

/** A long list: sorted, in pages, its rows openable by mouse and keyboard; cards on a phone. */
export function DataTable<T>(props: DataTableProps<T>) {
  const {
    rows,
    columns,
    getRowId,
    caption,
    rowHref,
    loading = false,
    error,
    onRetry,
    maxHeight,
    comfortable = false,
    className,
  } = props;
  const { loadingText = "Chargement des données ...", emptyText = "Aucune donnée" } = props;
  const styles = useTableStyles();
  const own = useStyles();
  const isMobile = useIsMobile();
  const scrolls = maxHeight !== undefined && !isMobile;
  const pageSize = scrolls ? ALL : (props.pageSize ?? PAGE_SIZE);
  const { shown, sort, setSort, page, setPage } = useTable({ ...props, pageSize });

  const unfolding = useUnfolded(props.details, getRowId);
  const onOpen = unfolding?.toggle ?? props.onOpen;
  const latest = useLatest({ shown, onOpen, rowHref });
  const openable = onOpen !== undefined || rowHref !== undefined;
  const handlers = useMemo(
    () => ({
      ...rowHandlers<T>({
        rowOf: (element) =>
          latest.current.shown[Number(element.closest<HTMLElement>("[data-row]")?.dataset["row"])],
        onOpen: (row) => latest.current.onOpen?.(row),
        rowHref: rowHref && ((row) => latest.current.rowHref?.(row) ?? ""),
      }),
    }),
    // Only whether rows lead somewhere matters here.
    [latest, rowHref],
  );

  if (error && rows.length === 0)
    return <ErrorCard message={error} onRetry={onRetry} className={own.failed} />;
  const waiting = loading && rows.length === 0;
  const nothing = !loading && rows.length === 0;
  const parts = { rows: shown, columns, getRowId, rowHref, openable, handlers, unfolding, comfortable };

  return (
    <div className={className ? `${own.root} ${className}` : own.root} aria-busy={loading}>
      {isMobile && <CardList {...parts} caption={caption} />}
      {scrolls && (
        <LongTable {...parts} caption={caption} sort={sort} onSort={setSort} maxHeight={maxHeight} />
      )}
      {!isMobile && !scrolls && (
        <div className={styles.scroller}>
          <table className={styles.table}>
            <caption>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <TableHeader columns={columns} sort={sort} onSort={setSort} />
            <TableBody {...parts} />
          </table>
        </div>
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
