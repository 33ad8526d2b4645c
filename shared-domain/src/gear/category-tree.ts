import type { Category, CategoryBranch } from "./category";
import { slugOf } from "../slug";

/** The filters of the categories. */
type CategorySearch = { name?: string | undefined; owner?: string | undefined };

/**
 * True when the category's path and its owner's code contain the filters; an absent filter accepts
 * everything.
 */
export function matchesCategorySearch(
  { path, owner }: Pick<Category, "path" | "owner">,
  asked: CategorySearch,
): boolean {
  return path.includes(slugOf(asked.name ?? "")) && (owner?.code ?? "").includes(slugOf(asked.owner ?? ""));
}

/** The roots, each with what is under it, in the order of the categories. */
export function treeOf(categories: readonly Category[]): CategoryBranch[] {
  const branches = new Map<number | undefined, CategoryBranch>(
    categories.map((category) => [category.id, { ...category, subCategories: [] }]),
  );
  const roots: CategoryBranch[] = [];
  for (const branch of branches.values()) {
    (branches.get(branch.parent)?.subCategories ?? roots).push(branch);
  }
  return roots;
}
