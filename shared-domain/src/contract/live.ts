import * as z from "zod";
import { liveTagTypes } from "../live/live-tags";
import { answeredInstant } from "./fields";
import { presentPeopleSchema } from "./presence";

const liveTagSchema = z.object({
  type: z.enum(liveTagTypes),
  id: z.union([z.int(), z.string()]).exactOptional(),
});

/** A tag that a change makes stale; without `id`, the list of that type. */
export type LiveTag = z.infer<typeof liveTagSchema>;

/** One message of `GET live-notifications` (server-sent events, bearer token in the header). */
export const liveEventSchema = z.object({
  event: z.string().describe("Ce qui s'est passé : festival-activity-approved…"),
  at: answeredInstant,
  by: z.int().exactOptional().describe("Qui l'a fait"),
  tags: z.array(liveTagSchema),
  refreshAccess: z.boolean().exactOptional().describe("Les droits de la personne elle-même ont changé"),
  presence: z
    .object({ sheet: liveTagSchema, people: presentPeopleSchema })
    .exactOptional()
    .describe("Qui d'autre consulte la fiche que la personne a sous les yeux"),
});
/** A change, as open screens hear of it. */
export type LiveEvent = z.infer<typeof liveEventSchema>;
