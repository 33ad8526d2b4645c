import { activityInquiryRoutes } from "../routes/inquiry";
import { windowParams } from "./activity-calls";
import { withSchemas } from "./call";
import { festivalActivitySchema as sheet } from "./festival-activities";
import { initInquiryFormSchema } from "./activity-forms";
import { gearRequestSchemas, requestFormSchema } from "./festival-events";
import { idParams, periodSchema } from "./fields";

/** Calls of the gear that the organiser asks for. */
export const activityInquiryCalls = withSchemas(activityInquiryRoutes, {
  init: {
    summary: "Initialiser la demande de matos",
    params: idParams,
    body: initInquiryFormSchema,
    answers: { 200: sheet },
  },
  clear: {
    summary: "Réinitialiser la demande de matos",
    params: idParams,
    answers: { 200: sheet },
  },
  addTimeWindow: {
    summary: "Ajouter un créneau matos",
    params: idParams,
    body: periodSchema,
    answers: { 200: sheet },
  },
  changeTimeWindow: {
    summary: "Modifier un créneau matos",
    params: windowParams,
    body: periodSchema,
    answers: { 200: sheet },
  },
  removeTimeWindow: {
    summary: "Supprimer un créneau matos",
    params: windowParams,
    answers: { 200: sheet },
  },
  addRequest: {
    summary: "Ajouter une demande de matos",
    params: idParams,
    body: requestFormSchema,
    answers: { 200: sheet },
  },
  ...gearRequestSchemas(sheet),
});
