import { assignmentRoutes } from "../../routes/assignment";
import * as z from "zod";
import { answering, done, withSchemas } from "../call";
import { answeredInstant, id, identitySchema, pathId, requiredText, text } from "../fields";

const WORD = { max: 300 };
const CODE = { max: 20 };
const SLOT_ID = { max: 100 };
const MOST = 100;

const identifier = { mobilizationId: text("Mobilisation", SLOT_ID), assignmentId: text("Créneau", SLOT_ID) };
/** The path parameters of a slot. */
export const slotParams = z.object({ taskId: pathId, ...identifier });

/** The number of people that a slot asks of a team. */
export const demandSchema = z.object({ team: z.string(), demand: z.int() });
const assignee = z.object({
  id: z.int(),
  as: z.string().exactOptional().describe("Absent : nommé par la fiche"),
});

/** The identifier of a slot and its period. */
export const slotFields = {
  taskId: z.int(),
  mobilizationId: z.string(),
  assignmentId: z.string(),
  start: answeredInstant,
  end: answeredInstant,
};

/** A slot with its demands and its people. */
export const staffedSlotSchema = z.object({
  ...slotFields,
  name: z.string().describe("De la fiche tâche"),
  demands: z.array(demandSchema),
  assignees: z.array(assignee),
});
/** A slot with its demands and its people. */
export type StaffedSlot = z.infer<typeof staffedSlotSchema>;

const assigneeDetails = identitySchema.extend({
  comment: z.string().nullable().exactOptional(),
  note: z.string().nullable().exactOptional(),
  teams: z.array(z.string()),
  as: z.string().exactOptional(),
  friends: z.array(identitySchema).describe("Ses amis qui viennent au même créneau"),
  assignmentDuration: z.int().describe("De tous ses créneaux, en millisecondes"),
});
/** A slot with the details of its people. */
export const detailedSlotSchema = staffedSlotSchema.extend({
  appointment: z.string().nullable().describe("Le nom du lieu"),
  assignees: z.array(assigneeDetails),
});
/** A slot with the details of its people. */
export type DetailedSlot = z.infer<typeof detailedSlotSchema>;

/** The people to assign to a slot, each with the team they come for. */
export const assignmentFormSchema = z.object({
  assignment: z.object({ taskId: id("Fiche tâche"), ...identifier }),
  volunteers: z
    .array(z.object({ id: id("Bénévole"), as: text("Équipe", CODE) }), {
      error: "Bénévoles : une liste est attendue",
    })
    .min(1, "Bénévoles : au moins une personne est attendue")
    .max(MOST, `Bénévoles : ${String(MOST)} au plus`),
  restOverride: requiredText("Raison", WORD)
    .exactOptional()
    .describe("Pourquoi passer outre les règles de repos ; gardé dans le journal"),
});
/** The body that assigns people to a slot. */
export type AssignmentForm = z.infer<typeof assignmentFormSchema>;

/** Assigns people to the slots of tasks. */
export const assignmentCalls = withSchemas(assignmentRoutes, {
  assign: answering("Affecter des personnes à un créneau, toutes ou aucune", staffedSlotSchema, {
    body: assignmentFormSchema,
  }),
  remove: done("Retirer une personne d'un créneau", { params: slotParams.extend({ assigneeId: pathId }) }),
  read: answering("Un créneau et qui y vient", z.union([detailedSlotSchema, staffedSlotSchema]), {
    params: slotParams,
    query: z.object({ withDetails: z.enum(["true", "false"]).optional() }),
  }),
});
