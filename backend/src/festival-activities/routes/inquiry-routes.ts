import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import {
  addInquiryTimeWindow,
  clearInquiry,
  initInquiry,
  removeInquiryTimeWindow,
  updateInquiryTimeWindow,
} from "@coulisses/shared-domain/festival-activity/sections/inquiry";
import { initForm } from "../input/inquiry";
import { windowParams } from "../input/params";
import { periodSchema } from "@coulisses/shared-domain/contract/fields";
import { gear } from "../writes/named-things";
import type { DefineSheetRoute } from "../../festival-events/routes/sheet-route";

export function inquiryRoutes(define: DefineSheetRoute<FestivalActivity>): void {
  define({
    method: "POST",
    path: "/inquiry",
    summary: "Initialiser la demande de matos",
    permission: "write-fa",
    body: initForm,
    change: async (fa, { body: { timeWindow, request }, tx }) =>
      initInquiry(fa, {
        timeWindow,
        gear: await gear(tx, request.slug, "Le matos demandé n'existe pas"),
        quantity: request.quantity,
      }),
  });
  define({
    method: "DELETE",
    path: "/inquiry",
    summary: "Réinitialiser la demande de matos",
    permission: "write-fa",
    change: (fa) => clearInquiry(fa),
  });
  define({
    method: "POST",
    path: "/inquiry/time-windows",
    summary: "Ajouter un créneau matos",
    permission: "write-fa",
    body: periodSchema,
    change: (fa, { body }) => addInquiryTimeWindow(fa, body),
  });
  define({
    method: "PATCH",
    path: "/inquiry/time-windows/:timeWindowId",
    summary: "Modifier un créneau matos",
    permission: "write-fa",
    params: windowParams,
    body: periodSchema,
    change: (fa, { params, body }) => updateInquiryTimeWindow(fa, params.timeWindowId, body),
  });
  define({
    method: "DELETE",
    path: "/inquiry/time-windows/:timeWindowId",
    summary: "Supprimer un créneau matos",
    permission: "write-fa",
    params: windowParams,
    change: (fa, { params }) => removeInquiryTimeWindow(fa, params.timeWindowId),
  });
}
