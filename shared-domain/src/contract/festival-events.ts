import * as z from "zod";
import { drives } from "../festival-event/drive";
import type { Feedback } from "../festival-event/feedback";
import { historyActions, type KeyEvent } from "../festival-event/history";
import type { InquiryRequest } from "../festival-event/inquiry";
import type { TimeWindow } from "../festival-event/time-window";
import type { Location } from "../location/location";
import { describes } from "./call";
import {
  answeredInstant,
  idParams,
  identitySchema,
  LONG_TEXT,
  quantity,
  requiredText,
  SHORT_TEXT,
  text,
} from "./fields";

/** What the sheets of activities and of tasks have in common. */

/** A sheet's line in a conflict, a list or another sheet. */
export const sheetReferenceSchema = z.object({ id: z.int(), name: z.string() });

/** A place as a sheet names it. */
export const locationReferenceSchema = describes<Location>()(z.object({ id: z.int(), name: z.string() }));

/** A window of a sheet; its id says both instants in minutes. */
export const timeWindowSchema = describes<TimeWindow>()(
  z.object({ id: z.string(), start: answeredInstant, end: answeredInstant }),
);

/** A request for gear, with where it is fetched once somebody has said so. */
export const inquiryRequestSchema = describes<InquiryRequest>()(
  z.object({
    slug: z.string(),
    name: z.string(),
    quantity: z.int(),
    isConsumable: z.boolean(),
    drive: z.enum(drives).exactOptional().describe("Absent tant que personne ne l'a attribué"),
  }),
);

/** A comment on a sheet. */
export const feedbackSchema = describes<Feedback>()(
  z.object({ author: identitySchema, content: z.string(), publishedAt: answeredInstant }),
);

/** A line of a sheet's history. */
export const keyEventSchema = describes<KeyEvent>()(
  z.object({
    action: z.enum(historyActions),
    by: identitySchema,
    at: answeredInstant,
    description: z.string(),
  }),
);

/** STAT-1: how many sheets each team has, by status; `teamCode` is null for those without team. */
export const statisticsSchema = <Status extends string>(statuses: readonly Status[]) =>
  z.array(
    z.object({
      teamCode: z.string().nullable(),
      status: z.record(z.enum(statuses), z.int()),
      total: z.int(),
    }),
  );

/** Rules make the ids of a sheet's parts; one that no rule could make is simply not found. */
export const partId = (label: string) => text(label, { max: 1_000 });

/** The path of a call about one request for gear: the gear's slug. */
export const requestParams = idParams.extend({ slug: partId("Matos") });

/** A gear by its slug, and how many of it. */
export const requestFormSchema = z.object({
  slug: requiredText("Matos", SHORT_TEXT),
  quantity: quantity("Quantité"),
});
/** One more request for gear. */
export type InquiryRequestForm = z.infer<typeof requestFormSchema>;

/** Another quantity. */
export const requestPatchSchema = requestFormSchema.pick({ quantity: true });

/** Where a requested gear is fetched: one of the known places. */
export const driveFormSchema = z.object({
  drive: z.enum(drives, { error: "Le lieu de stockage est invalide" }),
});
/** Where a requested gear is fetched. */
export type DriveForm = z.infer<typeof driveFormSchema>;

/** The calls that change a request for gear of a sheet; each answers the whole sheet. */
export const gearRequestSchemas = <Sheet extends z.ZodType>(sheet: Sheet) => ({
  changeRequest: {
    summary: "Modifier la quantité d'une demande de matos",
    params: requestParams,
    body: requestPatchSchema,
    answers: { 200: sheet },
  },
  removeRequest: {
    summary: "Supprimer une demande de matos",
    params: requestParams,
    answers: { 200: sheet },
  },
  linkDrive: {
    summary: "Attribuer un lieu de retrait à une demande de matos",
    params: requestParams,
    body: driveFormSchema,
    answers: { 200: sheet },
  },
});

/** A comment, 10,000 characters at most. */
export const feedbackFormSchema = z.object({ content: requiredText("Commentaire", LONG_TEXT) });
/** The body that comments on a sheet. */
export type FeedbackForm = z.infer<typeof feedbackFormSchema>;
