import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import {
  addTimeWindow,
  removeTimeWindow,
  updateGeneral,
  updateTimeWindow,
} from "@coulisses/shared-domain/festival-activity/sections/general";
import { generalForm } from "../input/general";
import { periodSchema } from "@coulisses/shared-domain/contract/fields";
import { windowParams } from "../input/params";
import type { DefineSheetRoute } from "../../festival-events/routes/sheet-route";

export function generalRoutes(define: DefineSheetRoute<FestivalActivity>): void {
  define({
    method: "PATCH",
    path: "/general",
    summary: "Modifier les informations générales",
    permission: "write-fa",
    body: generalForm,
    change: (fa, { body }) => updateGeneral(fa, body),
  });
  define({
    method: "POST",
    path: "/general/time-windows",
    summary: "Ajouter un créneau",
    permission: "write-fa",
    body: periodSchema,
    change: (fa, { body }) => addTimeWindow(fa, body),
  });
  define({
    method: "PATCH",
    path: "/general/time-windows/:timeWindowId",
    summary: "Modifier un créneau",
    permission: "write-fa",
    params: windowParams,
    body: periodSchema,
    change: (fa, { params, body }) => updateTimeWindow(fa, params.timeWindowId, body),
  });
  define({
    method: "DELETE",
    path: "/general/time-windows/:timeWindowId",
    summary: "Supprimer un créneau",
    permission: "write-fa",
    params: windowParams,
    change: (fa, { params }) => removeTimeWindow(fa, params.timeWindowId),
  });
}
