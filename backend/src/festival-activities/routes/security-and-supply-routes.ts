import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { updateSecurity } from "@coulisses/shared-domain/festival-activity/sections/security";
import {
  addElectricity,
  removeElectricity,
  updateElectricity,
  updateWater,
} from "@coulisses/shared-domain/festival-activity/sections/supply";
import { electricityParams } from "../input/params";
import { electricityForm, electricityPatch, securityForm, supplyForm } from "../input/security-and-supply";
import type { DefineSheetRoute } from "../../festival-events/routes/sheet-route";

export function securityAndSupplyRoutes(define: DefineSheetRoute<FestivalActivity>): void {
  define({
    method: "PATCH",
    path: "/security",
    summary: "Modifier les besoins de sécurité",
    permission: "write-fa",
    body: securityForm,
    change: (fa, { body }) => updateSecurity(fa, body),
  });
  define({
    method: "PATCH",
    path: "/supply",
    summary: "Modifier le besoin en eau",
    permission: "write-fa",
    body: supplyForm,
    change: (fa, { body }) => updateWater(fa, body.water),
  });
  define({
    method: "POST",
    path: "/supply/electricity",
    summary: "Ajouter un besoin en électricité",
    permission: "write-fa",
    body: electricityForm,
    change: (fa, { body }) => addElectricity(fa, body),
  });
  define({
    method: "PATCH",
    path: "/supply/electricity/:electricityId",
    summary: "Modifier un besoin en électricité",
    permission: "write-fa",
    params: electricityParams,
    body: electricityPatch,
    change: (fa, { params, body }) => updateElectricity(fa, params.electricityId, body),
  });
  define({
    method: "DELETE",
    path: "/supply/electricity/:electricityId",
    summary: "Supprimer un besoin en électricité",
    permission: "write-fa",
    params: electricityParams,
    change: (fa, { params }) => removeElectricity(fa, params.electricityId),
  });
}
