import { eq, sql } from "drizzle-orm";
import {
  type Gear,
  type GearForm,
  catalogueGear,
  checkGearRemovable,
  gearNotFound,
  gearToStore,
} from "@coulisses/shared-domain/gear/gear";
import type { Use } from "@coulisses/shared-domain/logistics/catalogue";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import type { Queryable, Transaction } from "../database/database";
import { keptRow, rowsOf } from "../database/driver";
import { lockTable, lockVersion } from "../database/locks";
import { gears } from "../database/schema/catalogues";
import type { Target } from "../input/if-match";
import { findCategory } from "./category-writes";

export async function addGear(tx: Transaction, form: GearForm): Promise<Gear> {
  const { kept, category } = await toKeep(tx, form);
  const created = keptRow(
    await tx
      .insert(gears)
      .values({ ...kept, categoryId: category?.id ?? null })
      .returning({ id: gears.id, version: gears.version }),
  );
  return catalogueGear({ ...created, ...kept }, category);
}

export async function changeGear(tx: Transaction, target: Target, form: GearForm): Promise<Gear> {
  const { id } = target;
  await lockGear(tx, target);
  const { kept, category } = await toKeep(tx, form, id);
  const changed = keptRow(
    await tx
      .update(gears)
      .set({ ...kept, categoryId: category?.id ?? null })
      .where(eq(gears.id, id))
      .returning({ id: gears.id, version: gears.version }),
  );
  return catalogueGear({ ...changed, ...kept }, category);
}

/** Its inventory records are removed with it. */
export async function removeGear(tx: Transaction, target: Target): Promise<void> {
  const { id } = target;
  await lockGear(tx, target);
  checkGearRemovable(await usesOfGear(tx, id));
  await tx.delete(gears).where(eq(gears.id, id));
}

/** Locks the table first, as adding does: two writers never wait for each other. */
async function lockGear(tx: Transaction, { id, expectedVersion }: Target): Promise<void> {
  await lockTable(tx, gears);
  const version = await lockVersion(tx, gears, eq(gears.id, id));
  if (version === undefined) throw gearNotFound(id);
  checkVersion("gear", version, expectedVersion);
}

/** Locked, so that two gears never take one name at once. */
async function toKeep(tx: Transaction, form: GearForm, id?: number) {
  await lockTable(tx, gears);
  const category = form.category === undefined ? undefined : await findCategory(tx, form.category);
  const present = await tx.select({ id: gears.id, slug: gears.slug }).from(gears);
  return { kept: gearToStore(form, present, id), category };
}

/** The sheets that use the gear; deleted activities and tasks keep their requests. */
export async function usesOfGear(tx: Queryable, id: number): Promise<Use[]> {
  const result = await tx.execute(sql`
    select 'FA' as by, activity_id as id from festival_activity_inquiry_requests where gear_id = ${id}
    union all select 'FT', task_id from festival_task_inquiry_requests where gear_id = ${id}
    union all select 'Fiche Emprunt', sheet_id from borrow_gears where gear_id = ${id}
    union all select 'Fiche Achat', sheet_id from purchase_gears where gear_id = ${id}`);
  return rowsOf<Use>(result);
}
