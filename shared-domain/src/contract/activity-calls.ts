import * as z from "zod";
import type { Calls } from "./call";
import * as activity from "./festival-activities";
import { feedbackFormSchema, partId, statisticsSchema } from "./festival-events";
import { idParams, noContent, pathId, periodSchema } from "./fields";

const url = "/festival-activities";
const sheetUrl = `${url}/:id` as const;
const sheet = activity.festivalActivitySchema;
const previews = z.array(activity.festivalActivityPreviewSchema);

/** The path of a call about one window. */
export const windowParams = idParams.extend({ timeWindowId: partId("Créneau") });
const contractorParams = idParams.extend({ contractorId: pathId });
const signageParams = idParams.extend({ signageId: partId("Signalétique") });
const electricityParams = idParams.extend({ electricityId: partId("Demande d'elec") });

/** Activity sheets: their lists, one sheet, and its way through the reviews. */
export const activityCalls = {
  list: { method: "GET", path: url, summary: "Les fiches activités", answers: { 200: previews } },
  mine: {
    method: "GET",
    path: `${url}/mine`,
    summary: "Les fiches activités dont je suis responsable",
    answers: { 200: previews },
  },
  refusalsCount: {
    method: "GET",
    path: `${url}/my-refusals/count`,
    summary: "Le nombre de mes fiches activités refusées",
    answers: { 200: z.int() },
  },
  statistics: {
    method: "GET",
    path: `${url}/statistics`,
    summary: "Les fiches par équipe et par statut",
    answers: { 200: statisticsSchema(activity.activityStatuses) },
  },
  read: {
    method: "GET",
    path: sheetUrl,
    summary: "Une fiche activité",
    params: idParams,
    answers: { 200: sheet },
  },
  add: {
    method: "POST",
    path: url,
    summary: "Créer une fiche activité",
    body: activity.createActivityFormSchema,
    answers: { 201: activity.draftFestivalActivitySchema },
  },
  remove: {
    method: "DELETE",
    path: sheetUrl,
    summary: "Supprimer une fiche activité",
    params: idParams,
    answers: { 204: noContent },
  },
  askForReview: {
    method: "POST",
    path: `${sheetUrl}/ask-for-review`,
    summary: "Demander la relecture d'une FA",
    params: idParams,
    answers: { 201: sheet },
  },
  approve: {
    method: "POST",
    path: `${sheetUrl}/approve`,
    summary: "Approuver une FA pour une équipe",
    params: idParams,
    body: activity.approveFormSchema,
    answers: { 200: sheet },
  },
  reject: {
    method: "POST",
    path: `${sheetUrl}/reject`,
    summary: "Rejeter une FA pour une équipe",
    params: idParams,
    body: activity.rejectFormSchema,
    answers: { 200: sheet },
  },
  comment: {
    method: "POST",
    path: `${sheetUrl}/feedbacks`,
    summary: "Commenter une FA",
    params: idParams,
    body: feedbackFormSchema,
    answers: { 200: sheet },
  },
} satisfies Calls;

/** The sections that the organiser fills in, but for gear. */
export const activitySectionCalls = {
  changeGeneral: {
    method: "PATCH",
    path: `${sheetUrl}/general`,
    summary: "Modifier les informations générales",
    params: idParams,
    body: activity.generalFormSchema,
    answers: { 200: sheet },
  },
  addTimeWindow: {
    method: "POST",
    path: `${sheetUrl}/general/time-windows`,
    summary: "Ajouter un créneau",
    params: idParams,
    body: periodSchema,
    answers: { 200: sheet },
  },
  changeTimeWindow: {
    method: "PATCH",
    path: `${sheetUrl}/general/time-windows/:timeWindowId`,
    summary: "Modifier un créneau",
    params: windowParams,
    body: periodSchema,
    answers: { 200: sheet },
  },
  removeTimeWindow: {
    method: "DELETE",
    path: `${sheetUrl}/general/time-windows/:timeWindowId`,
    summary: "Supprimer un créneau",
    params: windowParams,
    answers: { 200: sheet },
  },
  changeInCharge: {
    method: "PATCH",
    path: `${sheetUrl}/in-charge`,
    summary: "Changer la personne ou l'équipe responsable",
    params: idParams,
    body: activity.inChargeFormSchema,
    answers: { 200: sheet },
  },
  addContractor: {
    method: "POST",
    path: `${sheetUrl}/in-charge/contractors`,
    summary: "Ajouter un prestataire",
    params: idParams,
    body: activity.contractorFormSchema,
    answers: { 200: sheet },
  },
  changeContractor: {
    method: "PATCH",
    path: `${sheetUrl}/in-charge/contractors/:contractorId`,
    summary: "Modifier un prestataire",
    params: contractorParams,
    body: activity.contractorPatchSchema,
    answers: { 200: sheet },
  },
  removeContractor: {
    method: "DELETE",
    path: `${sheetUrl}/in-charge/contractors/:contractorId`,
    summary: "Supprimer un prestataire",
    params: contractorParams,
    answers: { 200: sheet },
  },
  changeLocation: {
    method: "PATCH",
    path: `${sheetUrl}/signa`,
    summary: "Changer le lieu de l'activité",
    params: idParams,
    body: activity.signaFormSchema,
    answers: { 200: sheet },
  },
  addSignage: {
    method: "POST",
    path: `${sheetUrl}/signa/signages`,
    summary: "Ajouter une demande de signalétique",
    params: idParams,
    body: activity.signageFormSchema,
    answers: { 200: sheet },
  },
  changeSignage: {
    method: "PATCH",
    path: `${sheetUrl}/signa/signages/:signageId`,
    summary: "Modifier une demande de signalétique",
    params: signageParams,
    body: activity.signagePatchSchema,
    answers: { 200: sheet },
  },
  removeSignage: {
    method: "DELETE",
    path: `${sheetUrl}/signa/signages/:signageId`,
    summary: "Supprimer une demande de signalétique",
    params: signageParams,
    answers: { 200: sheet },
  },
  linkSignage: {
    method: "PATCH",
    path: `${sheetUrl}/signa/signages/:signageId/link`,
    summary: "Attribuer une référence du catalogue à une demande de signalétique",
    params: signageParams,
    body: activity.signageLinkFormSchema,
    answers: { 200: sheet },
  },
  changeSecurity: {
    method: "PATCH",
    path: `${sheetUrl}/security`,
    summary: "Modifier les besoins de sécurité",
    params: idParams,
    body: activity.securityFormSchema,
    answers: { 200: sheet },
  },
  changeWater: {
    method: "PATCH",
    path: `${sheetUrl}/supply`,
    summary: "Modifier le besoin en eau",
    params: idParams,
    body: activity.supplyFormSchema,
    answers: { 200: sheet },
  },
  addElectricity: {
    method: "POST",
    path: `${sheetUrl}/supply/electricity`,
    summary: "Ajouter un besoin en électricité",
    params: idParams,
    body: activity.electricityFormSchema,
    answers: { 200: sheet },
  },
  changeElectricity: {
    method: "PATCH",
    path: `${sheetUrl}/supply/electricity/:electricityId`,
    summary: "Modifier un besoin en électricité",
    params: electricityParams,
    body: activity.electricityPatchSchema,
    answers: { 200: sheet },
  },
  removeElectricity: {
    method: "DELETE",
    path: `${sheetUrl}/supply/electricity/:electricityId`,
    summary: "Supprimer un besoin en électricité",
    params: electricityParams,
    answers: { 200: sheet },
  },
} satisfies Calls;
