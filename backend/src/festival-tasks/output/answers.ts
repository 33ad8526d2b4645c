import * as z from "zod";
import { assignmentCategories } from "@coulisses/shared-domain/assignment/category";
import * as shared from "../../festival-events/output/parts";
import * as part from "./parts";

const team = z.string().nullable();
const onceReviewed = {
  reviews: part.reviews.optional().describe("Absent d'un brouillon"),
  reviewer: shared.identity.optional().describe("Absent d'un brouillon"),
};

export const sheetAnswer = z
  .object({
    id: z.int(),
    version: z.int().describe("À renvoyer dans If-Match"),
    status: part.status,
    festivalActivity: part.linkedActivity,
    general: z.object({ name: z.string(), administrator: shared.identity, team }),
    instructions: z.object({
      appointment: shared.location.nullable(),
      contacts: z.array(shared.identity.extend({ phone: z.string() })),
      global: z.string().nullable(),
      inCharge: z.object({
        volunteers: z.array(shared.identity),
        instruction: z.string().nullable(),
      }),
    }),
    mobilizations: z.array(part.mobilization),
    inquiries: shared.inquiryRequests,
    ...onceReviewed,
    category: z.enum(assignmentCategories).optional(),
    topPriority: z.boolean().optional().describe("Présent une fois l'affectation commencée"),
    feedbacks: z.array(
      z.object({ author: shared.identity, content: z.string(), publishedAt: shared.instant }),
    ),
    history: z.array(shared.keyEvent),
  })
  .describe("Une fiche tâche");

export const previewsAnswer = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    status: part.status,
    administrator: shared.identity,
    team,
    ...onceReviewed,
  }),
);

export const statisticsAnswer = z.array(
  z.object({ teamCode: team, status: z.record(part.status, z.int()), total: z.int() }),
);

export const countAnswer = z.int();
