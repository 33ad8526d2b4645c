import { eq } from "drizzle-orm";
import {
  type Borrow,
  borrowNotFound,
  createBorrow,
  noBorrowToChange,
} from "@coulisses/shared-domain/borrow/borrow";
import { borrowCalls } from "@coulisses/shared-domain/contract/logistic-sheets";
import { keptRow } from "../database/driver";
import { borrows } from "../database/schema/logistics";
import { logisticSheets } from "./logistic-sheets";

export const borrowSheets = logisticSheets<Borrow, typeof borrowCalls.add>({
  calls: borrowCalls,
  permission: "borrow-gears",
  event: "borrow",
  target: "borrow",
  quota: "borrows",
  type: "Borrow",
  table: "borrows",
  gearTable: "borrow_gears",
  fields: `'lender', sheet.lender, 'availableOn', iso_instant(sheet.available_on),
    'unavailableOn', iso_instant(sheet.unavailable_on)`,
  notFound: borrowNotFound,
  notFoundToChange: noBorrowToChange,
  create: (form) => createBorrow({ ...form, id: 0 }),
  async insert(tx, sheet) {
    return keptRow(await tx.insert(borrows).values(rowOf(sheet)).returning({ id: borrows.id })).id;
  },
  save: (tx, sheet) => tx.update(borrows).set(rowOf(sheet)).where(eq(borrows.id, sheet.id)),
});

function rowOf({ version, lender, availableOn, unavailableOn }: Borrow) {
  return {
    version,
    lender,
    availableOn: new Date(availableOn),
    unavailableOn: new Date(unavailableOn),
  };
}
