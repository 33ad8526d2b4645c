import { eq, sql } from "drizzle-orm";
import type { InventoryForm, InventoryRecord } from "@coulisses/shared-domain/inventory/inventory-record";
import { type Gear, gearNotFound } from "@coulisses/shared-domain/gear/gear";
import { mergeRecords } from "@coulisses/shared-domain/inventory/inventory";
import { checkVersion } from "@coulisses/shared-domain/version-conflict";
import { slugOf } from "@coulisses/shared-domain/slug";
import { gearsIn } from "../catalogues/gear-catalogue";
import type { Connection, PreparedQuery, Transaction } from "../database/database";
import { lockTable } from "../database/locks";
import { revisions } from "../database/schema/configuration";
import { inventoryRecords } from "../database/schema/logistics";

type KeptRecord = { gearId: number; quantity: number; storage: string; comment: string | null };

const recordsQuery: PreparedQuery = {
  name: "inventory-records",
  text: `select gear_id as "gearId", quantity, storage, comment from inventory_records order by rank`,
};

/** Every record, in the order of the gears. */
export async function readRecords(
  connection: Connection,
  gears: readonly Gear[],
): Promise<InventoryRecord[]> {
  const byGear = new Map<number, Omit<InventoryRecord, "gear">[]>();
  for (const { gearId, comment, ...record } of await connection.runPrepared<KeptRecord>(recordsQuery, [])) {
    const records = byGear.get(gearId) ?? [];
    records.push(comment === null ? record : { ...record, comment });
    byGear.set(gearId, records);
  }
  return gears.flatMap((gear) => (byGear.get(gear.id) ?? []).map((record) => ({ gear, ...record })));
}

type ReplacedInventory = { records: InventoryRecord[]; version: number };

/** INV-1, INV-4: replaces every record. */
export async function replaceInventory(
  tx: Transaction,
  form: InventoryForm,
  expectedVersion: number | undefined,
): Promise<ReplacedInventory> {
  await lockInventory(tx, expectedVersion);
  const gears = new Map((await gearsIn(tx)).map((gear) => [gear.id, gear]));
  const namedRecords = form.map((record) => {
    const gear = gears.get(record.gear.id);
    if (!gear) throw gearNotFound(record.gear.id);
    return { ...record, gear };
  });
  const records = mergeRecords(namedRecords);
  await tx.delete(inventoryRecords);
  await insertRecords(tx, records);
  // Counted now rather than at the commit, because the answer has the new version.
  await tx.execute(sql`set constraints all immediate`);
  return { records, version: await inventoryVersion(tx) };
}

/** The inventory's version is its revision: it stands as long as no other write changes records. */
async function lockInventory(tx: Transaction, expected: number | undefined): Promise<void> {
  await lockTable(tx, inventoryRecords);
  checkVersion("inventory", await inventoryVersion(tx), expected);
}

async function inventoryVersion(tx: Transaction): Promise<number> {
  const [inventory] = await tx
    .select({ version: revisions.value })
    .from(revisions)
    .where(eq(revisions.name, "inventory"));
  return inventory?.version ?? 0;
}

/** In one statement, for any number. */
async function insertRecords(tx: Transaction, records: readonly InventoryRecord[]): Promise<void> {
  const rows = records.map(({ gear, quantity, storage, comment }) => ({
    gear_id: gear.id,
    storage_slug: slugOf(storage),
    quantity,
    storage,
    comment,
  }));
  await tx.execute(sql`
    insert into inventory_records (gear_id, storage_slug, quantity, storage, comment)
    select * from json_to_recordset(${JSON.stringify(rows)}::json)
      as record (gear_id int, storage_slug text, quantity int, storage text, comment text)`);
}
