import { Button, makeStyles, media, mergeClasses, Surface } from "@coulisses/shared-ui/base";
import { DataTable, type DataTableProps } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import type { ReactNode } from "react";
import { readPage, readPageSize, withPage } from "./list-address";
import { readSort, withSort } from "./sort";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", gap: "8px" },
  /** Lets the pages' buttons be scrolled from under the round one. */
  clearOfCreate: { paddingBottom: "64px" },
  create: {
    position: "fixed",
    right: "28px",
    bottom: "20px",
    zIndex: 10,
    width: "52px",
    height: "52px",
    minWidth: "52px",
    borderRadius: "50%",
    [media.mobile]: { right: "16px", bottom: "76px" },
  },
});

type FromAddress = "pageSize" | "sort" | "onSortChange" | "page" | "onPageChange" | "getRowId";

export type SheetListProps<Row extends { id: number }> = Omit<DataTableProps<Row>, FromAddress> & {
  /** Keeps the order and the page. */
  address: URLSearchParams;
  show: (address: URLSearchParams) => void;
  filters: ReactNode;
  /** Absent for those who may not. */
  create?: { label: string; onCreate: () => void } | false;
  /** The dialogs. */
  children?: ReactNode;
};

/** A list of sheets under its filters. */
export function SheetList<Row extends { id: number }>(props: SheetListProps<Row>) {
  const { address, show, filters, create, children, ...table } = props;
  const styles = useStyles();
  return (
    <div className={create ? mergeClasses(styles.page, styles.clearOfCreate) : styles.page}>
      {filters}
      <Surface padded={false}>
        <DataTable
          {...table}
          getRowId={({ id }) => id}
          pageSize={readPageSize(address)}
          sort={readSort(address)}
          onSortChange={(sort) => show(withSort(address, sort))}
          page={readPage(address)}
          onPageChange={(page) => show(withPage(address, page))}
        />
      </Surface>
      {create && (
        <Button
          className={styles.create}
          appearance="primary"
          icon={<UiIcon name="add" size={26} />}
          tooltip={create.label}
          onClick={create.onCreate}
        />
      )}
      {children}
    </div>
  );
}
