import * as z from "zod";
import { assignmentCategories } from "../assignment/category";
import { inquiryOwners } from "../festival-event/inquiry";
import {
  APPROVED,
  DRAFT,
  type DraftFestivalTask,
  type FestivalTask,
  type FestivalTaskReviewer,
  festivalTaskReviewers,
  IN_REVIEW,
  NOT_ASKING_TO_REVIEW,
  READY_TO_ASSIGN,
  REFUSED,
  REJECTED,
  REVIEWING,
  VALIDATED,
  WILL_NOT_REVIEW,
} from "../festival-task/festival-task";
import type { FestivalTaskPreview } from "../festival-task/preview";
import { describesEntity } from "./call";
import { activityStatuses } from "./festival-activities";
import {
  feedbackSchema,
  inquiryRequestSchema,
  keyEventSchema,
  locationReferenceSchema,
  sheetEditionSchema,
  sheetReferenceSchema,
  timeWindowSchema,
} from "./festival-events";
import {
  id,
  identitySchema,
  LONG_TEXT,
  periodSchema,
  quantity,
  requiredText,
  SHORT_TEXT,
  text,
  versionField,
  yesOrNo,
} from "./fields";

export type { FestivalTaskPreview };

/** Every status of a task, from draft to ready to assign. */
export const taskStatuses = [DRAFT, IN_REVIEW, VALIDATED, REFUSED, READY_TO_ASSIGN] as const;
const reviews = z.record(
  z.enum(festivalTaskReviewers),
  z.enum([REVIEWING, APPROVED, REJECTED, NOT_ASKING_TO_REVIEW, WILL_NOT_REVIEW]),
);
const timeWindows = z.array(timeWindowSchema);

const linkedActivity = z.object({
  id: z.int(),
  version: z.int().describe("À renvoyer dans If-Match pour attribuer un lieu de retrait de la FA"),
  name: z.string(),
  status: z.enum(activityStatuses),
  location: locationReferenceSchema.nullable(),
  timeWindows,
  hasSupplyRequest: z.boolean(),
  inquiry: z.object({
    timeWindows,
    all: z.array(inquiryRequestSchema.extend({ owner: z.enum(inquiryOwners) })),
  }),
});

const conflicts = z.object({
  tasks: z.array(sheetReferenceSchema).describe("Les autres FT qui demandent cette personne au même moment"),
  availability: z.boolean().describe("Vrai quand la personne n'est PAS disponible"),
  assignments: z.array(sheetReferenceSchema).describe("Les autres FT où elle est affectée au même moment"),
});

const mobilization = timeWindowSchema.extend({
  durationSplitInHour: z.int().nullable(),
  volunteers: z.array(identitySchema.extend({ conflicts })),
  teams: z.array(z.object({ team: z.string(), count: z.int() })),
});

const assignment = timeWindowSchema.extend({
  assignees: z.array(identitySchema.extend({ as: z.string().exactOptional() })),
});

const general = z.object({
  name: z.string(),
  administrator: identitySchema,
  team: z.string().nullable(),
});

const instructions = z.object({
  appointment: locationReferenceSchema.nullable(),
  contacts: z.array(identitySchema.extend({ phone: z.string() })),
  global: z.string().nullable(),
  inCharge: z.object({ volunteers: z.array(identitySchema), instruction: z.string().nullable() }),
});

const draft = z.object({
  id: z.int(),
  version: versionField,
  edition: sheetEditionSchema.exactOptional().describe("Absente d'une fiche qui vient d'être créée"),
  status: z.literal(DRAFT),
  festivalActivity: linkedActivity,
  general,
  instructions,
  mobilizations: z.array(mobilization),
  inquiries: z.array(inquiryRequestSchema),
  feedbacks: z.array(feedbackSchema),
  history: z.array(keyEventSchema),
});

const ready = {
  general: general.extend({ team: z.string() }),
  instructions: instructions.extend({ appointment: locationReferenceSchema, global: z.string() }),
  reviews,
  reviewer: identitySchema,
};

/** A task sheet (FT) in any status; its mobilizations have their slots once the assignment has started. */
export const festivalTaskSchema = describesEntity<FestivalTask>()(
  z
    .discriminatedUnion("status", [
      draft,
      draft.extend({ ...ready, status: z.literal(IN_REVIEW) }),
      draft.extend({ ...ready, status: z.literal(VALIDATED) }),
      draft.extend({ ...ready, status: z.literal(REFUSED) }),
      draft.extend({
        ...ready,
        status: z.literal(READY_TO_ASSIGN),
        mobilizations: z.array(mobilization.extend({ assignments: z.array(assignment) })),
        category: z.enum(assignmentCategories).exactOptional(),
        topPriority: z.boolean(),
      }),
    ])
    .describe("Une fiche tâche"),
);

/** Created sheets are drafts. */
export const draftFestivalTaskSchema = describesEntity<DraftFestivalTask>()(draft);
/** The answer to a creation. */
export type CreatedTask = DraftFestivalTask;

/** A line of the list of tasks. */
export const festivalTaskPreviewSchema = describesEntity<FestivalTaskPreview>()(
  z.object({
    id: z.int(),
    name: z.string(),
    status: z.enum(taskStatuses),
    administrator: identitySchema,
    team: z.string().nullable(),
    reviews: reviews.exactOptional().describe("Absent d'un brouillon"),
    reviewer: identitySchema.exactOptional().describe("Absent d'un brouillon"),
  }),
);

const name = requiredText("Nom de la FT", { max: 200 });

/** The body of a new task: its name and its activity, by id. */
export const createTaskFormSchema = z.object({ name, festivalActivityId: id("FA associée") });
/** The body that creates a task. */
export type CreateTaskForm = z.infer<typeof createTaskFormSchema>;

/** The general section; absent fields stay, a null team removes it. */
export const taskGeneralFormSchema = z.object({
  name: name.exactOptional(),
  administratorId: id("Gestionnaire").exactOptional(),
  team: requiredText("Équipe", SHORT_TEXT).nullable().exactOptional(),
});
/** The body that changes the general section. */
export type TaskGeneralForm = z.infer<typeof taskGeneralFormSchema>;

const RICH_TEXT = { max: 50_000 };
const GLOBAL = "Instructions";
const IN_CHARGE = "Instructions des responsables";

/** The appointment by id and the instructions; absent fields stay. */
export const instructionsFormSchema = z.object({
  appointmentId: id("Lieu de rendez-vous").exactOptional(),
  global: text(GLOBAL, RICH_TEXT).nullable().exactOptional(),
  inCharge: text(IN_CHARGE, RICH_TEXT).nullable().exactOptional(),
});
/** HTML of the rich editor; `inCharge` is for the volunteers in charge. Absent fields stay. */
export type InstructionsForm = z.infer<typeof instructionsFormSchema>;

/** The instructions alone, which can be changed but not emptied once others have approved. */
export const forcedInstructionsFormSchema = z.object({
  global: requiredText(GLOBAL, RICH_TEXT).exactOptional(),
  inCharge: requiredText(IN_CHARGE, RICH_TEXT).exactOptional(),
});
/** The body that changes instructions in spite of approvals. */
export type ForcedInstructionsForm = z.infer<typeof forcedInstructionsFormSchema>;

/** The person that volunteers call, by id. */
export const contactFormSchema = z.object({ contactId: id("Contact") });
/** The body that adds a contact. */
export type ContactForm = z.infer<typeof contactFormSchema>;

/** A volunteer, by id. */
export const volunteerFormSchema = z.object({ volunteerId: id("Bénévole") });
/** The body that adds a volunteer in charge, or one to a mobilization. */
export type VolunteerForm = z.infer<typeof volunteerFormSchema>;

const MOST = 200;

/** Those in charge and their instructions, which come together; 200 people at most. */
export const initInChargeFormSchema = z.object({
  volunteers: z
    .array(id("Responsables"), { error: "Responsables : une liste est attendue" })
    .min(1, "Responsables : au moins une personne est attendue")
    .max(MOST, `Responsables : ${MOST} personnes au plus`),
  instruction: requiredText(IN_CHARGE, RICH_TEXT),
});
/** The ids of those in charge, and HTML for them. */
export type InitInChargeForm = z.infer<typeof initInChargeFormSchema>;

/** The length of an assignment in hours; a rule checks that it divides the period. */
const split = z
  .int({ error: "Découpage : un nombre entier d'heures est attendu" })
  .min(0, "Découpage : ne peut pas être négatif")
  .max(1_000, "Découpage : 1 000 heures au plus")
  .nullable();

/** The period of a mobilization, and how it is cut. */
export const mobilizationFormSchema = periodSchema.extend({ durationSplitInHour: split });
/** `durationSplitInHour` is null, or 0, for a single assignment. */
export type MobilizationForm = z.infer<typeof mobilizationFormSchema>;

/** A team by code, and how many of its members are needed. */
export const mobilizedTeamFormSchema = z.object({
  team: requiredText("Équipe", SHORT_TEXT),
  count: quantity("Nombre de bénévoles"),
});

/** A mobilization with its people; 200 volunteers and 200 teams at most. */
export const newMobilizationFormSchema = mobilizationFormSchema.extend({
  volunteers: z
    .array(id("Bénévoles"), { error: "Bénévoles : une liste est attendue" })
    .max(MOST, `Bénévoles : ${MOST} personnes au plus`),
  teams: z
    .array(mobilizedTeamFormSchema, { error: "Équipes : une liste est attendue" })
    .max(MOST, `Équipes : ${MOST} équipes au plus`),
});
/** `volunteers` are ids, each team is named by its code. */
export type NewMobilizationForm = z.infer<typeof newMobilizationFormSchema>;

const reviewer = (verb: string) =>
  z.enum(festivalTaskReviewers, {
    error: `Seuls ${festivalTaskReviewers.join(", ")} peuvent ${verb} une FT`,
  });

/** The code of the team for which the person approves. */
export const approveTaskFormSchema = z.object({ team: reviewer("approuver") });
/** The body that approves a task. */
export type TaskReviewForm = z.infer<typeof approveTaskFormSchema>;

/** The code of the team for which the person rejects, and the reason. */
export const rejectTaskFormSchema = z.object({
  team: reviewer("rejeter"),
  reason: requiredText("Explication", LONG_TEXT),
});
/** The body that rejects a task. */
export type TaskRejectForm = z.infer<typeof rejectTaskFormSchema>;

/** The code of the team whose verdict the person takes back. */
export const takeBackTaskFormSchema = z.object({ team: reviewer("relire") });

/** Includes humain: a rule (FT-25) refuses it with its own message. */
export const ignoreTaskFormSchema = z.object({
  team: z.enum(festivalTaskReviewers, {
    error: "Seule les équipes elec et matos peuvent ignorer une FT",
  }),
});
/** The team that leaves a task out; screens never offer humain. */
export type IgnoreForm = { team: Exclude<FestivalTaskReviewer, "humain"> };

/** The body may be left out. */
export const enableAssignmentFormSchema = z
  .object({
    category: z
      .enum(assignmentCategories, {
        error: `Type de créneau : les types possibles sont ${assignmentCategories.join(", ")}`,
      })
      .exactOptional(),
    topPriority: yesOrNo("Priorité").exactOptional(),
  })
  .optional();
/** The body that starts the assignment: the kind of slot, and whether it comes first. */
export type EnableAssignmentForm = NonNullable<z.infer<typeof enableAssignmentFormSchema>>;
