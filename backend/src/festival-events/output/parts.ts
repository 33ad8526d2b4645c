import { drives } from "@coulisses/shared-domain/festival-event/drive";
import { historyActions } from "@coulisses/shared-domain/festival-event/history";
import * as z from "zod";

/** What answers are made of, for the API's document: SQL builds the answers themselves. */
export const instant = z.iso.datetime();
export const identity = z.object({
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  nickname: z.string().nullable(),
});
export const timeWindows = z.array(z.object({ id: z.string(), start: instant, end: instant }));
export const location = z.object({ id: z.int(), name: z.string() });

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
