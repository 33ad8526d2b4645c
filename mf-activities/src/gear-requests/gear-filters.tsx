import { drives } from "@coulisses/shared-domain/festival-event/drive";
import type { Team } from "@coulisses/shared-domain/people/team";
import { useListGearCategoriesQuery } from "@coulisses/shared-auth";
import { CategoryPicker, SearchField, SearchPicker, TeamPicker } from "@coulisses/shared-ui/form";

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
      <CategoryPicker
        label="Catégorie"
        placeholder="Catégorie"
        hideLabel
        clearable
        options={categories}
        value={categories.find(({ path }) => path === filters.category) ?? null}
        onChange={(category) => set("category", category?.path ?? "")}
      />
      <TeamPicker
        label="Équipe responsable"
        placeholder="Équipe responsable"
        hideLabel
        clearable
        options={teams}
        value={teams.find(({ code }) => code === filters.owner) ?? null}
        onChange={(team) => set("owner", team?.code ?? "")}
      />
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
