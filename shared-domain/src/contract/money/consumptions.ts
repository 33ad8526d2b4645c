import { consumptionRoutes, barrelRoutes } from "../../routes/money";
import * as z from "zod";
import { type Barrel, type BarrelForm, DRINK } from "../../personal-account/barrel";
import type { Consumption } from "../../personal-account/consumption";
import { NO_CONTEXT, SAVE_NAME } from "../../personal-account/save";
import { transactionTypes } from "../../personal-account/transaction";
import { answering, creating, describesEntity, done, withSchemas } from "../call";
import {
  answeredInstant,
  id,
  idParams,
  identitySchema,
  instant,
  requiredText,
  SHORT_TEXT,
  text,
} from "../fields";

/** Whole cents; rules bound them. */
const cents = (label: string) => z.int({ error: `${label} : un nombre entier de centimes est attendu` });
const sticks = z.int({ error: "Nombre de bâtons : un nombre entier est attendu" });
const lines = <Line extends z.ZodType>(line: Line) =>
  z.array(line, { error: "Une liste est attendue" }).max(2_000, "Pas plus de 2 000 lignes à la fois");

const consumptions = lines(
  describesEntity<Consumption>()(z.object({ consumer: id("Consommateur"), consumption: sticks })),
);

/** The deposit of each person, in cents. */
export const depositsSchema = lines(z.object({ depositor: id("Dépositaire"), amount: cents("Montant") }));
/** The body of deposits. */
export type DepositsForm = z.infer<typeof depositsSchema>;

/** An evening of a barrel; its drinkers pay by the stick. */
export const barrelSaveSchema = z.object({
  barrelSlug: text("Fût", SHORT_TEXT),
  price: cents("Prix du fût")
    .exactOptional()
    .describe("Celui que l'écran montrait : 409 s'il a changé entre-temps ; sans lui, le prix actuel"),
  transactions: consumptions,
});
/** The body of an evening of a barrel; `price` is in cents. */
export type BarrelSaveForm = z.infer<typeof barrelSaveSchema>;

/** Sticks of the cupboard. */
export const provisionsSchema = z.object({ stickPrice: cents("Prix du bâton"), transactions: consumptions });
/** The body of sticks of the cupboard; `stickPrice` is in cents. */
export type ProvisionsForm = z.infer<typeof provisionsSchema>;

/** The amount that each person spent at an event, in cents. */
export const externalEventSchema = lines(
  z.object({
    consumer: id("Consommateur"),
    amount: cents("Montant"),
    context: text("Contexte", SHORT_TEXT).refine((context) => context.trim() !== "", NO_CONTEXT),
  }),
);
/** The body of an event. */
export type ExternalEventForm = z.infer<typeof externalEventSchema>;

/** The lines saved with one gesture, which can be taken back as a whole. */
export const batchSchema = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(transactionTypes),
  madeBy: identitySchema,
  at: answeredInstant,
  lines: z.int(),
  undoneLines: z.int().describe("Autant que de lignes : tout est annulé"),
  total: z.int().describe("Ce que toutes les lignes déplacent, en centimes"),
  cost: z
    .int()
    .exactOptional()
    .describe("Le prix partagé, en centimes : le reste du total est gardé par l'arrondi"),
  barrel: z.string().exactOptional().describe("Le fût partagé, par son nom : Fût de Blonde du 22/02"),
});
/** The lines saved with one gesture; amounts are in cents, `at` is an ISO instant. */
export type Batch = z.infer<typeof batchSchema>;

/** One line of a save; `amount` is in cents. */
const savedLineSchema = z.object({
  person: identitySchema,
  amount: z.int().describe("En centimes"),
  context: z.string(),
  isUndone: z.boolean(),
});

/** The lines of a save, as they were written. */
export const savedLinesSchema = z.array(savedLineSchema);
/** One line of a save; `amount` is in cents. */
export type SavedLine = z.infer<typeof savedLineSchema>;

const named = z.object({ name: requiredText("Nom de l'enregistrement", SAVE_NAME).exactOptional() });

/** Calls with which the SG writes lines for many people at once; each call saves all or nothing. */
export const consumptionCalls = withSchemas(consumptionRoutes, {
  deposit: done("Créditer des comptes persos de ce que chacun a donné", {
    query: named,
    body: depositsSchema,
  }),
  chargeBarrel: done("Partager un fût entre ceux qui y ont bu, selon leurs bâtons", {
    query: named,
    body: barrelSaveSchema,
  }),
  chargeProvisions: done("Débiter les bâtons du placard", { query: named, body: provisionsSchema }),
  chargeEvent: done("Débiter ce que chacun a dépensé à un événement", {
    query: named,
    body: externalEventSchema,
  }),
  listBatches: answering(
    "Les 50 derniers enregistrements du SG, le plus récent d'abord",
    z.array(batchSchema),
  ),
  listBatchLines: answering("Les lignes d'un enregistrement du SG, dans leur ordre", savedLinesSchema, {
    params: idParams,
  }),
  undoBatch: done("Annuler un enregistrement en entier ; ce qui en est déjà annulé le reste", {
    params: idParams,
  }),
});

const openedOn = instant("Date d'ouverture");
/** A barrel charged by the stick. */
export const barrelSchema = describesEntity<Barrel>()(
  z.object({ slug: z.string(), drink: z.string(), price: z.int(), openedOn: answeredInstant }),
);
/** The fields of a barrel that a person fills in. */
export const barrelFormSchema = describesEntity<BarrelForm>()(
  z.object({ drink: text("Boisson", DRINK), price: cents("Prix du fût"), openedOn }),
);
const barrelParams = z.object({ slug: z.string() });

/** Calls of the barrels charged by the stick. */
export const barrelCalls = withSchemas(barrelRoutes, {
  list: answering("Les fûts, le dernier ouvert d'abord", z.array(barrelSchema)),
  add: creating("Ajouter un fût", barrelSchema, { body: barrelFormSchema }),
  changePrice: answering("Ajuster le prix d'un fût", barrelSchema, {
    params: barrelParams,
    body: z.object({ price: cents("Prix du fût") }),
  }),
  changeOpening: answering("Ajuster la date d'ouverture d'un fût", barrelSchema, {
    params: barrelParams,
    body: z.object({ openedOn }),
  }),
  remove: done("Enlever un fût ; ce qui en a été débité le reste", { params: barrelParams }),
});
