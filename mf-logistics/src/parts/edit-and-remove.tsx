import { makeStyles } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { RowButton } from "./row-button";

const useStyles = makeStyles({
  actions: {
    display: "flex",
    flexShrink: 0,
    justifyContent: "flex-end",
    gap: "2px",
    "& > button": { margin: 0 },
  },
});

type Props = { name: string; onEdit: () => void; onRemove: () => void };

/** The buttons at the end of a catalogue's row. */
export function EditAndRemove({ name, onEdit, onRemove }: Props) {
  const styles = useStyles();
  return (
    <span className={styles.actions}>
      <RowButton icon="edit" tooltip={`Modifier ${name}`} onClick={onEdit} />
      <RowButton icon="delete" tooltip={`Supprimer ${name}`} onClick={onRemove} />
    </span>
  );
}

/** What those who may write do with a row. */
export type RowWrites<T> = { onEdit: (row: T) => void; onRemove: (row: T) => void };

/** `writes` is absent for those who only read. */
export function withActions<T extends { name: string }>(
  columns: Column<T>[],
  writes?: RowWrites<T>,
): Column<T>[] {
  if (!writes) return columns;
  return [
    ...columns,
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      width: "60px",
      align: "end",
      render: (row) => (
        <EditAndRemove
          name={row.name}
          onEdit={() => writes.onEdit(row)}
          onRemove={() => writes.onRemove(row)}
        />
      ),
    },
  ];
}
