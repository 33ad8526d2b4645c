import type { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import type { Category } from "@coulisses/shared-domain/gear/category";
import type { Team } from "@coulisses/shared-domain/people/team";
import { GearFilterPickers } from "@coulisses/shared-sheets/gear-request";
import { FilterBar, SearchField } from "@coulisses/shared-ui/filters";
import type { ReactNode } from "react";

export const gearFilterKeys = ["search", "category", "owner"] as const;
type Key = (typeof gearFilterKeys)[number];

type Props = Pick<ReturnType<typeof useAddressFilters<Key>>, "filters" | "bar"> & {
  set: (key: Key, value: string) => void;
  field: (key: "search") => { value: string; onChange: (text: string) => void };
  categories: readonly Category[];
  teams: readonly Team[];
  /** Filters of one page only. */
  children?: ReactNode;
  /** A filter of one page that is set in one press. */
  quick?: ReactNode;
};

/** Filters of the catalogue, the inventory and the recap. */
export function GearFilters({ filters, set, field, bar, categories, teams, children, quick }: Props) {
  return (
    <FilterBar
      {...bar}
      search={<SearchField label="Rechercher un matos" {...field("search")} />}
      quick={quick}
    >
      <GearFilterPickers filters={filters} set={set} categories={categories} teams={teams} />
      {children}
    </FilterBar>
  );
}
