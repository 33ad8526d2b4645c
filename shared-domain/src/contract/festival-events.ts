import * as z from "zod";
import { drives } from "../festival-event/drive";
import type { Feedback } from "../festival-event/feedback";
import { historyEmojis, type KeyEvent } from "../festival-event/history";
import { keysOf } from "../keys-of";
import type { InquiryRequest } from "../festival-event/inquiry";
import type { TimeWindow } from "../festival-event/time-window";
import type { Location } from "../location/location-catalogue";
import type { SheetEdition } from "../festival-event/sheet-edition";
import { answering, describesEntity } from "./call";
import {
  answeredInstant,
  id,
  idParams,
  identitySchema,
  LONG_TEXT,
  quantity,
  requiredText,
  SHORT_TEXT,
  text,
} from "./fields";

/** The id and name of a sheet. */

/** The id and name of a sheet, in a conflict, a list or another sheet. */
export const sheetReferenceSchema = z.object({ id: z.int(), name: z.string() });

const sheetOfEdition = z.object({ id: z.int(), edition: z.int() });
/** The edition of a sheet, and its links to those of other editions. */
export const sheetEditionSchema = describesEntity<SheetEdition>()(
  z.object({
    number: z.int(),
    isArchived: z.boolean().describe("Vrai quand l'édition est close : la fiche ne change plus"),
    from: sheetOfEdition.exactOptional().describe("La fiche dont celle-ci est la reprise"),
    next: sheetOfEdition.exactOptional().describe("La reprise de cette fiche"),
  }),
);

/** A place as a sheet names it. */
export const locationReferenceSchema = describesEntity<Location>()(
  z.object({ id: z.int(), name: z.string() }),
);

/** A window of a sheet; its id is both instants in minutes since the epoch. */
export const timeWindowSchema = describesEntity<TimeWindow>()(
  z.object({ id: z.string(), start: answeredInstant, end: answeredInstant }),
);

/** A request for gear, with the place to fetch it once that is known. */
export const inquiryRequestSchema = describesEntity<InquiryRequest>()(
  z.object({
    slug: z.string(),
    name: z.string(),
    quantity: z.int(),
    isConsumable: z.boolean(),
    drive: z.enum(drives).exactOptional().describe("Absent tant que personne ne l'a attribué"),
  }),
);

/** A comment on a sheet. */
export const feedbackSchema = describesEntity<Feedback>()(
  z.object({ author: identitySchema, content: z.string(), publishedAt: answeredInstant }),
);

/** A line of a sheet's history. */
export const keyEventSchema = describesEntity<KeyEvent>()(
  z.object({
    action: z.enum(keysOf(historyEmojis)),
    by: identitySchema,
    at: answeredInstant,
    description: z.string(),
  }),
);

/** The last request for the review of each sheet. */
export const reviewRequestsSchema = z.array(z.object({ id: z.int(), askedAt: answeredInstant }));
/** The last request for the review of a sheet: what a queue is sorted by. */
export type ReviewRequest = z.infer<typeof reviewRequestsSchema>[number];

/** The answer that says since when the oldest sheet waits for a review; null when none does. */
export const oldestSchema = answeredInstant.nullable();

/** The last rejection of a refused sheet, in the list of those who have to correct it. */
export const refusalSchema = z
  .string()
  .exactOptional()
  .describe("L'explication du dernier rejet d'une fiche refusée");

/** STAT-1: the number of sheets of each team, by status; `teamCode` is null for sheets without team. */
export const statisticsSchema = <Status extends string>(statuses: readonly Status[]) =>
  z.array(
    z.object({
      teamCode: z.string().nullable(),
      status: z.record(z.enum(statuses), z.int()),
      total: z.int(),
    }),
  );

/** Ids of a sheet's parts come from rules; an id of another form is simply not found. */
export const partId = (label: string) => text(label, { max: 1_000 });

/** The path parameters of a call on one gear request: the gear's slug. */
export const requestParams = idParams.extend({ slug: partId("Matos") });

/** A gear by its slug, and the quantity. */
export const requestFormSchema = z.object({
  slug: requiredText("Matos", SHORT_TEXT),
  quantity: quantity("Quantité"),
});
/** The body that adds a gear request. */
export type InquiryRequestForm = z.infer<typeof requestFormSchema>;

/** The body that changes a quantity. */
export const requestPatchSchema = requestFormSchema.pick({ quantity: true });

/** The place where a requested gear is fetched: one of a fixed list. */
export const driveFormSchema = z.object({
  drive: z.enum(drives, { error: "Le lieu de stockage est invalide" }),
});
/** The place where a requested gear is fetched. */
export type DriveForm = z.infer<typeof driveFormSchema>;

/** The calls on a sheet's gear requests; each answers the whole sheet. */
export const gearRequestSchemas = <Sheet extends z.ZodType>(sheet: Sheet) => ({
  changeRequest: answering("Modifier la quantité d'une demande de matos", sheet, {
    params: requestParams,
    body: requestPatchSchema,
  }),
  removeRequest: answering("Supprimer une demande de matos", sheet, { params: requestParams }),
  linkDrive: answering("Attribuer un lieu de retrait à une demande de matos", sheet, {
    params: requestParams,
    body: driveFormSchema,
  }),
});

const MOST_MENTIONS = 20;

/** A comment, 10,000 characters at most; INB-9: the people that it names hear of it. */
export const feedbackFormSchema = z.object({
  content: requiredText("Commentaire", LONG_TEXT),
  mentions: z
    .array(id("Personne nommée"))
    .max(MOST_MENTIONS, `Un commentaire nomme ${MOST_MENTIONS} personnes au plus`)
    .exactOptional()
    .describe("Les personnes que le commentaire nomme"),
});
/** The body that comments on a sheet. */
export type FeedbackForm = z.infer<typeof feedbackFormSchema>;
