import { slotRoutes } from "../../routes/planning/slots";
import * as z from "zod";
import { assignmentCategories } from "../../assignment/category";
import { withSchemas } from "../call";
import { locationReferenceSchema, timeWindowSchema } from "../festival-events";
import { taskStatuses } from "../festival-tasks";
import { answeredInstant, idParams, identitySchema, pathId } from "../fields";
import { geoLocationSchema } from "../locations";

const appointment = locationReferenceSchema.nullable();

/** A slot to which somebody is assigned. */
export const ownSlotSchema = z.object({
  start: answeredInstant,
  end: answeredInstant,
  task: z.object({ id: z.int(), name: z.string(), status: z.enum(taskStatuses), appointment }),
  mobilizationId: z.string(),
  assignmentId: z.string(),
});
/** A slot to which somebody is assigned, and where it is. */
export type OwnSlot = z.infer<typeof ownSlotSchema>;

/** A mobilization that names somebody, of a task whose assignment has not started. */
export const namedMobilizationSchema = z.object({
  id: z.int().describe("De la FT"),
  name: z.string(),
  status: z.enum(taskStatuses),
  appointment,
  timeWindow: timeWindowSchema,
});
/** A mobilization that names somebody, of a task whose assignment has not started. */
export type NamedMobilization = z.infer<typeof namedMobilizationSchema>;

/** How long somebody works, by kind of task. */
export const workTimeSchema = z.object({
  category: z.enum(assignmentCategories).nullable(),
  duration: z.int().describe("En millisecondes"),
});
/** How long somebody works at tasks of a category, or of none; in milliseconds. */
export type WorkTime = z.infer<typeof workTimeSchema>;

/** All that somebody needs on the spot. */
export const taskForCalendarSchema = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(taskStatuses),
  appointment: locationReferenceSchema.extend({ geoLocation: geoLocationSchema.nullable() }).nullable(),
  contacts: z.array(identitySchema.extend({ phone: z.string() })),
  assignees: z
    .array(identitySchema.extend({ phone: z.string().exactOptional() }))
    .describe("Qui vient à un créneau de la FT qui chevauche celui-ci ; le téléphone, pour qui peut le voir"),
  globalInstruction: z.string().describe("HTML"),
  inChargeInstruction: z
    .string()
    .nullable()
    .describe("HTML ; absent pour qui n'est pas responsable de la FT"),
  timeWindow: timeWindowSchema,
  namesReader: z.boolean().describe("La fiche elle-même demande cette personne, sans équipe"),
});
/** All that somebody needs on the spot: where, with whom, what to do, whom to call. */
export type TaskForCalendar = z.infer<typeof taskForCalendarSchema>;

const slotParams = z.object({ taskId: pathId, mobilizationId: z.string(), assignmentId: z.string() });

/** What each person has to do, and when. */
export const slotCalls = withSchemas(slotRoutes, {
  listAssignments: {
    summary: "Les créneaux où une personne est affectée, par date",
    params: idParams,
    answers: { 200: z.array(ownSlotSchema) },
  },
  listMobilizations: {
    summary: "Les mobilisations qui citent une personne, dans les FT dont l'affectation n'a pas commencé",
    params: idParams,
    answers: { 200: z.array(namedMobilizationSchema) },
  },
  readWorkTimes: {
    summary: "Le temps d'affectation d'une personne, par catégorie de tâche",
    params: idParams,
    answers: { 200: z.array(workTimeSchema) },
  },
  readForCalendar: {
    summary: "Tout ce qu'il faut savoir d'un créneau sur place",
    params: slotParams,
    answers: { 200: taskForCalendarSchema },
  },
});
