import { useAddressFilters } from "@coulisses/federation/address-filters";
import { slugOf } from "@coulisses/shared-domain/slug";
import { isApiError } from "@coulisses/shared-auth";
import { ListPage, noMatch, PageAction, Surface } from "@coulisses/shared-ui/base";
import { DataTable, type DataTableProps } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { type ReactNode, useMemo } from "react";

type SearchedListProps<Row> = Pick<
  DataTableProps<Row>,
  "caption" | "rows" | "columns" | "getRowId" | "onOpen" | "loadingText"
> & {
  emptyText: string;
  /** What a row is found by. */
  textOf: (row: Row) => string;
  searchLabel: string;
  addLabel: string;
  onAdd: () => void;
  /** How the rows were read. */
  request: { isLoading: boolean; error?: unknown; refetch: () => unknown };
  /** The dialogs. */
  children: ReactNode;
};

const keys = ["search"] as const;

/** A short list of the configuration, found by a part of a text and added to by one button. */
export function SearchedList<Row>(props: SearchedListProps<Row>) {
  const { rows, textOf, searchLabel, addLabel, onAdd, request, emptyText, children, ...table } = props;
  const { filters, set, activeCount } = useAddressFilters(keys);
  const shown = useMemo(() => {
    const wanted = slugOf(filters.search);
    return rows.filter((row) => slugOf(textOf(row)).includes(wanted));
  }, [rows, textOf, filters.search]);
  const { error, refetch } = request;

  return (
    <ListPage
      filters={
        <FilterBar
          activeCount={activeCount}
          onReset={() => set("search", "")}
          search={
            <SearchField
              label={searchLabel}
              value={filters.search}
              onChange={(search) => set("search", search)}
            />
          }
        />
      }
      actions={<PageAction main label={addLabel} icon={<UiIcon name="add" />} onClick={onAdd} />}
    >
      <Surface padded={false}>
        <DataTable
          {...table}
          rows={shown}
          loading={request.isLoading}
          emptyText={noMatch(activeCount) ?? emptyText}
          {...(isApiError(error) && { error: error.message })}
          onRetry={() => void refetch()}
        />
      </Surface>
      {children}
    </ListPage>
  );
}
