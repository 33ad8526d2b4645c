import { drives } from "@coulisses/shared-domain/festival-event/drive";
import type { Team } from "@coulisses/shared-domain/people/team";
import { useListGearCategoriesQuery } from "@coulisses/shared-auth";
import { GearFilterPickers } from "@coulisses/shared-sheets/gear-request";
import { SearchField, SearchPicker } from "@coulisses/shared-ui/filters";

/** Milliseconds without typing before the server is asked. */
const SERVER_DELAY = 800;

const none: never[] = [];
const itself = (drive: string) => drive;

export const gearFilterKeys = ["search", "category", "owner", "drive"] as const;
export type GearFilterKey = (typeof gearFilterKeys)[number];

type Props = {
  filters: Record<GearFilterKey, string>;
  set: (key: GearFilterKey, value: string) => void;
  teams: Team[];
};

/** Filters of requested gear; one request of an activity must match all of them. */
export function GearFilters({ filters, set, teams }: Props) {
  const { data: categories = none } = useListGearCategoriesQuery();
  return (
    <>
      <SearchField
        label="Rechercher un matos"
        delay={SERVER_DELAY}
        value={filters.search}
        onChange={(typed) => set("search", typed)}
      />
      <GearFilterPickers filters={filters} set={set} categories={categories} teams={teams} />
      <SearchPicker
        label="Lieu de stockage"
        placeholder="Lieu de stockage"
        hideLabel
        clearable
        options={drives}
        getKey={itself}
        getLabel={itself}
        emptyText="Aucun lieu de ce nom"
        value={drives.find((drive) => drive === filters.drive) ?? null}
        onChange={(drive) => set("drive", drive ?? "")}
      />
    </>
  );
}
