import { eq } from "drizzle-orm";
import { purchaseCalls } from "@coulisses/shared-domain/contract/logistic-sheets";
import {
  createPurchase,
  noPurchaseToChange,
  type Purchase,
  purchaseNotFound,
} from "@coulisses/shared-domain/purchase/purchase";
import { keptRow } from "../database/driver";
import { purchases } from "../database/schema/logistics";
import { logisticSheets } from "./logistic-sheets";

export const purchaseSheets = logisticSheets<Purchase, typeof purchaseCalls.add>({
  calls: purchaseCalls,
  permission: "purchase-gears",
  event: "purchase",
  target: "purchase",
  quota: "purchases",
  type: "Purchase",
  table: "purchases",
  gearTable: "purchase_gears",
  fields: `'seller', sheet.seller, 'availableOn', iso_instant(sheet.available_on)`,
  notFound: purchaseNotFound,
  notFoundToChange: noPurchaseToChange,
  create: (form) => createPurchase({ ...form, id: 0 }),
  async insert(tx, sheet) {
    return keptRow(await tx.insert(purchases).values(rowOf(sheet)).returning({ id: purchases.id })).id;
  },
  save: (tx, sheet) => tx.update(purchases).set(rowOf(sheet)).where(eq(purchases.id, sheet.id)),
});

function rowOf({ version, seller, availableOn }: Purchase) {
  return { version, seller, availableOn: new Date(availableOn) };
}
