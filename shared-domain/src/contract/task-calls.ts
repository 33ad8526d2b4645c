import * as z from "zod";
import type { Calls } from "./call";
import { feedbackFormSchema, gearRequestCalls, requestFormSchema, statisticsSchema } from "./festival-events";
import * as task from "./festival-tasks";
import { idParams, noContent, pathId, text } from "./fields";

const url = "/festival-tasks";
const sheetUrl = `${url}/:id` as const;
const mobilizationUrl = `${sheetUrl}/mobilizations/:mobilizationId` as const;
const sheet = task.festivalTaskSchema;
const previews = z.array(task.festivalTaskPreviewSchema);

const contactParams = idParams.extend({ contactId: pathId });
const volunteerParams = idParams.extend({ volunteerId: pathId });
const mobilizationParams = idParams.extend({ mobilizationId: text("Mobilisation", { max: 100 }) });
const mobilizedVolunteerParams = mobilizationParams.extend({ volunteerId: pathId });
const mobilizedTeamParams = mobilizationParams.extend({ team: text("Équipe", { max: 300 }) });

/** Task sheets: their lists, one sheet, and its way through the reviews. */
export const taskCalls = {
  list: { method: "GET", path: url, summary: "Les fiches tâches", answers: { 200: previews } },
  mine: {
    method: "GET",
    path: `${url}/mine`,
    summary: "Les fiches tâches que je gère",
    answers: { 200: previews },
  },
  refusalsCount: {
    method: "GET",
    path: `${url}/my-refusals/count`,
    summary: "Le nombre de mes fiches tâches refusées",
    answers: { 200: z.int() },
  },
  statistics: {
    method: "GET",
    path: `${url}/statistics`,
    summary: "Les fiches par équipe et par statut",
    answers: { 200: statisticsSchema(task.taskStatuses) },
  },
  read: {
    method: "GET",
    path: sheetUrl,
    summary: "Une fiche tâche",
    params: idParams,
    answers: { 200: sheet },
  },
  add: {
    method: "POST",
    path: url,
    summary: "Créer une fiche tâche",
    body: task.createTaskFormSchema,
    answers: { 201: task.draftFestivalTaskSchema },
  },
  remove: {
    method: "DELETE",
    path: sheetUrl,
    summary: "Supprimer une fiche tâche",
    params: idParams,
    answers: { 204: noContent },
  },
  askForReview: {
    method: "POST",
    path: `${sheetUrl}/ask-for-review`,
    summary: "Demander la relecture d'une FT",
    params: idParams,
    answers: { 201: sheet },
  },
  approve: {
    method: "POST",
    path: `${sheetUrl}/approve`,
    summary: "Approuver une FT pour une équipe",
    params: idParams,
    body: task.approveTaskFormSchema,
    answers: { 200: sheet },
  },
  reject: {
    method: "POST",
    path: `${sheetUrl}/reject`,
    summary: "Rejeter une FT pour une équipe ; ses affectations sont perdues",
    params: idParams,
    body: task.rejectTaskFormSchema,
    answers: { 200: sheet },
  },
  ignore: {
    method: "POST",
    path: `${sheetUrl}/ignore`,
    summary: "Ne pas relire une FT pour une équipe",
    params: idParams,
    body: task.ignoreTaskFormSchema,
    answers: { 200: sheet },
  },
  enableAssignment: {
    method: "POST",
    path: `${sheetUrl}/enable-assignment`,
    summary: "Commencer l'affectation d'une FT",
    params: idParams,
    body: task.enableAssignmentFormSchema,
    answers: { 200: sheet },
  },
  comment: {
    method: "POST",
    path: `${sheetUrl}/feedbacks`,
    summary: "Commenter une FT",
    params: idParams,
    body: feedbackFormSchema,
    answers: { 200: sheet },
  },
} satisfies Calls;

/** The sections that the organiser fills in. */
export const taskSectionCalls = {
  changeGeneral: {
    method: "PATCH",
    path: `${sheetUrl}/general`,
    summary: "Modifier les informations générales",
    params: idParams,
    body: task.taskGeneralFormSchema,
    answers: { 200: sheet },
  },
  changeInstructions: {
    method: "PATCH",
    path: `${sheetUrl}/instructions`,
    summary: "Modifier le lieu de rendez-vous et les instructions",
    params: idParams,
    body: task.instructionsFormSchema,
    answers: { 200: sheet },
  },
  forceInstructions: {
    method: "PATCH",
    path: `${sheetUrl}/force/instructions`,
    summary: "Modifier les instructions malgré les approbations, qui restent",
    params: idParams,
    body: task.forcedInstructionsFormSchema,
    answers: { 200: sheet },
  },
  addContact: {
    method: "POST",
    path: `${sheetUrl}/instructions/contacts`,
    summary: "Ajouter un contact",
    params: idParams,
    body: task.contactFormSchema,
    answers: { 201: sheet },
  },
  removeContact: {
    method: "DELETE",
    path: `${sheetUrl}/instructions/contacts/:contactId`,
    summary: "Retirer un contact",
    params: contactParams,
    answers: { 200: sheet },
  },
  addVolunteerInCharge: {
    method: "POST",
    path: `${sheetUrl}/instructions/in-charge/volunteers`,
    summary: "Ajouter un responsable",
    params: idParams,
    body: task.volunteerFormSchema,
    answers: { 201: sheet },
  },
  removeVolunteerInCharge: {
    method: "DELETE",
    path: `${sheetUrl}/instructions/in-charge/volunteers/:volunteerId`,
    summary: "Retirer un responsable",
    params: volunteerParams,
    answers: { 200: sheet },
  },
  initInCharge: {
    method: "POST",
    path: `${sheetUrl}/instructions/in-charge`,
    summary: "Initialiser les instructions des responsables",
    params: idParams,
    body: task.initInChargeFormSchema,
    answers: { 201: sheet },
  },
  clearInCharge: {
    method: "DELETE",
    path: `${sheetUrl}/instructions/in-charge`,
    summary: "Supprimer les instructions des responsables",
    params: idParams,
    answers: { 200: sheet },
  },
  addRequest: {
    method: "POST",
    path: `${sheetUrl}/inquiry/requests`,
    summary: "Ajouter une demande de matos",
    params: idParams,
    body: requestFormSchema,
    answers: { 201: sheet },
  },
  ...gearRequestCalls("festival-tasks", sheet),
} satisfies Calls;

/** The people whom a task asks for, by name and by team. */
export const mobilizationCalls = {
  add: {
    method: "POST",
    path: `${sheetUrl}/mobilizations`,
    summary: "Ajouter une mobilisation",
    params: idParams,
    body: task.newMobilizationFormSchema,
    answers: { 201: sheet },
  },
  change: {
    method: "PATCH",
    path: mobilizationUrl,
    summary: "Modifier la période ou le découpage d'une mobilisation",
    params: mobilizationParams,
    body: task.mobilizationFormSchema,
    answers: { 200: sheet },
  },
  remove: {
    method: "DELETE",
    path: mobilizationUrl,
    summary: "Supprimer une mobilisation",
    params: mobilizationParams,
    answers: { 200: sheet },
  },
  addVolunteer: {
    method: "POST",
    path: `${mobilizationUrl}/volunteers`,
    summary: "Demander un bénévole nommément",
    params: mobilizationParams,
    body: task.volunteerFormSchema,
    answers: { 201: sheet },
  },
  removeVolunteer: {
    method: "DELETE",
    path: `${mobilizationUrl}/volunteers/:volunteerId`,
    summary: "Ne plus demander un bénévole nommément",
    params: mobilizedVolunteerParams,
    answers: { 200: sheet },
  },
  addTeam: {
    method: "POST",
    path: `${mobilizationUrl}/teams`,
    summary: "Demander des membres d'une équipe",
    params: mobilizationParams,
    body: task.mobilizedTeamFormSchema,
    answers: { 201: sheet },
  },
  removeTeam: {
    method: "DELETE",
    path: `${mobilizationUrl}/teams/:team`,
    summary: "Ne plus demander de membres d'une équipe",
    params: mobilizedTeamParams,
    answers: { 200: sheet },
  },
} satisfies Calls;
