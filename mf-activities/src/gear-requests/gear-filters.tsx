import { drives } from "@coulisses/shared-domain/festival-event/drive";
import type { Team } from "@coulisses/shared-domain/people/team";
import { useListGearCategoriesQuery } from "@coulisses/shared-auth";
import { GearFilterPickers } from "@coulisses/shared-sheets/gear-request";
import { SearchField, SearchPicker } from "@coulisses/shared-ui/form";

/** The server searches: it is asked once the person has stopped typing. */
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

/** What the gear that is asked for must be; one request of an activity has to answer all of it. */
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
