import { activityRoutes, activitySectionRoutes } from "../routes/activity";
import * as z from "zod";
import { withSchemas } from "./call";
import * as forms from "./activity-forms";
import {
  activityStatuses,
  draftFestivalActivitySchema,
  festivalActivitySchema,
  festivalActivityPreviewSchema,
} from "./festival-activities";
import { festivalActivityReviewers } from "../festival-activity/festival-activity";
import { feedbackFormSchema, partId, statisticsSchema } from "./festival-events";
import { idParams, noContent, pathId, periodSchema } from "./fields";

const sheet = festivalActivitySchema;
const previews = z.array(festivalActivityPreviewSchema);

/** The path parameters of a call on one time window. */
export const windowParams = idParams.extend({ timeWindowId: partId("Créneau") });
const contractorParams = idParams.extend({ contractorId: pathId });
const signageParams = idParams.extend({ signageId: partId("Signalétique") });
const electricityParams = idParams.extend({ electricityId: partId("Demande d'elec") });

/** Calls of activity sheets: lists, one sheet, its reviews. */
export const activityCalls = withSchemas(activityRoutes, {
  list: { summary: "Les fiches activités", answers: { 200: previews } },
  mine: {
    summary: "Les fiches activités dont je suis responsable",
    answers: { 200: previews },
  },
  refusalsCount: {
    summary: "Le nombre de mes fiches activités refusées",
    answers: { 200: z.int() },
  },
  toReviewCount: {
    summary: "Le nombre de fiches activités qui attendent la relecture d'une équipe",
    params: z.object({ team: z.enum(festivalActivityReviewers) }),
    answers: { 200: z.int() },
  },
  statistics: {
    summary: "Les fiches par équipe et par statut",
    answers: { 200: statisticsSchema(activityStatuses) },
  },
  read: {
    summary: "Une fiche activité",
    params: idParams,
    answers: { 200: sheet },
  },
  add: {
    summary: "Créer une fiche activité",
    body: forms.createActivityFormSchema,
    answers: { 201: draftFestivalActivitySchema },
  },
  remove: {
    summary: "Supprimer une fiche activité",
    params: idParams,
    answers: { 204: noContent },
  },
  askForReview: {
    summary: "Demander la relecture d'une FA",
    params: idParams,
    answers: { 201: sheet },
  },
  approve: {
    summary: "Approuver une FA pour une équipe",
    params: idParams,
    body: forms.approveFormSchema,
    answers: { 200: sheet },
  },
  reject: {
    summary: "Rejeter une FA pour une équipe",
    params: idParams,
    body: forms.rejectFormSchema,
    answers: { 200: sheet },
  },
  comment: {
    summary: "Commenter une FA",
    params: idParams,
    body: feedbackFormSchema,
    answers: { 200: sheet },
  },
});

/** Calls of the sections that the organiser fills in, gear excepted. */
export const activitySectionCalls = withSchemas(activitySectionRoutes, {
  changeGeneral: {
    summary: "Modifier les informations générales",
    params: idParams,
    body: forms.generalFormSchema,
    answers: { 200: sheet },
  },
  addTimeWindow: {
    summary: "Ajouter un créneau",
    params: idParams,
    body: periodSchema,
    answers: { 200: sheet },
  },
  changeTimeWindow: {
    summary: "Modifier un créneau",
    params: windowParams,
    body: periodSchema,
    answers: { 200: sheet },
  },
  removeTimeWindow: {
    summary: "Supprimer un créneau",
    params: windowParams,
    answers: { 200: sheet },
  },
  changeInCharge: {
    summary: "Changer la personne ou l'équipe responsable",
    params: idParams,
    body: forms.inChargeFormSchema,
    answers: { 200: sheet },
  },
  addContractor: {
    summary: "Ajouter un prestataire",
    params: idParams,
    body: forms.contractorFormSchema,
    answers: { 200: sheet },
  },
  changeContractor: {
    summary: "Modifier un prestataire",
    params: contractorParams,
    body: forms.contractorPatchSchema,
    answers: { 200: sheet },
  },
  removeContractor: {
    summary: "Supprimer un prestataire",
    params: contractorParams,
    answers: { 200: sheet },
  },
  changeLocation: {
    summary: "Changer le lieu de l'activité",
    params: idParams,
    body: forms.signaFormSchema,
    answers: { 200: sheet },
  },
  addSignage: {
    summary: "Ajouter une demande de signalétique",
    params: idParams,
    body: forms.signageFormSchema,
    answers: { 200: sheet },
  },
  changeSignage: {
    summary: "Modifier une demande de signalétique",
    params: signageParams,
    body: forms.signagePatchSchema,
    answers: { 200: sheet },
  },
  removeSignage: {
    summary: "Supprimer une demande de signalétique",
    params: signageParams,
    answers: { 200: sheet },
  },
  linkSignage: {
    summary: "Attribuer une référence du catalogue à une demande de signalétique",
    params: signageParams,
    body: forms.signageLinkFormSchema,
    answers: { 200: sheet },
  },
  changeSecurity: {
    summary: "Modifier les besoins de sécurité",
    params: idParams,
    body: forms.securityFormSchema,
    answers: { 200: sheet },
  },
  changeWater: {
    summary: "Modifier le besoin en eau",
    params: idParams,
    body: forms.supplyFormSchema,
    answers: { 200: sheet },
  },
  addElectricity: {
    summary: "Ajouter un besoin en électricité",
    params: idParams,
    body: forms.electricityFormSchema,
    answers: { 200: sheet },
  },
  changeElectricity: {
    summary: "Modifier un besoin en électricité",
    params: electricityParams,
    body: forms.electricityPatchSchema,
    answers: { 200: sheet },
  },
  removeElectricity: {
    summary: "Supprimer un besoin en électricité",
    params: electricityParams,
    answers: { 200: sheet },
  },
});
