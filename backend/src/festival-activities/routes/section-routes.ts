import { requireMembership } from "@coulisses/shared-domain/access/access";
import { activitySectionCalls as calls } from "@coulisses/shared-domain/contract/activity-calls";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import * as general from "@coulisses/shared-domain/festival-activity/sections/general";
import * as inCharge from "@coulisses/shared-domain/festival-activity/sections/in-charge";
import { updateSecurity } from "@coulisses/shared-domain/festival-activity/sections/security";
import * as signa from "@coulisses/shared-domain/festival-activity/sections/signa";
import * as supply from "@coulisses/shared-domain/festival-activity/sections/supply";
import { findCatalogueSignage, findLocation } from "../../festival-events/find-in-catalogue";
import { findAdherent, findTeam } from "../../festival-events/find-people";
import type { DefineSheetRoute } from "../../festival-events/sheet-routes";
import { sanitizeFields } from "../../input/sanitize-description";

/** The sections that the organiser fills in, but for gear. */
export function activitySectionRoutes(define: DefineSheetRoute<FestivalActivity>): void {
  define(calls.changeGeneral, {
    change: (fa, { body }) => general.updateGeneral(fa, sanitizeFields(body, ["description"])),
  });
  define(calls.addTimeWindow, { change: (fa, { body }) => general.addTimeWindow(fa, body) });
  define(calls.changeTimeWindow, {
    change: (fa, { params, body }) => general.updateTimeWindow(fa, params.timeWindowId, body),
  });
  define(calls.removeTimeWindow, {
    change: (fa, { params }) => general.removeTimeWindow(fa, params.timeWindowId),
  });

  define(calls.changeInCharge, {
    change: async (fa, { body: { adherentId, team }, tx }) =>
      inCharge.updateInCharge(fa, {
        adherent: adherentId === undefined ? undefined : await findAdherent(tx, adherentId),
        team: team === undefined ? undefined : await findTeam(tx, team),
      }),
  });
  define(calls.addContractor, { change: (fa, { body }) => inCharge.addContractor(fa, body) });
  define(calls.changeContractor, {
    change: (fa, { params, body }) => inCharge.updateContractor(fa, params.contractorId, body),
  });
  define(calls.removeContractor, {
    change: (fa, { params }) => inCharge.removeContractor(fa, params.contractorId),
  });

  define(calls.changeLocation, {
    change: async (fa, { body: { locationId }, tx }) =>
      signa.updateSigna(fa, { location: locationId === null ? null : await findLocation(tx, locationId) }),
  });
  define(calls.addSignage, { change: (fa, { body }) => signa.addSignage(fa, body) });
  define(calls.changeSignage, {
    change: (fa, { params, body }) => signa.updateSignage(fa, params.signageId, body),
  });
  define(calls.removeSignage, { change: (fa, { params }) => signa.removeSignage(fa, params.signageId) });
  define(calls.linkSignage, {
    permission: "validate-fa",
    change: async (fa, { params, body, access, tx }) => {
      requireMembership(access, "signa");
      return signa.linkSignage(fa, params.signageId, await findCatalogueSignage(tx, body.catalogItemId));
    },
  });

  define(calls.changeSecurity, { change: (fa, { body }) => updateSecurity(fa, body) });
  define(calls.changeWater, { change: (fa, { body }) => supply.updateWater(fa, body.water) });
  define(calls.addElectricity, { change: (fa, { body }) => supply.addElectricity(fa, body) });
  define(calls.changeElectricity, {
    change: (fa, { params, body }) => supply.updateElectricity(fa, params.electricityId, body),
  });
  define(calls.removeElectricity, {
    change: (fa, { params }) => supply.removeElectricity(fa, params.electricityId),
  });
}
