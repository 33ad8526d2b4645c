import { requireMembership } from "../access/access";
import { activityCalls, activitySectionCalls as sections } from "../contract/activity-calls";
import { activityInquiryCalls as inquiries } from "../contract/activity-inquiry-calls";
import type { FestivalActivity } from "../festival-activity/festival-activity";
import { approve } from "../festival-activity/review/approve";
import { requestReview } from "../festival-activity/review/ask-for-review";
import { reject } from "../festival-activity/review/reject";
import { takeBack } from "../festival-activity/review/take-back";
import * as general from "../festival-activity/sections/general";
import * as inCharge from "../festival-activity/sections/in-charge";
import * as inquiry from "../festival-activity/sections/inquiry";
import * as requests from "../festival-activity/sections/inquiry-requests";
import { updateSecurity } from "../festival-activity/sections/security";
import * as signa from "../festival-activity/sections/signa";
import * as supply from "../festival-activity/sections/supply";
import { notFound } from "../festival-error";
import { mentionNotices } from "../inbox/sheet-notices";
import { addFeedback } from "../festival-event/feedback";
import { allRequests, inquiryOwnerOf, type InquiryRequest, isInitialised } from "../festival-event/inquiry";
import { commandsOf } from "./command";
import type { Lookups } from "./lookups";

const command = commandsOf<FestivalActivity, Lookups>();

/** The commands that bring an activity from draft to validated. */
const reviewCommands = [
  command(activityCalls.askForReview, {
    event: "festival-activity-ready-to-review",
    change: (fa, { act }) => requestReview(fa, act).festivalActivity,
  }),
  command(activityCalls.approve, {
    permission: "validate-fa",
    event: "festival-activity-approved",
    change: (fa, { body: { team }, act, access }) => {
      requireMembership(access, team);
      return approve(fa, { team, ...act });
    },
  }),
  command(activityCalls.reject, {
    permission: "validate-fa",
    event: "festival-activity-rejected",
    change: (fa, { body: { team, reason }, act, access }) => {
      requireMembership(access, team);
      return reject(fa, { team, reason, ...act });
    },
  }),
  command(activityCalls.takeBack, {
    permission: "validate-fa",
    event: "festival-activity-review-taken-back",
    change: (fa, { body: { team }, act, access }) => {
      requireMembership(access, team);
      return takeBack(fa, { team, ...act });
    },
  }),
  command(activityCalls.comment, {
    change: (fa, { body, act }) => addFeedback(fa, { content: body.content, ...act }),
    tells: mentionNotices,
  }),
];

/** The commands of the sections that the organiser fills in, gear excepted. */
const sectionCommands = [
  command(sections.changeGeneral, {
    richText: ["description"],
    change: (fa, { body }) => general.updateGeneral(fa, body),
  }),
  command(sections.addTimeWindow, { change: (fa, { body }) => general.addTimeWindow(fa, body) }),
  command(sections.changeTimeWindow, {
    change: (fa, { params, body }) => general.updateTimeWindow(fa, params.timeWindowId, body),
  }),
  command(sections.removeTimeWindow, {
    change: (fa, { params }) => general.removeTimeWindow(fa, params.timeWindowId),
    undo: {
      place: "general.timeWindows",
      words: "les créneaux",
      keeps: (fa, { params }) => fa.general.timeWindows.find(({ id }) => id === params.timeWindowId),
      restores: (fa, timeWindow) => general.addTimeWindow(fa, timeWindow),
    },
  }),

  command(sections.changeInCharge, {
    change: async (fa, { body: { adherentId, team }, find }) =>
      inCharge.updateInCharge(fa, {
        adherent: adherentId === undefined ? undefined : await find.adherent(adherentId),
        team: team === undefined ? undefined : (await find.teams([team]))[0],
      }),
  }),
  command(sections.addContractor, { change: (fa, { body }) => inCharge.addContractor(fa, body) }),
  command(sections.changeContractor, {
    change: (fa, { params, body }) => inCharge.updateContractor(fa, params.contractorId, body),
  }),
  command(sections.removeContractor, {
    change: (fa, { params }) => inCharge.removeContractor(fa, params.contractorId),
    undo: {
      place: "inCharge.contractors",
      words: "les prestataires",
      keeps: (fa, { params }) => fa.inCharge.contractors.find(({ id }) => id === params.contractorId),
      restores: (fa, contractor) => inCharge.restoreContractor(fa, contractor),
    },
  }),

  command(sections.changeLocation, {
    change: async (fa, { body: { locationId }, find }) =>
      signa.updateSigna(fa, { location: locationId === null ? null : await find.location(locationId) }),
  }),
  command(sections.addSignage, { change: (fa, { body }) => signa.addSignage(fa, body) }),
  command(sections.changeSignage, {
    change: (fa, { params, body }) => signa.updateSignage(fa, params.signageId, body),
  }),
  command(sections.removeSignage, {
    change: (fa, { params }) => signa.removeSignage(fa, params.signageId),
    undo: {
      place: "signa.signages",
      words: "les demandes de signalétique",
      keeps: (fa, { params }) => fa.signa.signages.find(({ id }) => id === params.signageId),
      restores: async (fa, signage, { find }) => {
        const again = signa.addSignage(fa, signage);
        const { id, catalogItem } = signage;
        return catalogItem ? signa.linkSignage(again, id, await find.signage(catalogItem.id)) : again;
      },
    },
  }),
  command(sections.linkSignage, {
    permission: "validate-fa",
    change: async (fa, { params, body, access, find }) => {
      requireMembership(access, "signa");
      return signa.linkSignage(fa, params.signageId, await find.signage(body.catalogItemId));
    },
  }),

  command(sections.changeSecurity, { change: (fa, { body }) => updateSecurity(fa, body) }),
  command(sections.changeWater, { change: (fa, { body }) => supply.updateWater(fa, body.water) }),
  command(sections.addElectricity, { change: (fa, { body }) => supply.addElectricity(fa, body) }),
  command(sections.changeElectricity, {
    change: (fa, { params, body }) => supply.updateElectricity(fa, params.electricityId, body),
  }),
  command(sections.removeElectricity, {
    change: (fa, { params }) => supply.removeElectricity(fa, params.electricityId),
    undo: {
      place: "supply.electricity",
      words: "les besoins en électricité",
      keeps: (fa, { params }) => fa.supply.electricity.find(({ id }) => id === params.electricityId),
      restores: (fa, device) => supply.addElectricity(fa, device),
    },
  }),
];

/** The commands of the gear requests. */
const inquiryCommands = [
  command(inquiries.init, {
    change: async (fa, { body: { timeWindow, request }, find }) =>
      inquiry.initInquiry(fa, {
        timeWindow,
        gear: await find.gear(request.slug, () => notFound("Le matos demandé n'existe pas")),
        quantity: request.quantity,
      }),
  }),
  command(inquiries.clear, {
    change: (fa) => inquiry.clearInquiry(fa),
    undo: {
      place: "inquiry",
      words: "les demandes de matos",
      keeps: (fa) => (isInitialised(fa.inquiry) ? fa.inquiry : undefined),
      restores: async (fa, cleared, { find }) => {
        const windows = inquiry.restoreWindows(fa, cleared.timeWindows);
        return restoreRequests(windows, allRequests(cleared), find);
      },
    },
  }),
  command(inquiries.addTimeWindow, { change: (fa, { body }) => inquiry.addInquiryTimeWindow(fa, body) }),
  command(inquiries.changeTimeWindow, {
    change: (fa, { params, body }) => inquiry.updateInquiryTimeWindow(fa, params.timeWindowId, body),
  }),
  command(inquiries.removeTimeWindow, {
    change: (fa, { params }) => inquiry.removeInquiryTimeWindow(fa, params.timeWindowId),
    undo: {
      place: "inquiry.timeWindows",
      words: "les créneaux matos",
      keeps: (fa, { params }) => fa.inquiry.timeWindows.find(({ id }) => id === params.timeWindowId),
      restores: (fa, timeWindow) => inquiry.addInquiryTimeWindow(fa, timeWindow),
    },
  }),

  command(inquiries.addRequest, {
    change: async (fa, { body, find }) => requests.addRequest(fa, await find.gear(body.slug), body.quantity),
  }),
  command(inquiries.changeRequest, {
    change: async (fa, { params, body, find }) =>
      requests.updateRequest(fa, await find.gear(params.slug), body.quantity),
  }),
  command(inquiries.removeRequest, {
    change: async (fa, { params, find }) => requests.removeRequest(fa, await find.gear(params.slug)),
    undo: {
      place: "inquiry",
      words: "les demandes de matos",
      keeps: (fa, { params }) => requests.findRequest(fa, params.slug)?.request,
      restores: (fa, request, { find }) => restoreRequests(fa, [request], find),
    },
  }),
  command(inquiries.linkDrive, {
    permission: "validate-fa",
    change: async (fa, { params, body, access, find }) => {
      requireMembership(access, await ownerOf(fa, params.slug, find));
      return requests.linkDrive(fa, params.slug, body.drive);
    },
  }),
];

/** Requests that were removed, each with its drive. The first comes last, as each goes before those there. */
async function restoreRequests(fa: FestivalActivity, removed: readonly InquiryRequest[], find: Lookups) {
  let restored = fa;
  for (const { slug, quantity, drive } of removed.toReversed()) {
    restored = requests.addRequest(restored, await find.gear(slug), quantity);
    if (drive) restored = requests.linkDrive(restored, slug, drive);
  }
  return restored;
}

/** The list that holds the request tells its owner, even if the catalogue has changed since. */
async function ownerOf(fa: FestivalActivity, slug: string, find: Lookups) {
  return requests.findRequest(fa, slug)?.owner ?? inquiryOwnerOf(await find.gear(slug));
}

/** The commands of an activity. */
export const activityCommands = [...reviewCommands, ...sectionCommands, ...inquiryCommands];
