import type { Category } from "@coulisses/shared-domain/gear/category";
import type { Gear } from "@coulisses/shared-domain/gear/gear";
import { makeStyles, Text, tip } from "@coulisses/shared-ui/base";
import { actionsColumn, type Column, type RowWrites } from "@coulisses/shared-ui/data";
import type { Team } from "@coulisses/shared-domain/people/team";
import { TeamChip, UiIcon } from "@coulisses/shared-ui/icons";
import { PATH_SEPARATOR, pathLabel } from "@coulisses/shared-domain/gear/gear-code";

const useStyles = makeStyles({
  category: { display: "flex", gap: "8px", minWidth: 0, alignItems: "baseline" },
});

type CategoryCellProps = Pick<Gear, "category"> & { categories: readonly Category[] };

function CategoryCell({ category, categories }: CategoryCellProps) {
  const styles = useStyles();
  if (!category) return <Text muted>Sans catégorie</Text>;
  const path = pathLabel(category.path, categories);
  return (
    <span className={styles.category}>
      {category.name}
      {category.path.includes(PATH_SEPARATOR) && (
        <Text size="small" muted truncate {...tip(path)}>
          {path}
        </Text>
      )}
    </span>
  );
}

const tick = (is: boolean) => is && <UiIcon name="check" label="Oui" />;

/** Columns of the catalogue; `writes` is absent for readers. */
export function gearColumns(
  teams: readonly Team[],
  categories: readonly Category[],
  writes?: RowWrites<Gear>,
): Column<Gear>[] {
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
      priority: 4,
      sortBy: ({ code }) => code,
      render: ({ code }) => code,
    },
    {
      key: "isPonctualUsage",
      header: "Matos d'appoint",
      width: "124px",
      priority: 2,
      align: "center",
      sortBy: ({ isPonctualUsage }) => !isPonctualUsage,
      render: ({ isPonctualUsage }) => tick(isPonctualUsage),
    },
    {
      key: "isConsumable",
      header: "Matos consommable",
      width: "144px",
      align: "center",
      sortBy: ({ isConsumable }) => !isConsumable,
      render: ({ isConsumable }) => tick(isConsumable),
    },
    {
      key: "category",
      header: "Catégorie",
      minWidth: 140,
      priority: 3,
      selfEvident: true,
      sortBy: ({ category }) => category?.path,
      render: ({ category }) => <CategoryCell categories={categories} {...(category && { category })} />,
    },
    {
      key: "owner",
      header: "Équipe",
      width: "120px",
      priority: 3,
      selfEvident: true,
      sortBy: ({ owner }) => owner?.name,
      render: ({ owner }) => {
        const team = teams.find(({ code }) => code === owner?.code);
        return team ? <TeamChip team={team} /> : owner?.name;
      },
    },
  ];
  return [...columns, ...actionsColumn<Gear>({ what: ({ name }) => name, ...writes })];
}
