import { type FestivalError, badInput, notFound, refused } from "../festival-error";
import { catalogueName } from "../logistics/catalogue";
import type { Versioned } from "../version-conflict";
import { PATH_SEPARATOR } from "./gear-code";

/** The team that owns a category and the gear in it. */
export type OwnerTeam = { code: string; name: string };

/** A category as a gear names it; `path` holds the slugs from the root, `bricolage->outils`. */
export type GearCategory = { id: number; name: string; path: string };

/** A category of the catalogue. `parent` is absent from a root, `owner` where no team owns it. */
export type Category = GearCategory & Versioned & { parent?: number; owner?: OwnerTeam };

/** A category with what is under it. */
export type CategoryBranch = Category & { subCategories: CategoryBranch[] };

/** `owner` is a team's code, kept only without an owned parent. A change clears absent fields. */
export type CategoryForm = { name: string; owner?: string; parent?: number };

/** A category as the rules place it, without its version. */
export type CategoryInTree = Omit<Category, "version">;

/** `owner` is the team itself, `parent` an id. */
export type CategoryInput = {
  name: string;
  owner?: OwnerTeam | undefined;
  parent?: number | undefined;
};

/** The `not-found` refusal for an unknown category. */
export const categoryNotFound = (id: number): FestivalError => notFound(`La catégorie #${id} n'existe pas`);

/** The `refused` error, on the field `name`, for a path that is taken. */
export const categoryAlreadyExists = (name: string): FestivalError =>
  refused(`La catégorie « ${name} » existe déjà`, "name");

/**
 * CAT-1, CAT-2: a category with its path and its owner, which are its parent's if it has one.
 * Throws `bad-input` for the name, `not-found` for the parent, `refused` for a path that is taken.
 */
export function createCategory(
  categories: readonly CategoryInTree[],
  input: CategoryInput,
): Omit<CategoryInTree, "id"> {
  const category = putInTree(input, findParent(categories, input));
  checkPathIsFree(categories, category);
  return category;
}

/**
 * CAT-3: the category and all descendants that follow its path and owner. Throws like `createCategory`, and
 * `refused` for a category put under itself.
 */
export function updateCategory(
  categories: readonly CategoryInTree[],
  id: number,
  input: CategoryInput,
): CategoryInTree[] {
  const present = findCategory(categories, id);
  const parent = findParent(categories, input);
  if (parent && isWithin(parent, present)) {
    throw refused(`La catégorie « ${present.name} » ne peut pas être rangée dans elle-même`, "parent");
  }
  const updated = { id, ...putInTree(input, parent) };
  checkPathIsFree(
    categories.filter((category) => !isWithin(category, present)),
    updated,
  );
  return [updated, ...followers(categories, present, updated)];
}

/**
 * CAT-4: children of the removed category go one level up and keep their owner. Answers every category that
 * moves; one may take the removed one's path, so delete that first.
 */
export function removeCategory(categories: readonly CategoryInTree[], id: number): CategoryInTree[] {
  const target = findCategory(categories, id);
  const parent = categories.find((category) => category.id === target.parent);
  const staying = categories.filter((category) => !isWithin(category, target));
  return childrenOf(categories, target).flatMap((child) => {
    const { name, owner } = child;
    const moved = { id: child.id, ...putInTree({ name, owner }, parent) };
    checkPathIsFree(staying, moved);
    return [moved, ...followers(categories, child, moved)];
  });
}

function findCategory(categories: readonly CategoryInTree[], id: number): CategoryInTree {
  const category = categories.find((one) => one.id === id);
  if (!category) throw categoryNotFound(id);
  return category;
}

function findParent(
  categories: readonly CategoryInTree[],
  { parent }: CategoryInput,
): CategoryInTree | undefined {
  return parent === undefined ? undefined : findCategory(categories, parent);
}

/** CAT-1, CAT-2: the path continues the parent's; the parent's owner, if any, prevails. */
function putInTree(input: CategoryInput, parent: CategoryInTree | undefined): Omit<CategoryInTree, "id"> {
  const { name, slug } = catalogueName(input.name);
  if (slug.includes(PATH_SEPARATOR))
    throw badInput(`Nom : « ${PATH_SEPARATOR} » sépare les niveaux des catégories`, "name");
  const owner = parent?.owner ?? input.owner;
  return {
    name,
    path: parent ? `${parent.path}${PATH_SEPARATOR}${slug}` : slug,
    ...(parent ? { parent: parent.id } : {}),
    ...(owner ? { owner } : {}),
  };
}

/** The children of a category after it has changed; they lose an owner that they had inherited from it. */
function followers(
  categories: readonly CategoryInTree[],
  before: CategoryInTree,
  after: CategoryInTree,
): CategoryInTree[] {
  return childrenOf(categories, before).flatMap((child) => {
    const owner = before.owner ? undefined : child.owner;
    const moved = { id: child.id, ...putInTree({ name: child.name, owner }, after) };
    return [moved, ...followers(categories, child, moved)];
  });
}

const childrenOf = (categories: readonly CategoryInTree[], { id }: CategoryInTree) =>
  categories.filter(({ parent }) => parent === id);

function isWithin({ path }: CategoryInTree, ancestor: CategoryInTree): boolean {
  return path === ancestor.path || path.startsWith(`${ancestor.path}${PATH_SEPARATOR}`);
}

function checkPathIsFree(
  others: readonly CategoryInTree[],
  { name, path }: Omit<CategoryInTree, "id">,
): void {
  if (others.some((category) => category.path === path)) throw categoryAlreadyExists(name);
}
