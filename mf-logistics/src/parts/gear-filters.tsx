import type { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import type { Category } from "@coulisses/shared-domain/gear/category";
import type { Team } from "@coulisses/shared-domain/people/team";
import { GearFilterPickers } from "@coulisses/shared-sheets/gear-request";
import { FilterBar, SearchField } from "@coulisses/shared-ui/form";
import type { ReactNode } from "react";

export const gearFilterKeys = ["search", "category", "owner"] as const;
type Key = (typeof gearFilterKeys)[number];

type Props = Omit<ReturnType<typeof useAddressFilters<Key>>, "set"> & {
  set: (key: Key, value: string) => void;
  categories: readonly Category[];
  teams: readonly Team[];
  /** The filters of one page. */
  children?: ReactNode;
};

/** What the catalogue, the inventory and the recap are filtered by. */
export function GearFilters({ filters, set, reset, activeCount, categories, teams, children }: Props) {
  return (
    <FilterBar
      activeCount={activeCount}
      onReset={reset}
      search={
        <SearchField
          label="Rechercher un matos"
          value={filters.search}
          onChange={(text) => set("search", text)}
        />
      }
    >
      <GearFilterPickers filters={filters} set={set} categories={categories} teams={teams} />
      {children}
    </FilterBar>
  );
}
