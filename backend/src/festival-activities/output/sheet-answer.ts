import * as z from "zod";
import * as part from "./parts";

export const sheetAnswer = z
  .object({
    id: z.int(),
    version: z.int().describe("À renvoyer dans If-Match"),
    status: part.status,
    general: z.object({
      name: z.string(),
      description: z.string().nullable(),
      categories: z.array(z.string()),
      toPublish: z.boolean(),
      photoLink: z.string().nullable(),
      isFlagship: z.boolean(),
      timeWindows: part.timeWindows,
    }),
    inCharge: z.object({
      adherent: part.identity,
      team: z.string().nullable(),
      contractors: z.array(part.contractor),
    }),
    signa: z.object({ location: part.location.nullable(), signages: z.array(part.signage) }),
    security: z.object({ specialNeed: z.string().nullable(), freePass: z.int() }),
    supply: z.object({ electricity: z.array(part.electricity), water: z.string().nullable() }),
    inquiry: z.object({
      timeWindows: part.timeWindows,
      gears: part.inquiryRequests,
      electricity: part.inquiryRequests,
      barriers: part.inquiryRequests,
    }),
    reviews: part.reviews.optional().describe("Absent d'un brouillon"),
    feedbacks: z.array(
      z.object({ author: part.identity, content: z.string(), publishedAt: part.instant }),
    ),
    history: z.array(part.keyEvent),
    tasks: z.array(z.object({ id: z.int(), name: z.string(), status: z.string() })),
  })
  .describe("Une fiche activité");
