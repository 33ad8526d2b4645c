import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { requireMembership } from "@coulisses/shared-domain/access/access";
import {
  addSignage,
  linkSignage,
  removeSignage,
  updateSigna,
  updateSignage,
} from "@coulisses/shared-domain/festival-activity/sections/signa";
import { signageParams } from "../input/params";
import { signaForm, signageForm, signageLinkForm, signagePatch } from "../input/signa";
import { catalogueSignage, location } from "../writes/named-things";
import type { DefineSheetRoute } from "../../festival-events/routes/sheet-route";

export function signaRoutes(define: DefineSheetRoute<FestivalActivity>): void {
  define({
    method: "PATCH",
    path: "/signa",
    summary: "Changer le lieu de l'activité",
    permission: "write-fa",
    body: signaForm,
    change: async (fa, { body: { locationId }, tx }) =>
      updateSigna(fa, { location: locationId === null ? null : await location(tx, locationId) }),
  });
  define({
    method: "POST",
    path: "/signa/signages",
    summary: "Ajouter une demande de signalétique",
    permission: "write-fa",
    body: signageForm,
    change: (fa, { body }) => addSignage(fa, body),
  });
  define({
    method: "PATCH",
    path: "/signa/signages/:signageId",
    summary: "Modifier une demande de signalétique",
    permission: "write-fa",
    params: signageParams,
    body: signagePatch,
    change: (fa, { params, body }) => updateSignage(fa, params.signageId, body),
  });
  define({
    method: "DELETE",
    path: "/signa/signages/:signageId",
    summary: "Supprimer une demande de signalétique",
    permission: "write-fa",
    params: signageParams,
    change: (fa, { params }) => removeSignage(fa, params.signageId),
  });
  define({
    method: "PATCH",
    path: "/signa/signages/:signageId/link",
    summary: "Attribuer une référence du catalogue à une demande de signalétique",
    permission: "validate-fa",
    params: signageParams,
    body: signageLinkForm,
    change: async (fa, { params, body, access, tx }) => {
      requireMembership(access, "signa");
      return linkSignage(fa, params.signageId, await catalogueSignage(tx, body.catalogItemId));
    },
  });
}
