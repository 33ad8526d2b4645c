import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { gears } from "./catalogues";
import { generatedId, insertionRank, instant, version } from "./columns";

/** The quantity of each gear by storage place; removed with the gear. */
export const inventoryRecords = pgTable(
  "inventory_records",
  {
    gearId: integer()
      .notNull()
      .references(() => gears.id, { onDelete: "cascade" }),
    /** The slug of one place in any spelling. */
    storageSlug: text().notNull(),
    rank: insertionRank(),
    quantity: integer().notNull(),
    storage: text().notNull(),
    comment: text(),
  },
  (record) => [
    primaryKey({ columns: [record.gearId, record.storageSlug], name: "inventory_records_pk" }),
    check("inventory_records_quantity", sql`${record.quantity} >= 0`),
  ],
);

export const purchases = pgTable("purchases", {
  id: generatedId(),
  version: version(),
  seller: text().notNull(),
  availableOn: instant().notNull(),
});

export const borrows = pgTable(
  "borrows",
  {
    id: generatedId(),
    version: version(),
    lender: text().notNull(),
    availableOn: instant().notNull(),
    unavailableOn: instant().notNull(),
  },
  (borrow) => [check("borrows_duration", sql`${borrow.unavailableOn} > ${borrow.availableOn}`)],
);

const sheetGear = (sheet: () => AnyPgColumn) => ({
  sheetId: integer().notNull().references(sheet, { onDelete: "cascade" }),
  gearId: integer()
    .notNull()
    .references(() => gears.id),
  rank: insertionRank(),
  quantity: integer().notNull(),
});

export const purchaseGears = pgTable(
  "purchase_gears",
  sheetGear(() => purchases.id),
  (gear) => [
    primaryKey({ columns: [gear.sheetId, gear.gearId], name: "purchase_gears_pk" }),
    check("purchase_gears_quantity", sql`${gear.quantity} > 0`),
    index().on(gear.gearId),
  ],
);

export const borrowGears = pgTable(
  "borrow_gears",
  sheetGear(() => borrows.id),
  (gear) => [
    primaryKey({ columns: [gear.sheetId, gear.gearId], name: "borrow_gears_pk" }),
    check("borrow_gears_quantity", sql`${gear.quantity} > 0`),
    index().on(gear.gearId),
  ],
);
