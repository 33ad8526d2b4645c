import { taskRoutes, mobilizationRoutes, taskSectionRoutes } from "../routes/task";
import * as z from "zod";
import { answering, creating, done, editing, withSchemas } from "./call";
import {
  feedbackFormSchema,
  gearRequestSchemas,
  oldestSchema,
  refusalSchema,
  reviewRequestsSchema,
  requestFormSchema,
  statisticsSchema,
} from "./festival-events";
import { festivalTaskReviewers } from "../festival-task/festival-task";
import * as task from "./festival-tasks";
import { idParams, pathId, text } from "./fields";
import { presenceSchemas } from "./presence";
import { lastEditSchema, undoFormSchema } from "./sheet-edits";

const sheet = task.festivalTaskSchema;
const edit = editing(sheet);
const previews = z.array(task.festivalTaskPreviewSchema);
const myPreviews = z.array(task.festivalTaskPreviewSchema.extend({ refusal: refusalSchema }));
const reviewerParams = z.object({ team: z.enum(festivalTaskReviewers) });

const contactParams = idParams.extend({ contactId: pathId });
const volunteerParams = idParams.extend({ volunteerId: pathId });
const mobilizationParams = idParams.extend({ mobilizationId: text("Mobilisation", { max: 100 }) });
const mobilizedVolunteerParams = mobilizationParams.extend({ volunteerId: pathId });
const mobilizedTeamParams = mobilizationParams.extend({ team: text("Équipe", { max: 300 }) });

/** Calls of task sheets: lists, one sheet, its reviews. */
export const taskCalls = withSchemas(taskRoutes, {
  list: answering("Les fiches tâches", previews),
  mine: answering("Les fiches tâches que je gère", myPreviews),
  ofActivity: answering("Les fiches tâches d'une fiche activité", previews, { params: idParams }),
  refusalsCount: answering("Le nombre de mes fiches tâches refusées", z.int()),
  toReviewCount: answering(
    "Le nombre de fiches tâches qui attendent la relecture d'une équipe (humain : la mienne)",
    z.int(),
    { params: reviewerParams },
  ),
  reviewRequests: answering(
    "La dernière demande de relecture de chacune des fiches tâches",
    reviewRequestsSchema,
  ),
  toReviewOldest: answering(
    "Depuis quand la plus ancienne fiche tâche attend la relecture d'une équipe (humain : la mienne)",
    oldestSchema,
    { params: reviewerParams },
  ),
  statistics: answering("Les fiches par équipe et par statut", statisticsSchema(task.taskStatuses)),
  read: answering("Une fiche tâche", sheet, { params: idParams }),
  add: creating("Créer une fiche tâche", task.draftFestivalTaskSchema, { body: task.createTaskFormSchema }),
  remove: done("Supprimer une fiche tâche", { params: idParams }),
  askForReview: creating("Demander la relecture d'une FT", sheet, { params: idParams }),
  approve: edit("Approuver une FT pour une équipe", idParams, task.approveTaskFormSchema),
  reject: edit(
    "Rejeter une FT pour une équipe ; ses affectations sont perdues",
    idParams,
    task.rejectTaskFormSchema,
  ),
  ignore: edit("Ne pas relire une FT pour une équipe", idParams, task.ignoreTaskFormSchema),
  takeBack: edit(
    "Annuler sa relecture d'une FT, tant que rien ne l'a suivie",
    idParams,
    task.takeBackTaskFormSchema,
  ),
  enableAssignment: edit("Commencer l'affectation d'une FT", idParams, task.enableAssignmentFormSchema),
  comment: edit("Commenter une FT", idParams, feedbackFormSchema),
  ...presenceSchemas,
  undo: edit("Annuler un de ses retraits sur une FT", idParams, undoFormSchema),
  lastEdit: lastEditSchema,
});

/** Calls of the sections that the organiser fills in. */
export const taskSectionCalls = withSchemas(taskSectionRoutes, {
  changeGeneral: edit("Modifier les informations générales", idParams, task.taskGeneralFormSchema),
  changeInstructions: edit(
    "Modifier le lieu de rendez-vous et les instructions",
    idParams,
    task.instructionsFormSchema,
  ),
  forceInstructions: edit(
    "Modifier les instructions malgré les approbations, qui restent",
    idParams,
    task.forcedInstructionsFormSchema,
  ),
  addContact: creating("Ajouter un contact", sheet, { params: idParams, body: task.contactFormSchema }),
  removeContact: answering("Retirer un contact", sheet, { params: contactParams }),
  addVolunteerInCharge: creating("Ajouter un responsable", sheet, {
    params: idParams,
    body: task.volunteerFormSchema,
  }),
  removeVolunteerInCharge: answering("Retirer un responsable", sheet, { params: volunteerParams }),
  initInCharge: creating("Initialiser les instructions des responsables", sheet, {
    params: idParams,
    body: task.initInChargeFormSchema,
  }),
  clearInCharge: answering("Supprimer les instructions des responsables", sheet, { params: idParams }),
  addRequest: creating("Ajouter une demande de matos", sheet, { params: idParams, body: requestFormSchema }),
  ...gearRequestSchemas(sheet),
});

/** Calls of mobilizations: the people that a task asks for, by name and by team. */
export const mobilizationCalls = withSchemas(mobilizationRoutes, {
  add: creating("Ajouter une mobilisation", sheet, {
    params: idParams,
    body: task.newMobilizationFormSchema,
  }),
  change: edit(
    "Modifier la période ou le découpage d'une mobilisation",
    mobilizationParams,
    task.mobilizationFormSchema,
  ),
  remove: answering("Supprimer une mobilisation", sheet, { params: mobilizationParams }),
  addVolunteer: creating("Demander un bénévole nommément", sheet, {
    params: mobilizationParams,
    body: task.volunteerFormSchema,
  }),
  removeVolunteer: answering("Ne plus demander un bénévole nommément", sheet, {
    params: mobilizedVolunteerParams,
  }),
  addTeam: creating("Demander des membres d'une équipe", sheet, {
    params: mobilizationParams,
    body: task.mobilizedTeamFormSchema,
  }),
  removeTeam: answering("Ne plus demander de membres d'une équipe", sheet, { params: mobilizedTeamParams }),
});
