import { activityRoutes, activitySectionRoutes } from "../routes/activity";
import * as z from "zod";
import { answering, creating, done, editing, withSchemas } from "./call";
import * as forms from "./activity-forms";
import {
  activityStatuses,
  draftFestivalActivitySchema,
  festivalActivitySchema,
  festivalActivityPreviewSchema,
} from "./festival-activities";
import { festivalActivityReviewers } from "../festival-activity/festival-activity";
import {
  feedbackFormSchema,
  oldestSchema,
  partId,
  refusalSchema,
  reviewRequestsSchema,
  statisticsSchema,
} from "./festival-events";
import { idParams, pathId, periodSchema } from "./fields";
import { presenceSchemas } from "./presence";
import { lastEditSchema, undoFormSchema } from "./sheet-edits";

const sheet = festivalActivitySchema;
const edit = editing(sheet);
const previews = z.array(festivalActivityPreviewSchema);
const myPreviews = z.array(festivalActivityPreviewSchema.extend({ refusal: refusalSchema }));
const reviewerParams = z.object({ team: z.enum(festivalActivityReviewers) });

/** The path parameters of a call on one time window. */
export const windowParams = idParams.extend({ timeWindowId: partId("Créneau") });
const contractorParams = idParams.extend({ contractorId: pathId });
const signageParams = idParams.extend({ signageId: partId("Signalétique") });
const electricityParams = idParams.extend({ electricityId: partId("Demande d'elec") });

/** Calls of activity sheets: lists, one sheet, its reviews. */
export const activityCalls = withSchemas(activityRoutes, {
  list: answering("Les fiches activités", previews),
  mine: answering("Les fiches activités dont je suis responsable", myPreviews),
  refusalsCount: answering("Le nombre de mes fiches activités refusées", z.int()),
  toReviewCount: answering("Le nombre de fiches activités qui attendent la relecture d'une équipe", z.int(), {
    params: reviewerParams,
  }),
  reviewRequests: answering(
    "La dernière demande de relecture de chacune des fiches activités",
    reviewRequestsSchema,
  ),
  toReviewOldest: answering(
    "Depuis quand la plus ancienne fiche activité attend la relecture d'une équipe",
    oldestSchema,
    { params: reviewerParams },
  ),
  statistics: answering("Les fiches par équipe et par statut", statisticsSchema(activityStatuses)),
  read: answering("Une fiche activité", sheet, { params: idParams }),
  add: creating("Créer une fiche activité", draftFestivalActivitySchema, {
    body: forms.createActivityFormSchema,
  }),
  remove: done("Supprimer une fiche activité", { params: idParams }),
  askForReview: creating("Demander la relecture d'une FA", sheet, { params: idParams }),
  approve: edit("Approuver une FA pour une équipe", idParams, forms.approveFormSchema),
  reject: edit("Rejeter une FA pour une équipe", idParams, forms.rejectFormSchema),
  takeBack: edit(
    "Annuler sa relecture d'une FA, tant que rien ne l'a suivie",
    idParams,
    forms.takeBackFormSchema,
  ),
  comment: edit("Commenter une FA", idParams, feedbackFormSchema),
  ...presenceSchemas,
  undo: edit("Annuler un de ses retraits sur une FA", idParams, undoFormSchema),
  lastEdit: lastEditSchema,
});

/** Calls of the sections that the organiser fills in, gear excepted. */
export const activitySectionCalls = withSchemas(activitySectionRoutes, {
  changeGeneral: edit("Modifier les informations générales", idParams, forms.generalFormSchema),
  addTimeWindow: edit("Ajouter un créneau", idParams, periodSchema),
  changeTimeWindow: edit("Modifier un créneau", windowParams, periodSchema),
  removeTimeWindow: answering("Supprimer un créneau", sheet, { params: windowParams }),
  changeInCharge: edit("Changer la personne ou l'équipe responsable", idParams, forms.inChargeFormSchema),
  addContractor: edit("Ajouter un prestataire", idParams, forms.contractorFormSchema),
  changeContractor: edit("Modifier un prestataire", contractorParams, forms.contractorPatchSchema),
  removeContractor: answering("Supprimer un prestataire", sheet, { params: contractorParams }),
  changeLocation: edit("Changer le lieu de l'activité", idParams, forms.signaFormSchema),
  addSignage: edit("Ajouter une demande de signalétique", idParams, forms.signageFormSchema),
  changeSignage: edit("Modifier une demande de signalétique", signageParams, forms.signagePatchSchema),
  removeSignage: answering("Supprimer une demande de signalétique", sheet, { params: signageParams }),
  linkSignage: edit(
    "Attribuer une référence du catalogue à une demande de signalétique",
    signageParams,
    forms.signageLinkFormSchema,
  ),
  changeSecurity: edit("Modifier les besoins de sécurité", idParams, forms.securityFormSchema),
  changeWater: edit("Modifier le besoin en eau", idParams, forms.supplyFormSchema),
  addElectricity: edit("Ajouter un besoin en électricité", idParams, forms.electricityFormSchema),
  changeElectricity: edit(
    "Modifier un besoin en électricité",
    electricityParams,
    forms.electricityPatchSchema,
  ),
  removeElectricity: answering("Supprimer un besoin en électricité", sheet, { params: electricityParams }),
});
