import { ListPage, PageAction, Surface } from "@coulisses/shared-ui/base";
import { DataTable, type DataTableProps } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { type ReactNode, useMemo } from "react";
import { readPage, readPageSize, withPage } from "./list-address";
import { readSort, withSort } from "./sort";

type FromAddress = "pageSize" | "sort" | "onSortChange" | "page" | "onPageChange" | "getRowId";

/** A table whose page, size and order are in the address. */
export type SheetListProps<Row extends { id: number }> = Omit<DataTableProps<Row>, FromAddress> & {
  /** Holds the order and the page. */
  address: URLSearchParams;
  show: (address: URLSearchParams) => void;
  filters: ReactNode;
  /** `PageAction`s beside the creation. */
  actions?: ReactNode;
  /** Absent without the permission to create. */
  create?: { label: string; onCreate: () => void } | false;
  /** The dialogs. */
  children?: ReactNode;
};

/** A list of sheets under its filters. */
export function SheetList<Row extends { id: number }>(props: SheetListProps<Row>) {
  const { address, show, filters, actions, create, children, rows, ...table } = props;
  // By number also among equals of a status, a team or a name.
  const byNumber = useMemo(() => rows.toSorted((a, b) => a.id - b.id), [rows]);
  return (
    <ListPage
      filters={filters}
      actions={
        <>
          {actions}
          {create && (
            <PageAction main label={create.label} icon={<UiIcon name="add" />} onClick={create.onCreate} />
          )}
        </>
      }
    >
      <Surface padded={false}>
        <DataTable
          {...table}
          rows={byNumber}
          getRowId={({ id }) => id}
          pageSize={readPageSize(address)}
          sort={readSort(address)}
          onSortChange={(sort) => show(withSort(address, sort))}
          page={readPage(address)}
          onPageChange={(page) => show(withPage(address, page))}
        />
      </Surface>
      {children}
    </ListPage>
  );
}
