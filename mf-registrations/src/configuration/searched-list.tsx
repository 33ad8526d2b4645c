import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { slugOf } from "@coulisses/shared-domain/slug";
import { loadState, type Load } from "@coulisses/shared-auth";
import { ListPage, noMatch, PageAction, Surface } from "@coulisses/shared-ui/base";
import { actionsColumn, type Column, DataTable, type DataTableProps } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField } from "@coulisses/shared-ui/filters";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { type ReactNode, useMemo } from "react";

type SearchedListProps<Row> = Pick<
  DataTableProps<Row>,
  "caption" | "rows" | "columns" | "getRowId" | "onOpen" | "loadingText"
> & {
  emptyText: string;
  /** Text that the search looks in. */
  textOf: (row: Row) => string;
  searchLabel: string;
  addLabel: string;
  onAdd: () => void;
  /** Request of the rows. */
  request: Load;
  /** True while other data that the rows need is loading. */
  isAwaited?: boolean;
  /** Dialogs of the list. */
  children: ReactNode;
};

const keys = ["search"] as const;

type Named = { name: string };
type NamedRowActions<Row> = {
  /** True for a row that the site needs, which can't be removed. */
  isNeeded: (row: Row) => boolean;
  /** Reason why the reader may neither change nor remove a row. */
  problemOf?: (row: Row) => string | undefined;
  onEdit: (row: Row) => void;
  onRemove: (row: Row) => void;
};

/** Columns of a list of named rows: name, `between`, actions. */
export const namedColumns = <Row extends Named>(
  between: readonly Column<Row>[],
  { isNeeded, problemOf, onEdit, onRemove }: NamedRowActions<Row>,
): Column<Row>[] => [
  { key: "name", header: "Nom", mobileTitle: true, sortBy: ({ name }) => name, render: ({ name }) => name },
  ...between,
  ...actionsColumn<Row>({
    what: ({ name }) => name,
    onEdit,
    ...(problemOf && { editProblem: problemOf }),
    onRemove,
    keeps: (row) => isNeeded(row) || problemOf?.(row) !== undefined,
    removeLabel: (row) =>
      isNeeded(row)
        ? `${row.name} reste : le site en a besoin`
        : (problemOf?.(row) ?? `Supprimer ${row.name}`),
  }),
];

/** A short searchable list of the configuration, with a button that adds a row. */
export function SearchedList<Row>(props: SearchedListProps<Row>) {
  const { rows, textOf, searchLabel, addLabel, onAdd, request, emptyText, children, ...table } = props;
  const { isAwaited = false, ...listed } = table;
  const state = loadState(request);
  const { filters, activeCount, field, bar } = useAddressFilters(keys);
  const shown = useMemo(() => {
    const wanted = slugOf(filters.search);
    return rows.filter((row) => slugOf(textOf(row)).includes(wanted));
  }, [rows, textOf, filters.search]);

  return (
    <ListPage
      filters={<FilterBar {...bar} search={<SearchField label={searchLabel} {...field("search")} />} />}
      actions={<PageAction main label={addLabel} icon={<UiIcon name="add" />} onClick={onAdd} />}
    >
      <Surface padded={false}>
        <DataTable
          {...listed}
          rows={shown}
          emptyText={noMatch(activeCount) ?? emptyText}
          {...state}
          loading={isAwaited || state.loading}
        />
      </Surface>
      {children}
    </ListPage>
  );
}
