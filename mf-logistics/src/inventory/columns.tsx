import type { InventoryGroup } from "@coulisses/shared-domain/inventory/inventory";
import { makeStyles, Text } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";

const useStyles = makeStyles({
  list: { listStyleType: "none", margin: 0, padding: 0 },
  line: { overflow: "hidden", textOverflow: "ellipsis" },
});

/** One line per storage; with several, each shows its quantity. */
function Storages({ records }: Pick<InventoryGroup, "records">) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {records.map(({ storage, quantity, comment }) => (
        <li key={storage} className={styles.line}>
          {storage}
          {records.length > 1 && ` (${quantity.toLocaleString("fr")})`}
          {comment && <Text size="small" muted>{` • ${comment}`}</Text>}
        </li>
      ))}
    </ul>
  );
}

export const inventoryColumns: Column<InventoryGroup>[] = [
  {
    key: "code",
    header: "Référence",
    width: "150px",
    priority: 2,
    sortBy: ({ gear }) => gear.code,
    render: ({ gear }) => gear.code,
  },
  {
    key: "name",
    header: "Nom du matos",
    mobileTitle: true,
    sortBy: ({ gear }) => gear.name,
    render: ({ gear }) => gear.name,
  },
  {
    key: "quantity",
    header: "Quantité",
    width: "110px",
    priority: 4,
    align: "end",
    sortBy: ({ quantity }) => quantity,
    render: ({ quantity }) => quantity.toLocaleString("fr"),
  },
  {
    key: "storage",
    header: "Lieu de stockage",
    minWidth: 160,
    priority: 3,
    render: ({ records }) => <Storages records={records} />,
  },
];
