import { requireMembership } from "@coulisses/shared-domain/access/access";
import { activityInquiryCalls as calls } from "@coulisses/shared-domain/contract/activity-inquiry-calls";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import * as inquiry from "@coulisses/shared-domain/festival-activity/sections/inquiry";
import * as requests from "@coulisses/shared-domain/festival-activity/sections/inquiry-requests";
import { notFound } from "@coulisses/shared-domain/festival-error";
import { inquiryOwnerOf } from "@coulisses/shared-domain/festival-event/inquiry";
import type { Transaction } from "../../database/database";
import { findGear } from "../../festival-events/find-in-catalogue";
import type { DefineSheetRoute } from "../../festival-events/sheet-routes";

/** The gear that the organiser asks for. */
export function activityInquiryRoutes(define: DefineSheetRoute<FestivalActivity>): void {
  define(calls.init, {
    change: async (fa, { body: { timeWindow, request }, tx }) =>
      inquiry.initInquiry(fa, {
        timeWindow,
        gear: await findGear(tx, request.slug, () => notFound("Le matos demandé n'existe pas")),
        quantity: request.quantity,
      }),
  });
  define(calls.clear, { change: (fa) => inquiry.clearInquiry(fa) });
  define(calls.addTimeWindow, { change: (fa, { body }) => inquiry.addInquiryTimeWindow(fa, body) });
  define(calls.changeTimeWindow, {
    change: (fa, { params, body }) => inquiry.updateInquiryTimeWindow(fa, params.timeWindowId, body),
  });
  define(calls.removeTimeWindow, {
    change: (fa, { params }) => inquiry.removeInquiryTimeWindow(fa, params.timeWindowId),
  });

  define(calls.addRequest, {
    change: async (fa, { body, tx }) => requests.addRequest(fa, await findGear(tx, body.slug), body.quantity),
  });
  define(calls.changeRequest, {
    change: async (fa, { params, body, tx }) =>
      requests.updateRequest(fa, await findGear(tx, params.slug), body.quantity),
  });
  define(calls.removeRequest, {
    change: async (fa, { params, tx }) => requests.removeRequest(fa, await findGear(tx, params.slug)),
  });
  define(calls.linkDrive, {
    permission: "validate-fa",
    change: async (fa, { params, body, access, tx }) => {
      requireMembership(access, await ownerOf(tx, fa, params.slug));
      return requests.linkDrive(fa, params.slug, body.drive);
    },
  });
}

/** The list in which the request stands tells its owner, even if the catalogue has changed since. */
async function ownerOf(tx: Transaction, fa: FestivalActivity, slug: string) {
  const request = requests.findRequest(fa, slug);
  return request?.owner ?? inquiryOwnerOf(await findGear(tx, slug));
}
