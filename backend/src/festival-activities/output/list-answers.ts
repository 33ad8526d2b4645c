import * as z from "zod";
import * as shared from "../../festival-events/output/parts";
import * as part from "./parts";

const sheet = { id: z.int(), name: z.string(), status: part.status };
const team = z.string().nullable();

export const previewsAnswer = z.array(
  z.object({
    ...sheet,
    adherent: shared.identity,
    team,
    needSupply: z.boolean(),
    reviews: part.reviews.optional().describe("Absent d'un brouillon"),
  }),
);

export const statisticsAnswer = z.array(
  z.object({
    teamCode: team,
    status: z.record(part.status, z.int()),
    total: z.int(),
  }),
);

export const countAnswer = z.int();

export const forSecurityAnswer = z.array(
  z.object({
    ...sheet,
    team,
    timeWindows: shared.timeWindows,
    specialNeed: z.string().nullable(),
    freePass: z.int(),
  }),
);

export const forCommunicationAnswer = z.array(
  z.object({
    ...sheet,
    timeWindows: shared.timeWindows,
    description: z.string().nullable(),
    photoLink: z.string().nullable(),
    isFlagship: z.boolean(),
    categories: z.array(z.string()),
  }),
);

export const forLogisticAnswer = z.array(
  z.object({
    ...sheet,
    team,
    inquiries: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        quantity: z.int(),
        category: z.string().optional(),
        owner: z.string().optional(),
        drive: z.string().optional(),
        isPonctualUsage: z.boolean(),
        isConsumable: z.boolean(),
      }),
    ),
  }),
);

export const csvAnswer = z.string().describe("CSV en UTF-8, une ligne par signalétique");
