import { taskRoutes, mobilizationRoutes, taskSectionRoutes } from "../routes/task";
import * as z from "zod";
import { withSchemas } from "./call";
import {
  feedbackFormSchema,
  gearRequestSchemas,
  requestFormSchema,
  statisticsSchema,
} from "./festival-events";
import { festivalTaskReviewers } from "../festival-task/festival-task";
import * as task from "./festival-tasks";
import { idParams, noContent, pathId, text } from "./fields";

const sheet = task.festivalTaskSchema;
const previews = z.array(task.festivalTaskPreviewSchema);

const contactParams = idParams.extend({ contactId: pathId });
const volunteerParams = idParams.extend({ volunteerId: pathId });
const mobilizationParams = idParams.extend({ mobilizationId: text("Mobilisation", { max: 100 }) });
const mobilizedVolunteerParams = mobilizationParams.extend({ volunteerId: pathId });
const mobilizedTeamParams = mobilizationParams.extend({ team: text("Équipe", { max: 300 }) });

/** Calls of task sheets: lists, one sheet, its reviews. */
export const taskCalls = withSchemas(taskRoutes, {
  list: { summary: "Les fiches tâches", answers: { 200: previews } },
  mine: {
    summary: "Les fiches tâches que je gère",
    answers: { 200: previews },
  },
  refusalsCount: {
    summary: "Le nombre de mes fiches tâches refusées",
    answers: { 200: z.int() },
  },
  toReviewCount: {
    summary: "Le nombre de fiches tâches qui attendent la relecture d'une équipe (humain : la mienne)",
    params: z.object({ team: z.enum(festivalTaskReviewers) }),
    answers: { 200: z.int() },
  },
  statistics: {
    summary: "Les fiches par équipe et par statut",
    answers: { 200: statisticsSchema(task.taskStatuses) },
  },
  read: {
    summary: "Une fiche tâche",
    params: idParams,
    answers: { 200: sheet },
  },
  add: {
    summary: "Créer une fiche tâche",
    body: task.createTaskFormSchema,
    answers: { 201: task.draftFestivalTaskSchema },
  },
  remove: {
    summary: "Supprimer une fiche tâche",
    params: idParams,
    answers: { 204: noContent },
  },
  askForReview: {
    summary: "Demander la relecture d'une FT",
    params: idParams,
    answers: { 201: sheet },
  },
  approve: {
    summary: "Approuver une FT pour une équipe",
    params: idParams,
    body: task.approveTaskFormSchema,
    answers: { 200: sheet },
  },
  reject: {
    summary: "Rejeter une FT pour une équipe ; ses affectations sont perdues",
    params: idParams,
    body: task.rejectTaskFormSchema,
    answers: { 200: sheet },
  },
  ignore: {
    summary: "Ne pas relire une FT pour une équipe",
    params: idParams,
    body: task.ignoreTaskFormSchema,
    answers: { 200: sheet },
  },
  enableAssignment: {
    summary: "Commencer l'affectation d'une FT",
    params: idParams,
    body: task.enableAssignmentFormSchema,
    answers: { 200: sheet },
  },
  comment: {
    summary: "Commenter une FT",
    params: idParams,
    body: feedbackFormSchema,
    answers: { 200: sheet },
  },
});

/** Calls of the sections that the organiser fills in. */
export const taskSectionCalls = withSchemas(taskSectionRoutes, {
  changeGeneral: {
    summary: "Modifier les informations générales",
    params: idParams,
    body: task.taskGeneralFormSchema,
    answers: { 200: sheet },
  },
  changeInstructions: {
    summary: "Modifier le lieu de rendez-vous et les instructions",
    params: idParams,
    body: task.instructionsFormSchema,
    answers: { 200: sheet },
  },
  forceInstructions: {
    summary: "Modifier les instructions malgré les approbations, qui restent",
    params: idParams,
    body: task.forcedInstructionsFormSchema,
    answers: { 200: sheet },
  },
  addContact: {
    summary: "Ajouter un contact",
    params: idParams,
    body: task.contactFormSchema,
    answers: { 201: sheet },
  },
  removeContact: {
    summary: "Retirer un contact",
    params: contactParams,
    answers: { 200: sheet },
  },
  addVolunteerInCharge: {
    summary: "Ajouter un responsable",
    params: idParams,
    body: task.volunteerFormSchema,
    answers: { 201: sheet },
  },
  removeVolunteerInCharge: {
    summary: "Retirer un responsable",
    params: volunteerParams,
    answers: { 200: sheet },
  },
  initInCharge: {
    summary: "Initialiser les instructions des responsables",
    params: idParams,
    body: task.initInChargeFormSchema,
    answers: { 201: sheet },
  },
  clearInCharge: {
    summary: "Supprimer les instructions des responsables",
    params: idParams,
    answers: { 200: sheet },
  },
  addRequest: {
    summary: "Ajouter une demande de matos",
    params: idParams,
    body: requestFormSchema,
    answers: { 201: sheet },
  },
  ...gearRequestSchemas(sheet),
});

/** Calls of mobilizations: the people that a task asks for, by name and by team. */
export const mobilizationCalls = withSchemas(mobilizationRoutes, {
  add: {
    summary: "Ajouter une mobilisation",
    params: idParams,
    body: task.newMobilizationFormSchema,
    answers: { 201: sheet },
  },
  change: {
    summary: "Modifier la période ou le découpage d'une mobilisation",
    params: mobilizationParams,
    body: task.mobilizationFormSchema,
    answers: { 200: sheet },
  },
  remove: {
    summary: "Supprimer une mobilisation",
    params: mobilizationParams,
    answers: { 200: sheet },
  },
  addVolunteer: {
    summary: "Demander un bénévole nommément",
    params: mobilizationParams,
    body: task.volunteerFormSchema,
    answers: { 201: sheet },
  },
  removeVolunteer: {
    summary: "Ne plus demander un bénévole nommément",
    params: mobilizedVolunteerParams,
    answers: { 200: sheet },
  },
  addTeam: {
    summary: "Demander des membres d'une équipe",
    params: mobilizationParams,
    body: task.mobilizedTeamFormSchema,
    answers: { 201: sheet },
  },
  removeTeam: {
    summary: "Ne plus demander de membres d'une équipe",
    params: mobilizedTeamParams,
    answers: { 200: sheet },
  },
});
