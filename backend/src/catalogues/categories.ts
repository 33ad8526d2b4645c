import { slugOf } from "@coulisses/shared-domain/slug";
import type { CategorySearch } from "./search-params";

export type Category = {
  id: number;
  name: string;
  path: string;
  parent?: number;
  owner?: { code: string; name: string };
};

export type CategoryBranch = Category & { subCategories: CategoryBranch[] };

/** Whether a category's path and owner contain what is asked; an absent filter accepts everything. */
export function matchesCategorySearch(
  { path, owner }: Category,
  { name, owner: asked }: CategorySearch,
): boolean {
  return (
    path.includes(slugOf(name ?? "")) &&
    (asked === undefined || (owner?.code ?? "").includes(slugOf(asked)))
  );
}

/** The roots, each with what is under it; `categories` come parents first. */
export function treeOf(categories: readonly Category[]): CategoryBranch[] {
  const branches = new Map<number, CategoryBranch>();
  const roots: CategoryBranch[] = [];
  for (const category of categories) {
    const branch = { ...category, subCategories: [] };
    branches.set(category.id, branch);
    const parent = category.parent === undefined ? undefined : branches.get(category.parent);
    (parent?.subCategories ?? roots).push(branch);
  }
  return roots;
}
