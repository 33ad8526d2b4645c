import { useMemo, useState } from "react";
import type { Column } from "./parts/column";
import { type Sort, sortRows } from "./parts/sorting";

export const PAGE_SIZE = 25;
/** The size of the one page of a table without pages. */
export const ALL = Number.MAX_SAFE_INTEGER;

export type TableState<T> = {
  rows: readonly T[];
  columns: readonly Column<T>[];
  /** Given, the caller keeps it (in the URL); else the table does. */
  sort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
  /** From 1; the same. */
  page?: number;
  onPageChange?: (page: number) => void;
  /** `Number.MAX_SAFE_INTEGER`: all rows on one page, which the caller makes longer. @default 25 */
  pageSize?: number;
};

type Table<T> = {
  /** The rows of the page in view. */
  shown: readonly T[];
  sort: Sort | null;
  setSort: (sort: Sort | null) => void;
  page: number;
  setPage: (page: number) => void;
};

/** Sorts and cuts into pages. A page that is no more shows the last one. */
export function useTable<T>({
  rows,
  columns,
  sort: givenSort,
  onSortChange,
  page: givenPage,
  onPageChange,
  pageSize = PAGE_SIZE,
}: TableState<T>): Table<T> {
  const [ownSort, setOwnSort] = useState<Sort | null>(null);
  const [ownPage, setOwnPage] = useState(1);
  const sort = givenSort === undefined ? ownSort : givenSort;

  const valueOf = columns.find((column) => column.key === sort?.key)?.sortBy;
  const direction = sort?.direction;
  const sorted = useMemo(
    () => (valueOf && direction ? sortRows(rows, valueOf, direction) : rows),
    [rows, valueOf, direction],
  );

  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const wanted = givenPage ?? ownPage;
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), last);
  const shown = useMemo(() => sorted.slice((page - 1) * pageSize, page * pageSize), [sorted, page, pageSize]);

  const setPage = (next: number) => {
    setOwnPage(next);
    onPageChange?.(next);
  };
  return {
    shown,
    sort,
    page,
    setPage,
    setSort: (next) => {
      setOwnSort(next);
      onSortChange?.(next);
      // Whoever keeps the sort decides what becomes of the page, in one change of the URL.
      if (!onSortChange) setPage(1);
    },
  };
}
