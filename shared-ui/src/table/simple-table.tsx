import { makeStyles, mergeClasses } from "@griffel/react";
import type { ReactNode } from "react";
import { Heading, Text } from "../base/text/text";
import { DataTable, type DataTableProps } from "./data-table";
import { ALL } from "./use-table";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", gap: "8px", minWidth: 0, "--table-inset": "0px" },
  // One line: its title, that there is nothing, and the button that adds.
  folded: { flexDirection: "row", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" },
  empty: { flexGrow: 1 },
  footer: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

/** The rows and columns of a small table. */
export type SimpleTableProps<T> = Pick<
  DataTableProps<T>,
  "rows" | "columns" | "getRowId" | "caption" | "onOpen" | "rowHref"
> & {
  emptyText: string;
  /** Under the table, or beside the text that there is nothing: its "add" button. */
  footer?: ReactNode;
};

/** The small tables of a sheet's sections: no pages, rows as high as their text; one line when there are none. */
export function SimpleTable<T>(table: SimpleTableProps<T>) {
  return <FoldingTable {...table} />;
}

/** A small table and its title. */
type TitledTableProps<Row> = Omit<SimpleTableProps<Row>, "caption"> & { title: string };

/** A table of a section under its own title. */
export function TitledTable<Row>({ title, ...table }: TitledTableProps<Row>) {
  return <FoldingTable title={title} caption={title} {...table} />;
}

function FoldingTable<T>({ title, emptyText, footer, ...table }: SimpleTableProps<T> & { title?: string }) {
  const styles = useStyles();
  const isEmpty = table.rows.length === 0;
  return (
    <div className={mergeClasses(styles.root, isEmpty && styles.folded)}>
      {title !== undefined && (
        <Heading level={3} visual={4}>
          {title}
        </Heading>
      )}
      {isEmpty ? (
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
