import { windowParams } from "./activity-calls";
import type { Calls } from "./call";
import { festivalActivitySchema as sheet, initInquiryFormSchema } from "./festival-activities";
import { gearRequestCalls, requestFormSchema } from "./festival-events";
import { idParams, periodSchema } from "./fields";

const sheetUrl = "/festival-activities/:id";

/** The gear that the organiser asks for. */
export const activityInquiryCalls = {
  init: {
    method: "POST",
    path: `${sheetUrl}/inquiry`,
    summary: "Initialiser la demande de matos",
    params: idParams,
    body: initInquiryFormSchema,
    answers: { 200: sheet },
  },
  clear: {
    method: "DELETE",
    path: `${sheetUrl}/inquiry`,
    summary: "Réinitialiser la demande de matos",
    params: idParams,
    answers: { 200: sheet },
  },
  addTimeWindow: {
    method: "POST",
    path: `${sheetUrl}/inquiry/time-windows`,
    summary: "Ajouter un créneau matos",
    params: idParams,
    body: periodSchema,
    answers: { 200: sheet },
  },
  changeTimeWindow: {
    method: "PATCH",
    path: `${sheetUrl}/inquiry/time-windows/:timeWindowId`,
    summary: "Modifier un créneau matos",
    params: windowParams,
    body: periodSchema,
    answers: { 200: sheet },
  },
  removeTimeWindow: {
    method: "DELETE",
    path: `${sheetUrl}/inquiry/time-windows/:timeWindowId`,
    summary: "Supprimer un créneau matos",
    params: windowParams,
    answers: { 200: sheet },
  },
  addRequest: {
    method: "POST",
    path: `${sheetUrl}/inquiry/requests`,
    summary: "Ajouter une demande de matos",
    params: idParams,
    body: requestFormSchema,
    answers: { 200: sheet },
  },
  ...gearRequestCalls("festival-activities", sheet),
} satisfies Calls;
