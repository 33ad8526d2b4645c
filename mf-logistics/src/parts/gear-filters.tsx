import type { useAddressFilters } from "@coulisses/federation/address-filters";
import type { Category } from "@coulisses/shared-domain/gear/category";
import type { Team } from "@coulisses/shared-domain/people/team";
import { makeStyles } from "@coulisses/shared-ui/base";
import { CategoryPicker, FilterBar, SearchField, TeamPicker } from "@coulisses/shared-ui/form";
import type { ReactNode } from "react";

export const gearFilterKeys = ["search", "category", "owner"] as const;
type Key = (typeof gearFilterKeys)[number];

const useStyles = makeStyles({
  search: { flex: "2 1 200px", minWidth: "160px", maxWidth: "420px" },
  choice: { flex: "1 1 160px", minWidth: "140px", maxWidth: "240px" },
});

type Props = Omit<ReturnType<typeof useAddressFilters<Key>>, "set"> & {
  set: (key: Key, value: string) => void;
  categories: readonly Category[];
  teams: readonly Team[];
  /** The filters and buttons of one page. */
  children?: ReactNode;
};

/** What the catalogue, the inventory and the recap are filtered by. */
export function GearFilters({ filters, set, reset, activeCount, categories, teams, children }: Props) {
  const styles = useStyles();
  return (
    <FilterBar
      activeCount={activeCount}
      onReset={reset}
      search={
        <SearchField
          label="Rechercher un matos"
          className={styles.search}
          value={filters.search}
          onChange={(text) => set("search", text)}
        />
      }
    >
      <CategoryPicker
        label="Catégorie"
        placeholder="Catégorie"
        hideLabel
        clearable
        className={styles.choice}
        options={categories}
        value={categories.find(({ path }) => path === filters.category) ?? null}
        onChange={(category) => set("category", category?.path ?? "")}
      />
      <TeamPicker
        label="Équipe responsable"
        placeholder="Équipe responsable"
        hideLabel
        clearable
        className={styles.choice}
        options={teams}
        value={teams.find(({ code }) => code === filters.owner) ?? null}
        onChange={(team) => set("owner", team?.code ?? "")}
      />
      {children}
    </FilterBar>
  );
}
