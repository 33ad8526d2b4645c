import * as z from "zod";
import * as shared from "../../festival-events/output/parts";
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
      timeWindows: shared.timeWindows,
    }),
    inCharge: z.object({
      adherent: shared.identity,
      team: z.string().nullable(),
      contractors: z.array(part.contractor),
    }),
    signa: z.object({ location: shared.location.nullable(), signages: z.array(part.signage) }),
    security: z.object({ specialNeed: z.string().nullable(), freePass: z.int() }),
    supply: z.object({ electricity: z.array(part.electricity), water: z.string().nullable() }),
    inquiry: z.object({
      timeWindows: shared.timeWindows,
      gears: shared.inquiryRequests,
      electricity: shared.inquiryRequests,
      barriers: shared.inquiryRequests,
    }),
    reviews: part.reviews.optional().describe("Absent d'un brouillon"),
    feedbacks: z.array(
      z.object({ author: shared.identity, content: z.string(), publishedAt: shared.instant }),
    ),
    history: z.array(shared.keyEvent),
    tasks: z.array(z.object({ id: z.int(), name: z.string(), status: z.string() })),
  })
  .describe("Une fiche activité");
