import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import {
  addRequest,
  linkDrive,
  removeRequest,
  updateRequest,
} from "@coulisses/shared-domain/festival-task/sections/requests";
import { driveForm, requestForm, requestPatch } from "../../festival-events/input/inquiry";
import { requestParams } from "../../festival-events/input/params";
import { gear } from "../writes/named-things";
import type { DefineSheetRoute } from "../../festival-events/routes/sheet-route";

export function requestRoutes(define: DefineSheetRoute<FestivalTask>): void {
  define({
    method: "POST",
    path: "/inquiry/requests",
    summary: "Ajouter une demande de matos",
    permission: "write-ft",
    status: 201,
    body: requestForm,
    change: async (ft, { body, tx }) => addRequest(ft, await gear(tx, body.slug), body.quantity),
  });
  define({
    method: "PATCH",
    path: "/inquiry/requests/:slug",
    summary: "Modifier la quantité d'une demande de matos",
    permission: "write-ft",
    params: requestParams,
    body: requestPatch,
    change: async (ft, { params, body, tx }) => updateRequest(ft, await gear(tx, params.slug), body.quantity),
  });
  define({
    method: "DELETE",
    path: "/inquiry/requests/:slug",
    summary: "Supprimer une demande de matos",
    permission: "write-ft",
    params: requestParams,
    change: (ft, { params }) => removeRequest(ft, params.slug),
  });
  define({
    method: "PATCH",
    path: "/inquiry/requests/:slug/link-drive",
    summary: "Attribuer un lieu de retrait à une demande de matos",
    permission: "validate-ft",
    params: requestParams,
    body: driveForm,
    change: (ft, { params, body }) => linkDrive(ft, params.slug, body.drive),
  });
}
