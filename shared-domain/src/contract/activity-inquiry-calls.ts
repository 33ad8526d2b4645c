import { activityInquiryRoutes } from "../routes/inquiry";
import { windowParams } from "./activity-calls";
import { answering, editing, withSchemas } from "./call";
import { festivalActivitySchema as sheet } from "./festival-activities";
import { initInquiryFormSchema } from "./activity-forms";
import { gearRequestSchemas, requestFormSchema } from "./festival-events";
import { idParams, periodSchema } from "./fields";

const edit = editing(sheet);

/** Calls of the gear that the organiser asks for. */
export const activityInquiryCalls = withSchemas(activityInquiryRoutes, {
  init: edit("Initialiser la demande de matos", idParams, initInquiryFormSchema),
  clear: answering("Réinitialiser la demande de matos", sheet, { params: idParams }),
  addTimeWindow: edit("Ajouter un créneau matos", idParams, periodSchema),
  changeTimeWindow: edit("Modifier un créneau matos", windowParams, periodSchema),
  removeTimeWindow: answering("Supprimer un créneau matos", sheet, { params: windowParams }),
  addRequest: edit("Ajouter une demande de matos", idParams, requestFormSchema),
  ...gearRequestSchemas(sheet),
});
