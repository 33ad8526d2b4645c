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

export type CategoryValues = {
  name: string;
  /** A team's code. */
  owner: string | null;
  /** An id. */
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

/** What the server would refuse; the name carries it, for its path is what a category is known by. */
export const categoryRules = (categories: readonly Category[], id?: number) =>
  rules<CategoryValues>({
    name: (name, { parent }) => {
      const input = { name, parent: parent ?? undefined };
      return problemIn(() =>
        id === undefined ? createCategory(categories, input) : updateCategory(categories, id, input),
      );
    },
  });

/** CAT-2: under a parent that has an owner, there is nothing to choose. */
export function inheritedOwner(parent: number | null, categories: readonly Category[]): string | undefined {
  return categories.find(({ id }) => id === parent)?.owner?.code;
}

/** Where a category can be put: not under itself. */
export function possibleParents(categories: readonly Category[], moved?: Category): readonly Category[] {
  if (!moved) return categories;
  return categories.filter(({ path }) => path !== moved.path && !path.startsWith(`${moved.path}->`));
}

/** What somebody else has made of it, in words. */
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
