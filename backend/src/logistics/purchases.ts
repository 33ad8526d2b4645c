import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Purchase, PurchaseForm } from "@coulisses/shared-domain/contract/logistic-sheets";
import {
  createPurchase,
  noPurchaseToChange,
  purchaseNotFound,
  updatePurchase,
} from "@coulisses/shared-domain/purchase/purchase";
import { purchases } from "../database/schema/logistics";
import { availableOn, counterpart, sheetAnswer } from "./sheet-input";
import type { SheetKind } from "./sheet-kind";

const form = z.object({ seller: counterpart("Vendeur"), availableOn });

export const purchaseSheets: SheetKind<Purchase, PurchaseForm> = {
  path: "/logistic/purchases",
  permission: "purchase-gears",
  event: "purchase",
  tag: "Purchase",
  table: "purchases",
  gearTable: "purchase_gears",
  fields: `'seller', sheet.seller, 'availableOn', iso_instant(sheet.available_on)`,
  summaries: {
    list: "Les fiches achat",
    read: "Une fiche achat",
    add: "Créer une fiche achat",
    change: "Modifier une fiche achat",
    remove: "Supprimer une fiche achat",
  },
  form,
  patch: form.partial(),
  answer: sheetAnswer.extend({ seller: z.string(), availableOn: z.iso.datetime() }),
  notFound: purchaseNotFound,
  notFoundToChange: noPurchaseToChange,
  create: createPurchase,
  update: updatePurchase,
  async insert(tx, sheet) {
    const [created] = await tx.insert(purchases).values(rowOf(sheet)).returning({ id: purchases.id });
    return created?.id ?? 0;
  },
  save: (tx, sheet) => tx.update(purchases).set(rowOf(sheet)).where(eq(purchases.id, sheet.id)),
};

function rowOf({ version, seller, availableOn }: Purchase) {
  return { version, seller, availableOn: new Date(availableOn) };
}
