import type { Category } from "@coulisses/shared-domain/gear/category";
import type { Team } from "@coulisses/shared-domain/people/team";
import { CategoryPicker, TeamPicker } from "@coulisses/shared-ui/filters";

/** The filters of a list of gears: the path of a category and the code of a team, "" for none. */
type GearFilterPickersProps = {
  filters: { category: string; owner: string };
  set: (key: "category" | "owner", value: string) => void;
  categories: readonly Category[];
  teams: readonly Team[];
};

/** The filters « Catégorie » and « Équipe responsable » of a list of gears. */
export function GearFilterPickers({ filters, set, categories, teams }: GearFilterPickersProps) {
  return (
    <>
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
    </>
  );
}
