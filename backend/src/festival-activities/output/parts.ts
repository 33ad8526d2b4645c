import * as z from "zod";
import { connections } from "@coulisses/shared-domain/festival-activity/electric-connection";
import {
  APPROVED,
  DRAFT,
  festivalActivityReviewers,
  IN_REVIEW,
  NOT_ASKING_TO_REVIEW,
  REFUSED,
  REJECTED,
  REVIEWING,
  VALIDATED,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import { signageTypes } from "@coulisses/shared-domain/signage/signage-type";

/** What answers about activities are made of, for the API's document. */
export const status = z.enum([DRAFT, IN_REVIEW, VALIDATED, REFUSED]);
export const reviews = z.record(
  z.enum(festivalActivityReviewers),
  z.enum([REVIEWING, APPROVED, REJECTED, NOT_ASKING_TO_REVIEW]),
);

export const contractor = z.object({
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  comment: z.string().nullable(),
});

export const signage = z.object({
  id: z.string(),
  type: z.enum(signageTypes),
  text: z.string(),
  size: z.string(),
  quantity: z.int(),
  comment: z.string().nullable(),
  catalogItem: z
    .object({ id: z.int(), name: z.string(), type: z.enum(signageTypes) })
    .optional()
    .describe("Absent tant qu'aucune référence n'est attribuée"),
});

export const electricity = z.object({
  id: z.string(),
  connection: z.enum(connections),
  device: z.string(),
  power: z.number().describe("En watts, pour un appareil"),
  count: z.int(),
  comment: z.string().nullable(),
});
