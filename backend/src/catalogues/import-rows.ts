import { type gearColumns, gearRows } from "@coulisses/shared-domain/gear/gear-rows";
import { type locationColumns, locationRows } from "@coulisses/shared-domain/location/location-rows";
import { type RowOutcome, takeRows } from "@coulisses/shared-domain/spreadsheet/outcome";
import type { Cells } from "@coulisses/shared-domain/spreadsheet/sheet-kind";
import type { WriteTransaction } from "../database/database";
import { lockTable } from "../database/locks";
import { gears, locations } from "../database/schema/catalogues";
import { checkRoomFor } from "../quotas/check-kept";
import { readTree } from "./category-writes";
import { gearsIn } from "./gear-catalogue";

type Rows<Columns extends object> = readonly Cells<keyof Columns & string>[];

/** Locked, so that two imports never take one name at once. */
export async function importGears(
  tx: WriteTransaction,
  rows: Rows<typeof gearColumns>,
): Promise<RowOutcome[]> {
  await lockTable(tx, gears);
  const known = { gears: await gearsIn(tx), categories: await readTree(tx) };
  const { values, outcomes } = takeRows(gearRows(known), rows);
  if (values.length > 0) {
    await checkRoomFor(tx, "gears", values.length);
    await tx.insert(gears).values(values.map(({ category, ...kept }) => ({ ...kept, categoryId: category })));
  }
  return outcomes;
}

export async function importLocations(
  tx: WriteTransaction,
  rows: Rows<typeof locationColumns>,
): Promise<RowOutcome[]> {
  await lockTable(tx, locations);
  const { values, outcomes } = takeRows(locationRows(await tx.select().from(locations)), rows);
  if (values.length > 0) {
    await checkRoomFor(tx, "locations", values.length);
    await tx.insert(locations).values(values);
  }
  return outcomes;
}
