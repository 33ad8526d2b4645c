import { eq, sql } from "drizzle-orm";
import type { Gear } from "@coulisses/shared-domain/contract/catalogues";
import {
  catalogueGear,
  checkGearRemovable,
  gearNotFound,
  gearToKeep,
} from "@coulisses/shared-domain/gear/gear";
import type { Use } from "@coulisses/shared-domain/logistics/in-use";
import type { Transaction } from "../database/database";
import { lockTable } from "../database/lock-table";
import { rowsOf } from "../database/rows-of";
import { gears } from "../database/schema/catalogues";
import { findCategory } from "./category-writes";
import type { GearFormBody } from "./forms";

export async function addGear(tx: Transaction, form: GearFormBody): Promise<Gear> {
  const { kept, category } = await toKeep(tx, form);
  const [created] = await tx
    .insert(gears)
    .values({ ...kept, categoryId: category?.id ?? null })
    .returning({ id: gears.id });
  return catalogueGear({ id: created?.id ?? 0, ...kept }, category);
}

export async function changeGear(tx: Transaction, id: number, form: GearFormBody): Promise<Gear> {
  const { kept, category } = await toKeep(tx, form, id);
  const changed = await tx
    .update(gears)
    .set({ ...kept, categoryId: category?.id ?? null })
    .where(eq(gears.id, id))
    .returning({ id: gears.id });
  if (changed.length === 0) throw gearNotFound(id);
  return catalogueGear({ id, ...kept }, category);
}

/** Its records leave the inventory with it. */
export async function removeGear(tx: Transaction, id: number): Promise<void> {
  const [locked] = await tx.select({ id: gears.id }).from(gears).where(eq(gears.id, id)).for("update");
  if (!locked) throw gearNotFound(id);
  checkGearRemovable(await usesOfGear(tx, id));
  await tx.delete(gears).where(eq(gears.id, id));
}

/** Locked, so that two gears never take one name at once. */
async function toKeep(tx: Transaction, form: GearFormBody, id?: number) {
  await lockTable(tx, gears);
  const category = form.category === undefined ? undefined : await findCategory(tx, form.category);
  const present = await tx.select({ id: gears.id, slug: gears.slug }).from(gears);
  return { kept: gearToKeep(form, present, id), category };
}

/** Deleted activities and tasks keep what they asked for. */
async function usesOfGear(tx: Transaction, id: number): Promise<Use[]> {
  const found = await tx.execute(sql`
    select 'FA' as by, activity_id as id from festival_activity_inquiry_requests where gear_id = ${id}
    union all select 'FT', task_id from festival_task_inquiry_requests where gear_id = ${id}
    union all select 'Fiche Emprunt', sheet_id from borrow_gears where gear_id = ${id}
    union all select 'Fiche Achat', sheet_id from purchase_gears where gear_id = ${id}`);
  return rowsOf<Use>(found);
}
