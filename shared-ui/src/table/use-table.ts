import {
  createPaginatedRowModel,
  createSortedRowModel,
  functionalUpdate,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable as useTanStackTable,
  type ColumnDef,
  type Row,
  type SortingState,
  type Updater,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import type { Column } from "./column";
import { compare, sortable, type Sort } from "./sorting";

/** The specification's. */
export const PAGE_SIZE = 25;
/** The size of the one page of a table without pages. */
export const ALL = Number.MAX_SAFE_INTEGER;

/** Of the library's parts, those that our tables use; a page filters its rows itself, by its address. */
const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  rowExpandingFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

type Features = typeof features;
/** A row as the library keeps it: its `id` is the text of `getRowId`, `original` what the page gave. */
export type Line<T> = Omit<Row<Features, object>, "original"> & { original: T };

/** The rows of a table, and the state that its caller keeps. */
export type TableState<T> = {
  rows: readonly T[];
  columns: readonly Column<T>[];
  /** The row's identity, which stays the same when it changes. */
  getRowId: (row: T) => string | number;
  /**
   * When given, the caller keeps it (in the URL); otherwise the table does, also by several columns: Shift
   * adds one.
   */
  sort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
  /** From 1; the same. */
  page?: number;
  onPageChange?: (page: number) => void;
  /** `Number.MAX_SAFE_INTEGER`: all rows on one page, which the caller makes longer. @default 25 */
  pageSize?: number;
};

function definitionOf<T>({ key, sortBy }: Column<T>): ColumnDef<Features, object> {
  return {
    id: key,
    accessorFn: (row) => sortable(sortBy?.(row as T)),
    enableSorting: sortBy !== undefined,
    sortFn: (a, b, id) => compare(a.getValue(id), b.getValue(id)),
    sortUndefined: "last",
  };
}

/** Sorts, cuts into pages and unfolds one row at a time. A page that is no more shows the last one. */
export function useTable<T>({
  rows,
  columns,
  getRowId,
  sort: givenSort,
  onSortChange,
  page: givenPage,
  onPageChange,
  pageSize = PAGE_SIZE,
}: TableState<T>) {
  const [ownSorting, setOwnSorting] = useState<SortingState>([]);
  const [ownPage, setOwnPage] = useState(1);
  const keepsSort = givenSort === undefined;
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(givenPage ?? ownPage) || 1), last);

  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const { key, direction } = givenSort ?? {};
  const sorting = useMemo((): SortingState => {
    if (keepsSort) return ownSorting;
    return key === undefined ? [] : [{ id: key, desc: direction === "desc" }];
  }, [keepsSort, ownSorting, key, direction]);
  const pagination = useMemo(() => ({ pageIndex: page - 1, pageSize }), [page, pageSize]);

  const setPage = (next: number) => {
    setOwnPage(next);
    onPageChange?.(next);
  };
  const onSortingChange = (updater: Updater<SortingState>) => {
    const next = functionalUpdate(updater, sorting);
    const [first] = next;
    setOwnSorting(next);
    onSortChange?.(first ? { key: first.id, direction: first.desc ? "desc" : "asc" } : null);
    // A caller that keeps the sort decides about the page too, in one change of the URL.
    if (!onSortChange) setPage(1);
  };
  const table = useTanStackTable<Features, object>({
    features,
    columns: definitions,
    data: rows as readonly object[],
    getRowId: (row) => String(getRowId(row as T)),
    state: { sorting, pagination },
    onSortingChange,
    sortDescFirst: false,
    enableMultiSort: keepsSort,
    autoResetPageIndex: false,
    autoResetExpanded: false,
  });

  return {
    lines: table.getRowModel().rows as unknown as readonly Line<T>[],
    columnOf: (id: string) => table.getColumn(id),
    page,
    setPage,
    toggle: ({ id }: Line<T>) => {
      const unfolded = table.atoms.expanded.get();
      table.setExpanded(unfolded !== true && unfolded[id] ? {} : { [id]: true });
    },
  };
}

/** The result of `useTable`. */
export type Table<T> = ReturnType<typeof useTable<T>>;
