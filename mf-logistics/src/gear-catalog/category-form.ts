import {
  type Category,
  type CategoryForm,
  createCategory,
  updateCategory,
} from "@coulisses/shared-domain/gear/category";
import type { Team } from "@coulisses/shared-domain/people/team";
import { pathLabel } from "@coulisses/shared-domain/gear/gear-code";
import { rules } from "@coulisses/shared-pages/forms";
import { problemIn } from "@coulisses/shared-domain/festival-error";

type CategoryValues = {
  name: string;
  /** Code of a team. */
  owner: string | null;
  /** Id of a category. */
  parent: number | null;
};

export function categoryValues(category?: Category): CategoryValues {
  return {
    name: category?.name ?? "",
    owner: category?.owner?.code ?? null,
    parent: category?.parent ?? null,
  };
}

export function toCategoryForm({ name, owner, parent }: CategoryValues): CategoryForm {
  return {
    name: name.trim(),
    ...(owner !== null && { owner }),
    ...(parent !== null && { parent }),
  };
}

/**
 * Rules of a category, as the server checks them; the name field shows the error, for the path comes from the
 * name.
 */
export const categoryRules = (categories: readonly Category[], id?: number) =>
  rules<CategoryValues>({
    name: (name, { parent }) => {
      const input = { name, parent: parent ?? undefined };
      return problemIn(() =>
        id === undefined ? createCategory(categories, input) : updateCategory(categories, id, input),
      );
    },
  });

/** CAT-2: owner of the parent, which a child can't change. */
export function inheritedOwner(parent: number | null, categories: readonly Category[]): string | undefined {
  return categories.find(({ id }) => id === parent)?.owner?.code;
}

/** Categories that can hold this one: not itself nor its descendants. */
export function possibleParents(categories: readonly Category[], moved?: Category): readonly Category[] {
  if (!moved) return categories;
  return categories.filter(({ path }) => path !== moved.path && !path.startsWith(`${moved.path}->`));
}

/** Another editor's version of the category, in words. */
export function categorySummary(
  { name, owner, parent }: CategoryValues,
  categories: readonly Category[],
  teams: readonly Team[],
): string {
  const under = categories.find(({ id }) => id === parent);
  return [
    `Nom : ${name}`,
    `Équipe responsable : ${teams.find(({ code }) => code === owner)?.name ?? "aucune"}`,
    `Catégorie parente : ${under ? pathLabel(under.path, categories) : "aucune"}`,
  ].join("\n");
}
