import type { Gear } from "@coulisses/shared-domain/gear/gear";
import { makeStyles, Text, tip } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { pathLabel } from "@coulisses/shared-domain/gear/gear-code";
import { type RowWrites, withActions } from "../parts/edit-and-remove";

const useStyles = makeStyles({
  category: { display: "flex", gap: "8px", minWidth: 0, alignItems: "baseline" },
});

function CategoryCell({ category }: Pick<Gear, "category">) {
  const styles = useStyles();
  if (!category) return <Text muted>Sans catégorie</Text>;
  const path = pathLabel(category.path);
  return (
    <span className={styles.category}>
      {category.name}
      {category.path.includes("->") && (
        <Text size="small" muted truncate {...tip(path)}>
          {path}
        </Text>
      )}
    </span>
  );
}

const tick = (is: boolean) => is && <UiIcon name="check" label="Oui" />;

/** `writes` is absent for those who only read. */
export function gearColumns(writes?: RowWrites<Gear>): Column<Gear>[] {
  const columns: Column<Gear>[] = [
    {
      key: "name",
      header: "Matos",
      mobileTitle: true,
      sortBy: ({ name }) => name,
      render: ({ name }) => name,
    },
    {
      key: "code",
      header: "Référence",
      width: "100px",
      sortBy: ({ code }) => code,
      render: ({ code }) => code,
    },
    {
      key: "isPonctualUsage",
      header: "Matos d'appoint",
      width: "112px",
      align: "center",
      sortBy: ({ isPonctualUsage }) => !isPonctualUsage,
      render: ({ isPonctualUsage }) => tick(isPonctualUsage),
    },
    {
      key: "isConsumable",
      header: "Matos consommable",
      width: "142px",
      align: "center",
      sortBy: ({ isConsumable }) => !isConsumable,
      render: ({ isConsumable }) => tick(isConsumable),
    },
    {
      key: "category",
      header: "Catégorie",
      sortBy: ({ category }) => category?.path,
      render: ({ category }) => <CategoryCell {...(category && { category })} />,
    },
  ];
  return withActions(columns, writes);
}
