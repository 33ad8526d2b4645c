import { borrowRoutes, purchaseRoutes } from "../routes/logistics";
import * as z from "zod";
import type { Borrow, BorrowForm } from "../borrow/borrow";
import type { SheetGear } from "../logistics/logistic-sheet";
import { NOT_AN_INTEGER } from "../logistics/quantity";
import type { Purchase, PurchaseForm } from "../purchase/purchase";
import { answering, creating, describesEntity, noContent, withSchemas } from "./call";
import { answeredInstant, idParams, instant, SHORT_TEXT, text, versionField } from "./fields";
import { partId } from "./festival-events";

export type { Borrow, BorrowForm, Purchase, PurchaseForm, SheetGear };

const sheet = z.object({
  id: z.int(),
  version: versionField,
  gears: z.array(
    describesEntity<SheetGear>()(z.object({ slug: z.string(), name: z.string(), quantity: z.int() })),
  ),
});

/** A purchase sheet. */
export const purchaseSchema = describesEntity<Purchase>()(
  sheet.extend({ seller: z.string(), availableOn: answeredInstant }),
);
/** A loan sheet. */
export const borrowSchema = describesEntity<Borrow>()(
  sheet.extend({ lender: z.string(), availableOn: answeredInstant, unavailableOn: answeredInstant }),
);

const availableOn = instant("Date de disponibilité");

/** The body of a new purchase: the seller, and the instant from which the gear is there. */
export const purchaseFormSchema = describesEntity<PurchaseForm>()(
  z.object({ seller: text("Vendeur", SHORT_TEXT), availableOn }),
);
/** The changed fields of a purchase; the others stay. */
export const purchasePatchSchema = purchaseFormSchema.partial();
/** The body that changes a purchase. */
export type PurchasePatch = z.infer<typeof purchasePatchSchema>;

/** The body of a new loan: the lender, and the instants between which the gear is there. */
export const borrowFormSchema = describesEntity<BorrowForm>()(
  z.object({
    lender: text("Prêteur", SHORT_TEXT),
    availableOn,
    unavailableOn: instant("Date de retour"),
  }),
);
/** The changed fields of a loan; the others stay. */
export const borrowPatchSchema = borrowFormSchema.partial();
/** The body that changes a loan. */
export type BorrowPatch = z.infer<typeof borrowPatchSchema>;

/** The quantity replaces the present one; a rule bounds it. */
export const sheetGearFormSchema = z.object({
  slug: text("Matos", SHORT_TEXT),
  quantity: z.number({ error: NOT_AN_INTEGER }),
});
/** The body that puts gear on a purchase or a loan. */
export type SheetGearForm = z.infer<typeof sheetGearFormSchema>;

const gearParams = idParams.extend({ slug: partId("Matos") });

/** The calls that purchases and loans share; `spoken` is the French word for one of them. */
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
  putGear: creating("Demander du matos, ou en changer la quantité", schemas.sheet, {
    params: idParams,
    body: sheetGearFormSchema,
  }),
  removeGear: answering("Ne plus demander un matos", schemas.sheet, { params: gearParams }),
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
