import { makeStyles } from "@griffel/react";
import { Heading } from "../base/text/text";
import { SimpleTable, type SimpleTableProps } from "./simple-table";

const useStyles = makeStyles({ block: { display: "flex", flexDirection: "column", gap: "6px" } });

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
