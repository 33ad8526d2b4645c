import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Borrow, BorrowForm } from "@coulisses/shared-domain/contract/logistic-sheets";
import {
  borrowNotFound,
  createBorrow,
  noBorrowToChange,
  updateBorrow,
} from "@coulisses/shared-domain/borrow/borrow";
import { borrows } from "../database/schema/logistics";
import { availableOn, counterpart, sheetAnswer, unavailableOn } from "./sheet-input";
import type { SheetKind } from "./sheet-kind";

const form = z.object({ lender: counterpart("Prêteur"), availableOn, unavailableOn });
const instant = z.iso.datetime();

export const borrowSheets: SheetKind<Borrow, BorrowForm> = {
  path: "/logistic/borrows",
  permission: "borrow-gears",
  event: "borrow",
  tag: "Borrow",
  table: "borrows",
  gearTable: "borrow_gears",
  fields: `'lender', sheet.lender, 'availableOn', iso_instant(sheet.available_on),
    'unavailableOn', iso_instant(sheet.unavailable_on)`,
  summaries: {
    list: "Les fiches emprunt",
    read: "Une fiche emprunt",
    add: "Créer une fiche emprunt",
    change: "Modifier une fiche emprunt",
    remove: "Supprimer une fiche emprunt",
  },
  form,
  patch: form.partial(),
  answer: sheetAnswer.extend({ lender: z.string(), availableOn: instant, unavailableOn: instant }),
  notFound: borrowNotFound,
  notFoundToChange: noBorrowToChange,
  create: createBorrow,
  update: updateBorrow,
  async insert(tx, sheet) {
    const [created] = await tx.insert(borrows).values(rowOf(sheet)).returning({ id: borrows.id });
    return created?.id ?? 0;
  },
  save: (tx, sheet) => tx.update(borrows).set(rowOf(sheet)).where(eq(borrows.id, sheet.id)),
};

function rowOf({ version, lender, availableOn, unavailableOn }: Borrow) {
  return {
    ...{ version, lender },
    availableOn: new Date(availableOn),
    unavailableOn: new Date(unavailableOn),
  };
}
