import { makeStyles } from "@griffel/react";
import type { ReactNode } from "react";
import { Heading, Text } from "../base/text/text";
import { DataTable, type DataTableProps } from "./data-table";
import { ALL } from "./use-table";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", gap: "10px", minWidth: 0, "--table-inset": "0px" },
  block: { display: "flex", flexDirection: "column", gap: "6px" },
  empty: { margin: 0, padding: "14px 0" },
  footer: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

/** The rows and columns of a small table. */
export type SimpleTableProps<T> = Pick<
  DataTableProps<T>,
  "rows" | "columns" | "getRowId" | "caption" | "onOpen" | "rowHref"
> & {
  emptyText: string;
  /** Under the table: its "add" button. */
  footer?: ReactNode;
};

/** The small tables of a sheet's sections: no pages, rows as high as their text. */
export function SimpleTable<T>({ emptyText, footer, ...table }: SimpleTableProps<T>) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      {table.rows.length === 0 ? (
        <Text as="p" muted className={styles.empty}>
          {emptyText}
        </Text>
      ) : (
        <DataTable {...table} pageSize={ALL} comfortable />
      )}
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

/** A small table and its title. */
export type TitledTableProps<Row> = Omit<SimpleTableProps<Row>, "caption"> & { title: string };

/** A table of a section under its own title. */
export function TitledTable<Row>({ title, ...table }: TitledTableProps<Row>) {
  const styles = useStyles();
  return (
    <div className={styles.block}>
      <Heading level={3} visual={4}>
        {title}
      </Heading>
      <SimpleTable caption={title} {...table} />
    </div>
  );
}
