import { assignmentToolRoutes } from "../../routes/assignment";
import * as z from "zod";
import { assignmentCategories } from "../../assignment/category";
import { taskStatuses } from "../festival-tasks";
import { assignmentPreferences } from "../../people/assignment-preference";
import { answering, withSchemas } from "../call";
import { answeredInstant, idParams, identitySchema, pathId, queryList } from "../fields";
import { breaksSchema } from "../planning/breaks";
import { availabilitiesSchema } from "../volunteer-availability";
import { demandSchema, slotFields, slotParams } from "./assignments";

const category = z.enum(assignmentCategories).nullable();
const taskCard = {
  name: z.string(),
  topPriority: z.boolean(),
  category,
  inChargeTeam: z.string().describe("Le code de l'équipe responsable"),
};
const restProblems = z.array(z.string()).describe("Les règles de repos que ce créneau lui ferait enfreindre");
const staffedDemand = demandSchema.extend({ assigned: z.int() });

/** A task to choose; `teams` are the codes of those that lack people, or of all that it asks for. */
export const taskForAssignmentSchema = z.object({ id: z.int(), ...taskCard, teams: z.array(z.string()) });
/** A task to choose. */
export type TaskForAssignment = z.infer<typeof taskForAssignmentSchema>;

const comer = identitySchema.extend({
  as: z.string().exactOptional().describe("Absent : nommé par la fiche"),
});

/** A task with its slots, how far each is filled, and the names of those who come. */
export const taskWithSlotsSchema = z.object({
  id: z.int(),
  ...taskCard,
  assignments: z.array(z.object({ ...slotFields, teams: z.array(staffedDemand), assignees: z.array(comer) })),
});
/** A task with its slots, how far each is filled, and the names of those who come. */
export type TaskWithSlots = z.infer<typeof taskWithSlotsSchema>;

const allHours = z.int().describe("De tous ses créneaux, en millisecondes");
const personFields = identitySchema.extend({
  charisma: z.int(),
  comment: z.string().nullable().describe("Ce que la personne a écrit d'elle-même"),
  note: z.string().nullable().describe("Celle des responsables des bénévoles"),
  teams: z.array(z.string()),
  assignmentPreference: z.enum(assignmentPreferences),
  hasAtLeastOneFriend: z.boolean(),
});

/** A person who can come to a slot. */
export const assignableVolunteerSchema = personFields.extend({
  totalAssignmentDuration: allHours,
  assignmentDuration: z.int().describe("De ses créneaux de la même catégorie, en millisecondes"),
  isRequestedOnSamePeriod: z.boolean().describe("Nommé en même temps par une FT qui n'est pas prête"),
  hasFriendAssigned: z.boolean().describe("Un de ses amis vient à ce créneau"),
  assignableFriendsIds: z.array(z.int()).describe("Ses amis qui peuvent venir au même créneau"),
  restProblems,
});
/** A person who can come to a slot. */
export type AssignableVolunteer = z.infer<typeof assignableVolunteerSchema>;

/** A volunteer who can be assigned to slots. */
export const volunteerForAssignmentSchema = personFields.extend({ assignmentDuration: allHours });
/** A volunteer who can be assigned to slots. */
export type VolunteerForAssignment = z.infer<typeof volunteerForAssignmentSchema>;

/**
 * A slot to which the volunteer can come; `teams` lack people and are among those the volunteer may come for.
 */
export const slotForVolunteerSchema = z.object({
  ...slotFields,
  ...taskCard,
  teams: z.array(staffedDemand),
  hasFriendsAssigned: z.boolean().describe("Un de ses amis vient à ce créneau"),
  restProblems,
});
/** A slot to which the volunteer can come. */
export type SlotForVolunteer = z.infer<typeof slotForVolunteerSchema>;

/**
 * The time for which a volunteer is assigned, by category of task, and the time worked according to check-in.
 */
export const volunteerStatsSchema = identitySchema.extend({
  charisma: z.int(),
  stats: z.array(z.object({ category, duration: z.int().describe("En millisecondes") })),
  worked: z.int().describe("Le temps vraiment travaillé selon les pointages, en millisecondes"),
});
/**
 * The time for which a volunteer is assigned, by category of task, and the time worked according to check-in.
 */
export type VolunteerStats = z.infer<typeof volunteerStatsSchema>;

const plannedSchema = z.object({
  start: answeredInstant,
  end: answeredInstant,
  task: z.object({
    id: z.int(),
    name: z.string(),
    status: z.enum(taskStatuses),
    place: z.string().nullable().describe("Lieu de rendez-vous"),
  }),
  mobilizationId: z.string().exactOptional(),
  assignmentId: z.string().exactOptional().describe("Absent : nommé par une FT qui n'est pas prête"),
});

/** A slot of a person, or a mobilization that names them while its task is not ready: it has no `assignmentId`. */
export type PlannedTask = z.infer<typeof plannedSchema>;

/** The availabilities, slots and breaks of a volunteer, for comparing candidates. */
export const candidatePlanningSchema = z.object({
  id: z.int(),
  planned: z.array(plannedSchema),
  breaks: breaksSchema,
  availabilities: availabilitiesSchema,
});
/** The availabilities, slots and breaks of a volunteer, for comparing candidates. */
export type CandidatePlanning = z.infer<typeof candidatePlanningSchema>;

/** The most people that can be assigned at once. */
const MOST_CANDIDATES = 100;

/** Calls that list people for a slot and slots for a person. */
export const assignmentToolCalls = withSchemas(assignmentToolRoutes, {
  listAssignableTasks: answering(
    "Les tâches à venir où il manque quelqu'un, avec les équipes qui manquent",
    z.array(taskForAssignmentSchema),
  ),
  listAllTasks: answering(
    "Les tâches à venir, complètes ou non, avec les équipes demandées",
    z.array(taskForAssignmentSchema),
  ),
  readTask: answering("Une tâche et ses créneaux", taskWithSlotsSchema, { params: idParams }),
  listAssignableVolunteers: answering("Qui peut venir à un créneau", z.array(assignableVolunteerSchema), {
    params: slotParams,
  }),
  listVolunteers: answering(
    "Les bénévoles qui ont donné des disponibilités, par charisme",
    z.array(volunteerForAssignmentSchema),
  ),
  listSlotsFor: answering(
    "À quels créneaux à venir une personne peut aller",
    z.array(slotForVolunteerSchema),
    {
      params: idParams,
    },
  ),
  listSlotsOf: answering(
    "Les créneaux d'une personne",
    z.array(z.object({ ...slotFields, name: z.string() })),
    {
      params: idParams,
    },
  ),
  readPlanning: answering(
    "Les créneaux d'une personne, et les mobilisations qui la nomment",
    z.array(plannedSchema),
    { params: idParams },
  ),
  listPlannings: answering(
    "Les créneaux, pauses et disponibilités de quelques personnes ; les inconnues sont laissées de côté",
    z.array(candidatePlanningSchema),
    { query: z.object({ volunteerIds: queryList("Bénévoles", pathId, MOST_CANDIDATES) }) },
  ),
  listStatistics: answering("Combien chacun travaille, par catégorie", z.array(volunteerStatsSchema)),
});
