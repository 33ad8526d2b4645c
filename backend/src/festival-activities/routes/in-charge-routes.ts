import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import {
  addContractor,
  removeContractor,
  updateContractor,
  updateInCharge,
} from "@coulisses/shared-domain/festival-activity/sections/in-charge";
import { contractorForm, contractorPatch, inChargeForm } from "../input/in-charge";
import { contractorParams } from "../input/params";
import { adherent, teamCode } from "../writes/named-things";
import type { DefineSheetRoute } from "../../festival-events/routes/sheet-route";

export function inChargeRoutes(define: DefineSheetRoute<FestivalActivity>): void {
  define({
    method: "PATCH",
    path: "/in-charge",
    summary: "Changer la personne ou l'équipe responsable",
    permission: "write-fa",
    body: inChargeForm,
    change: async (fa, { body: { adherentId, team }, tx }) =>
      updateInCharge(fa, {
        adherent: adherentId === undefined ? undefined : await adherent(tx, adherentId),
        team: team === undefined ? undefined : await teamCode(tx, team),
      }),
  });
  define({
    method: "POST",
    path: "/in-charge/contractors",
    summary: "Ajouter un prestataire",
    permission: "write-fa",
    body: contractorForm,
    change: (fa, { body }) => addContractor(fa, body),
  });
  define({
    method: "PATCH",
    path: "/in-charge/contractors/:contractorId",
    summary: "Modifier un prestataire",
    permission: "write-fa",
    params: contractorParams,
    body: contractorPatch,
    change: (fa, { params, body }) => updateContractor(fa, params.contractorId, body),
  });
  define({
    method: "DELETE",
    path: "/in-charge/contractors/:contractorId",
    summary: "Supprimer un prestataire",
    permission: "write-fa",
    params: contractorParams,
    change: (fa, { params }) => removeContractor(fa, params.contractorId),
  });
}
