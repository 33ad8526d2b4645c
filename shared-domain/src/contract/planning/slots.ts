import { slotRoutes } from "../../routes/planning";
import * as z from "zod";
import { assignmentCategories } from "../../assignment/category";
import { answering, withSchemas } from "../call";
import { locationReferenceSchema, timeWindowSchema } from "../festival-events";
import { taskStatuses } from "../festival-tasks";
import { answeredInstant, idParams, identitySchema, pathId } from "../fields";
import { geoLocationSchema } from "../locations";

const appointment = locationReferenceSchema.nullable();

/** A slot that a person is assigned to. */
export const ownSlotSchema = z.object({
  start: answeredInstant,
  end: answeredInstant,
  task: z.object({ id: z.int(), name: z.string(), status: z.enum(taskStatuses), appointment }),
  mobilizationId: z.string(),
  assignmentId: z.string(),
});
/** A slot that a person is assigned to, and its place. */
export type OwnSlot = z.infer<typeof ownSlotSchema>;

/** A mobilization that names the person, of a task whose assignment has not started. */
export const namedMobilizationSchema = z.object({
  id: z.int().describe("De la FT"),
  name: z.string(),
  status: z.enum(taskStatuses),
  appointment,
  timeWindow: timeWindowSchema,
});
/** A mobilization that names the person, of a task whose assignment has not started. */
export type NamedMobilization = z.infer<typeof namedMobilizationSchema>;

/** The time a person works in a category of tasks. */
export const workTimeSchema = z.object({
  category: z.enum(assignmentCategories).nullable(),
  duration: z.int().describe("En millisecondes"),
});
/** The time a person works in a category of tasks, or in none, in milliseconds. */
export type WorkTime = z.infer<typeof workTimeSchema>;

/** A task with all that a volunteer needs on the spot. */
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
  mayCheckIn: z.boolean().describe("Vrai pour qui peut pointer ce créneau"),
  named: z.array(z.int()).describe("Qui la fiche elle-même demande à ce créneau, sans équipe"),
});
/** A task with all that a volunteer needs on the spot: place, colleagues, instructions, contacts. */
export type TaskForCalendar = z.infer<typeof taskForCalendarSchema>;

const slotParams = z.object({ taskId: pathId, mobilizationId: z.string(), assignmentId: z.string() });

/** Calls of the slots of a person. */
export const slotCalls = withSchemas(slotRoutes, {
  listAssignments: answering("Les créneaux où une personne est affectée, par date", z.array(ownSlotSchema), {
    params: idParams,
  }),
  listMobilizations: answering(
    "Les mobilisations qui citent une personne, dans les FT dont l'affectation n'a pas commencé",
    z.array(namedMobilizationSchema),
    { params: idParams },
  ),
  readWorkTimes: answering(
    "Le temps d'affectation d'une personne, par catégorie de tâche",
    z.array(workTimeSchema),
    { params: idParams },
  ),
  readForCalendar: answering("Tout ce qu'il faut savoir d'un créneau sur place", taskForCalendarSchema, {
    params: slotParams,
  }),
});
