import { eq, inArray, sql } from "drizzle-orm";
import type { Category, CategoryForm, OwnerTeam } from "@coulisses/shared-domain/gear/category";
import { namedTeamNotFound } from "@coulisses/shared-domain/access/grants";
import * as rules from "@coulisses/shared-domain/gear/category";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import type { Transaction } from "../database/database";
import { keptRow, rowsOf } from "../database/driver";
import { lockTable } from "../database/locks";
import { teams } from "../database/schema/access";
import { gearCategories } from "../database/schema/catalogues";
import type { Target } from "../input/if-match";
import { categoriesQuery } from "./queries";

export async function addCategory(tx: Transaction, form: CategoryForm): Promise<Category> {
  const tree = await lockTree(tx);
  const category = rules.createCategory(tree, await inputOf(tx, form));
  const { id, version } = gearCategories;
  const created = keptRow(await tx.insert(gearCategories).values(rowOf(category)).returning({ id, version }));
  return { ...created, ...category };
}

export async function changeCategory(tx: Transaction, target: Target, form: CategoryForm): Promise<Category> {
  const { id } = target;
  const tree = await lockTree(tx);
  checkSeen(tree, target);
  await save(tx, rules.updateCategory(tree, id, await inputOf(tx, form)));
  return findCategory(tx, id);
}

export async function removeCategory(tx: Transaction, target: Target): Promise<void> {
  const { id } = target;
  const tree = await lockTree(tx);
  checkSeen(tree, target);
  const moved = rules.removeCategory(tree, id);
  // A child may take the path of the removed one.
  await tx.delete(gearCategories).where(eq(gearCategories.id, id));
  await save(tx, moved);
}

export async function findCategory(tx: Transaction, id: number): Promise<Category> {
  const category = (await readTree(tx)).find((category) => category.id === id);
  if (!category) throw rules.categoryNotFound(id);
  return category;
}

/** The rules need the whole tree, locked against other changes. */
async function lockTree(tx: Transaction): Promise<Category[]> {
  await lockTable(tx, gearCategories);
  return readTree(tx);
}

function checkSeen(tree: readonly Category[], { id, expectedVersion }: Target): void {
  const present = tree.find((category) => category.id === id);
  if (!present) throw rules.categoryNotFound(id);
  checkVersion("category", present.version, expectedVersion);
}

/** Every category, as the transaction sees them. */
export async function readTree(tx: Transaction): Promise<Category[]> {
  const result = await tx.execute(sql.raw(categoriesQuery.text));
  return rowsOf<{ category: Category }>(result).map(({ category }) => category);
}

async function inputOf(tx: Transaction, { owner, ...form }: CategoryForm): Promise<rules.CategoryInput> {
  return owner === undefined ? form : { ...form, owner: await ownerTeam(tx, owner) };
}

async function ownerTeam(tx: Transaction, code: string): Promise<OwnerTeam> {
  const [team] = await tx
    .select({ code: teams.code, name: teams.name })
    .from(teams)
    .where(eq(teams.code, code));
  if (!team) throw namedTeamNotFound(code);
  return team;
}

/** In two steps: another category may be just leaving a path. */
async function save(tx: Transaction, categories: readonly rules.CategoryInTree[]): Promise<void> {
  const { id } = gearCategories;
  const ids = categories.map((category) => category.id);
  await tx
    .update(gearCategories)
    .set({ path: sql`'->' || ${id}` })
    .where(inArray(id, ids));
  for (const category of categories) {
    await tx.update(gearCategories).set(rowOf(category)).where(eq(id, category.id));
  }
}

function rowOf({ name, path, parent, owner }: Omit<rules.CategoryInTree, "id">) {
  return { name, path, parentId: parent ?? null, ownerCode: owner?.code ?? null };
}
