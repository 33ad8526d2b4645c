import { activityDashboardRoutes } from "../routes/activity-dashboards";
import * as z from "zod";
import type { ActivityForLogistic } from "../activity-dashboard/gear-requests-csv";
import type { ActivityForSecurity } from "../activity-dashboard/security";
import { answering, describesEntity, withSchemas } from "./call";
import { activityStatuses } from "./festival-activities";
import { timeWindowSchema } from "./festival-events";
import { SHORT_TEXT, text } from "./fields";

export type { ActivityForLogistic, RequestForLogistic } from "../activity-dashboard/gear-requests-csv";
export type { ActivityForSecurity };

const activityLine = z.object({ id: z.int(), name: z.string(), status: z.enum(activityStatuses) });
const team = z.string().nullable();
/** Sorted by start. */
const timeWindows = z.array(timeWindowSchema);

/** An activity as the security team reads it. */
export const activityForSecuritySchema = describesEntity<ActivityForSecurity>()(
  activityLine.extend({ team, timeWindows, specialNeed: z.string().nullable(), freePass: z.int() }),
);

/** An activity as the communication team reads it. */
export const activityForCommunicationSchema = activityLine.extend({
  timeWindows,
  description: z.string().nullable().describe("HTML assaini"),
  photoLink: z.string().nullable(),
  isFlagship: z.boolean(),
  categories: z.array(z.string()),
});
/** An activity to publish, drafts included. `description` is sanitised HTML. */
export type ActivityForCommunication = z.infer<typeof activityForCommunicationSchema>;

/** An activity with its requests for gear. */
export const activityForLogisticSchema = describesEntity<ActivityForLogistic>()(
  activityLine.extend({
    team,
    inquiries: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        quantity: z.int(),
        category: z.string().exactOptional(),
        owner: z.string().exactOptional(),
        drive: z.string().exactOptional(),
        isPonctualUsage: z.boolean(),
        isConsumable: z.boolean(),
      }),
    ),
  }),
);

const MINIMUM = 3;
const atLeastThree = (label: string) =>
  text(label, SHORT_TEXT).min(MINIMUM, `${label} : ${MINIMUM} caractères au moins`);

/** The filters of the gear requests. */
export const logisticSearchSchema = z.object({
  search: text("Matos", SHORT_TEXT).exactOptional(),
  category: atLeastThree("Catégorie").exactOptional(),
  owner: atLeastThree("Équipe responsable").exactOptional(),
  drive: text("Lieu de stockage", SHORT_TEXT).exactOptional(),
});
/** Texts match when contained, in any case. `owner` is a team's code. */
export type LogisticSearch = z.infer<typeof logisticSearchSchema>;

/** Calls of the overviews for teams that provide security, publicity or gear. */
export const activityDashboardCalls = withSchemas(activityDashboardRoutes, {
  forSecurity: answering(
    "Les activités validées par la sécu qui demandent un dispositif ou des laissez-passer",
    z.array(activityForSecuritySchema),
  ),
  forCommunication: answering("Les activités à publier", z.array(activityForCommunicationSchema)),
  forLogistic: answering("Les activités qui demandent du matos", z.array(activityForLogisticSchema), {
    query: logisticSearchSchema,
  }),
  forSigna: answering(
    "Les demandes de signalétique, en CSV",
    z.string().describe("CSV en UTF-8, une ligne par signalétique"),
  ),
});
