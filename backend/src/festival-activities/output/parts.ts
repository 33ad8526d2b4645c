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
import { drives } from "@coulisses/shared-domain/festival-event/drive";
import { historyActions } from "@coulisses/shared-domain/festival-event/history";
import { signageTypes } from "@coulisses/shared-domain/signage/signage-type";

/** What answers are made of, for the API's document: SQL builds the answers themselves. */
export const instant = z.iso.datetime();
export const status = z.enum([DRAFT, IN_REVIEW, VALIDATED, REFUSED]);
export const reviews = z.record(
  z.enum(festivalActivityReviewers),
  z.enum([REVIEWING, APPROVED, REJECTED, NOT_ASKING_TO_REVIEW]),
);
export const identity = z.object({
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  nickname: z.string().nullable(),
});
export const timeWindows = z.array(z.object({ id: z.string(), start: instant, end: instant }));
export const location = z.object({ id: z.int(), name: z.string() });

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

export const inquiryRequests = z.array(
  z.object({
    slug: z.string(),
    name: z.string(),
    quantity: z.int(),
    isConsumable: z.boolean(),
    drive: z.enum(drives).optional(),
  }),
);

export const keyEvent = z.object({
  action: z.enum(historyActions),
  by: identity,
  at: instant,
  description: z.string(),
});
