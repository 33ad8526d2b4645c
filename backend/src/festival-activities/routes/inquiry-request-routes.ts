import { requireMembership } from "@coulisses/shared-domain/access/access";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { inquiryOwnerOf } from "@coulisses/shared-domain/festival-event/inquiry";
import {
  addRequest,
  findRequest,
  linkDrive,
  removeRequest,
  updateRequest,
} from "@coulisses/shared-domain/festival-activity/sections/inquiry-requests";
import type { Transaction } from "../../database/database";
import { driveForm, requestForm, requestPatch } from "../../festival-events/input/inquiry";
import { requestParams } from "../../festival-events/input/params";
import { gear } from "../writes/named-things";
import type { DefineSheetRoute } from "../../festival-events/routes/sheet-route";

const UNKNOWN_GEAR = "Le matos recherché n'existe pas";

export function inquiryRequestRoutes(define: DefineSheetRoute<FestivalActivity>): void {
  define({
    method: "POST",
    path: "/inquiry/requests",
    summary: "Ajouter une demande de matos",
    permission: "write-fa",
    body: requestForm,
    change: async (fa, { body, tx }) =>
      addRequest(fa, await gear(tx, body.slug, UNKNOWN_GEAR), body.quantity),
  });
  define({
    method: "PATCH",
    path: "/inquiry/requests/:slug",
    summary: "Modifier la quantité d'une demande de matos",
    permission: "write-fa",
    params: requestParams,
    body: requestPatch,
    change: async (fa, { params, body, tx }) =>
      updateRequest(fa, await gear(tx, params.slug, UNKNOWN_GEAR), body.quantity),
  });
  define({
    method: "DELETE",
    path: "/inquiry/requests/:slug",
    summary: "Supprimer une demande de matos",
    permission: "write-fa",
    params: requestParams,
    change: async (fa, { params, tx }) => removeRequest(fa, await gear(tx, params.slug, UNKNOWN_GEAR)),
  });
  define({
    method: "PATCH",
    path: "/inquiry/requests/:slug/link-drive",
    summary: "Attribuer un lieu de retrait à une demande de matos",
    permission: "validate-fa",
    params: requestParams,
    body: driveForm,
    change: async (fa, { params, body, access, tx }) => {
      requireMembership(access, await ownerOf(tx, fa, params.slug));
      return linkDrive(fa, params.slug, body.drive);
    },
  });
}

/** The list in which the request stands says who owns it, even if the catalogue has changed since. */
async function ownerOf(tx: Transaction, fa: FestivalActivity, slug: string) {
  const found = findRequest(fa, slug);
  return found?.owner ?? inquiryOwnerOf(await gear(tx, slug, UNKNOWN_GEAR));
}
