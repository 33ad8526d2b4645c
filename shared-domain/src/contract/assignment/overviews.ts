import { overviewRoutes } from "../../routes/assignment";
import * as z from "zod";
import { answering, withSchemas } from "../call";
import { answeredInstant, identitySchema, instant, queryList } from "../fields";
import { demandSchema } from "./assignments";
import { understaffedSlotSchema } from "./swaps";

const period = { start: answeredInstant, end: answeredInstant };
const windowQuery = { start: instant("Début"), end: instant("Fin") };
const CODE = 20;
const MOST_TEAMS = 100;

const teamsQuery = queryList("Équipes", z.string().max(CODE), MOST_TEAMS);

/** The number of people a quarter of an hour asks for, has, and could still have. */
export const organiserNeedSchema = z.object({
  ...period,
  requestedVolunteers: z.int(),
  assignedVolunteers: z.int(),
  availableVolunteers: z.int(),
  tasks: z
    .array(z.object({ id: z.int(), name: z.string(), count: z.int() }))
    .describe("Ce qui demande des équipes, et pour combien de personnes"),
});
/** The number of people a quarter of an hour asks for, has, and could still have. */
export type AnsweredOrganiserNeed = z.infer<typeof organiserNeedSchema>;

const comer = identitySchema.extend({
  phone: z.string(),
  teams: z.array(z.string()),
  as: z.string().exactOptional().describe("Absent : nommé par la fiche"),
});

/** An activity with those of its tasks that have slots in a window. */
export const timelineActivitySchema = z.object({
  activity: z.object({ id: z.int(), name: z.string(), team: z.string().nullable() }),
  tasks: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      appointment: z.string().nullable().describe("Le nom du lieu"),
      topPriority: z.boolean(),
      mobilizations: z.array(
        z.object({
          id: z.string(),
          ...period,
          demands: z
            .array(demandSchema)
            .describe("Combien de personnes chaque créneau demande, équipe par équipe"),
          assignments: z.array(z.object({ id: z.string(), ...period, assignees: z.array(comer) })),
        }),
      ),
    }),
  ),
});
/** An activity with those of its tasks that have slots in a window. */
export type TimelineActivity = z.infer<typeof timelineActivitySchema>;

/** The slot nearest to the chosen window of the timeline. */
export const nearestSlotSchema = z.object({ start: answeredInstant.nullable() });
/** The start of the nearest slot; null when no task is in assignment. */
export type NearestSlot = z.infer<typeof nearestSlotSchema>;

/** A slot that lacks people, with the number of those who could come. */
export const helpSlotSchema = understaffedSlotSchema.extend({
  free: z
    .int()
    .describe("Combien de personnes d'une équipe qui manque sont disponibles, et affectées nulle part"),
});
/** A slot that lacks people, with the number of those who could come. */
export type HelpSlot = z.infer<typeof helpSlotSchema>;

/** Calls of the overviews: timeline, organisers' needs, and slots that lack people. */
export const overviewCalls = withSchemas(overviewRoutes, {
  organiserNeeds: answering(
    "Les bénévoles demandés, affectés et disponibles, quart d'heure par quart d'heure",
    z.array(organiserNeedSchema),
    { query: z.object({ ...windowQuery, teams: teamsQuery }) },
  ),
  timeline: answering(
    "Les tâches en affectation sur une plage horaire, sous leurs activités, et qui y vient",
    z.array(timelineActivitySchema),
    { query: z.object(windowQuery) },
  ),
  nearestSlot: answering(
    "Le début du créneau qui suit un instant, ou du dernier avant lui s'il n'y en a plus",
    nearestSlotSchema,
    { query: z.object({ from: instant("Début") }) },
  ),
  helpSlots: answering(
    "Les 300 premiers créneaux à venir ou en cours où il manque quelqu'un, par date",
    z.array(helpSlotSchema),
  ),
});
