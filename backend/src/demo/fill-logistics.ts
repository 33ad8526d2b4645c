import { slugOf } from "@coulisses/shared-domain/slug";
import type { SheetGear } from "@coulisses/shared-domain/contract/logistic-sheets";
import type { Transaction } from "../database/database";
import { editionCounts } from "../database/schema/editions";
import {
  borrowGears,
  borrows,
  inventoryRecords,
  purchaseGears,
  purchases,
} from "../database/schema/logistics";
import type { DemoFestival } from "./demo-festival";
import { continueIds, insertAll } from "./insert-all";

export async function fillLogistics(
  tx: Transaction,
  { gears, logistics, previousEdition }: Pick<DemoFestival, "gears" | "logistics" | "previousEdition">,
): Promise<void> {
  const gearIds = new Map(gears.map(({ slug, id }) => [slug, id]));
  const asked = ({ id, gears: sheetGears }: { id: number; gears: SheetGear[] }) =>
    sheetGears.map(({ slug, quantity }) => ({ sheetId: id, gearId: gearIds.get(slug) ?? 0, quantity }));

  await insertAll(
    tx,
    inventoryRecords,
    logistics.inventory.map((record) => ({ ...record, storageSlug: slugOf(record.storage) })),
  );
  await insertAll(
    tx,
    purchases,
    logistics.purchases.map((sheet) => ({ ...sheet, availableOn: new Date(sheet.availableOn) })),
  );
  await insertAll(tx, purchaseGears, logistics.purchases.flatMap(asked));
  await insertAll(
    tx,
    borrows,
    logistics.borrows.map((sheet) => ({
      ...sheet,
      availableOn: new Date(sheet.availableOn),
      unavailableOn: new Date(sheet.unavailableOn),
    })),
  );
  await insertAll(tx, borrowGears, logistics.borrows.flatMap(asked));
  await insertAll(
    tx,
    editionCounts,
    previousEdition.counts.map((count) => ({ edition: previousEdition.edition, ...count })),
  );
  await continueIds(tx, purchases, borrows);
}
