import { borrowRoutes, purchaseRoutes } from "../routes/logistic-sheets";
import * as z from "zod";
import type { Borrow, BorrowForm } from "../borrow/borrow";
import type { SheetGear } from "../logistics/logistic-sheet";
import { NOT_AN_INTEGER } from "../logistics/quantity";
import type { Purchase, PurchaseForm } from "../purchase/purchase";
import { describes, withSchemas } from "./call";
import { answeredInstant, idParams, instant, noContent, SHORT_TEXT, text, versionField } from "./fields";
import { partId } from "./festival-events";

export type { Borrow, BorrowForm, Purchase, PurchaseForm, SheetGear };

const sheet = z.object({
  id: z.int(),
  version: versionField,
  gears: z.array(describes<SheetGear>()(z.object({ slug: z.string(), name: z.string(), quantity: z.int() }))),
});

/** What is bought for the festival. */
export const purchaseSchema = describes<Purchase>()(
  sheet.extend({ seller: z.string(), availableOn: answeredInstant }),
);
/** What is borrowed for the festival. */
export const borrowSchema = describes<Borrow>()(
  sheet.extend({ lender: z.string(), availableOn: answeredInstant, unavailableOn: answeredInstant }),
);

const availableOn = instant("Date de disponibilité");

/** What a new purchase needs: a seller, and from when the gear is there. */
export const purchaseFormSchema = describes<PurchaseForm>()(
  z.object({ seller: text("Vendeur", SHORT_TEXT), availableOn }),
);
/** What changes of a purchase; what is left out stays. */
export const purchasePatchSchema = purchaseFormSchema.partial();
/** The body that changes a purchase. */
export type PurchasePatch = z.infer<typeof purchasePatchSchema>;

/** What a new loan needs: a lender, and between which instants the gear is there. */
export const borrowFormSchema = describes<BorrowForm>()(
  z.object({
    lender: text("Prêteur", SHORT_TEXT),
    availableOn,
    unavailableOn: instant("Date de retour"),
  }),
);
/** What changes of a loan; what is left out stays. */
export const borrowPatchSchema = borrowFormSchema.partial();
/** The body that changes a loan. */
export type BorrowPatch = z.infer<typeof borrowPatchSchema>;

/** The quantity replaces the one that is there. How many make sense is the festival's rule. */
export const sheetGearFormSchema = z.object({
  slug: text("Matos", SHORT_TEXT),
  quantity: z.number({ error: NOT_AN_INTEGER }),
});
/** The body that puts gear on a purchase or a loan. */
export type SheetGearForm = z.infer<typeof sheetGearFormSchema>;

const gearParams = idParams.extend({ slug: partId("Matos") });

/** What purchases and loans are called alike; `spoken` names one of them. */
const sheetSchemas = <Sheet extends z.ZodType, Form extends z.ZodType, Patch extends z.ZodType>(
  spoken: string,
  schemas: { sheet: Sheet; form: Form; patch: Patch },
) => ({
  list: {
    summary: `Les fiches ${spoken}`,
    answers: { 200: z.array(schemas.sheet) },
  },
  read: {
    summary: `Une fiche ${spoken}`,
    params: idParams,
    answers: { 200: schemas.sheet },
  },
  add: {
    summary: `Créer une fiche ${spoken}`,
    body: schemas.form,
    answers: { 201: schemas.sheet },
  },
  change: {
    summary: `Modifier une fiche ${spoken}`,
    params: idParams,
    body: schemas.patch,
    answers: { 200: schemas.sheet },
  },
  remove: {
    summary: `Supprimer une fiche ${spoken}`,
    params: idParams,
    answers: { 204: noContent },
  },
  putGear: {
    summary: "Demander du matos, ou en changer la quantité",
    params: idParams,
    body: sheetGearFormSchema,
    answers: { 201: schemas.sheet },
  },
  removeGear: {
    summary: "Ne plus demander un matos",
    params: gearParams,
    answers: { 200: schemas.sheet },
  },
});

/** Purchase sheets. */
export const purchaseCalls = withSchemas(
  purchaseRoutes,
  sheetSchemas("achat", {
    sheet: purchaseSchema,
    form: purchaseFormSchema,
    patch: purchasePatchSchema,
  }),
);
/** Loan sheets. */
export const borrowCalls = withSchemas(
  borrowRoutes,
  sheetSchemas("emprunt", {
    sheet: borrowSchema,
    form: borrowFormSchema,
    patch: borrowPatchSchema,
  }),
);
