import type { EventDate } from "@coulisses/shared-domain/contract/configuration";
import { approve } from "@coulisses/shared-domain/festival-activity/review/approve";
import { requestReview } from "@coulisses/shared-domain/festival-activity/review/ask-for-review";
import { activityNotFound } from "@coulisses/shared-domain/festival-activity/create-and-remove";
import { addFeedback } from "@coulisses/shared-domain/festival-event/feedback";
import {
  type FestivalActivity,
  festivalActivityReviewers,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import { addTimeWindow, updateGeneral } from "@coulisses/shared-domain/festival-activity/sections/general";
import { updateInCharge } from "@coulisses/shared-domain/festival-activity/sections/in-charge";
import { addRequest } from "@coulisses/shared-domain/festival-activity/sections/inquiry-requests";
import { previewOf } from "@coulisses/shared-domain/festival-activity/preview";
import { reject } from "@coulisses/shared-domain/festival-activity/review/reject";
import { updateSecurity } from "@coulisses/shared-domain/festival-activity/sections/security";
import { updateSigna } from "@coulisses/shared-domain/festival-activity/sections/signa";
import { act, lea, mainStage, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import type { Location } from "@coulisses/shared-domain/location/location";
import { locationNotFound } from "@coulisses/shared-domain/location/location-catalogue";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import { sheetServer, type SheetRule } from "@coulisses/shared-sheets/testing";

const festivalStart: EventDate = { start: "2026-05-15T16:00:00.000Z" };
const table = { id: 1, version: 1, name: "Table", slug: "table", isPonctualUsage: true, isConsumable: false };

const place = { ...mainStage, version: 1, geoLocation: null };

function locationNamed(id: number): Location {
  if (id !== mainStage.id) throw locationNotFound(id);
  return mainStage;
}

const rules: Record<string, SheetRule<FestivalActivity>> = {
  "PATCH general": updateGeneral,
  "POST general/time-windows": addTimeWindow,
  "PATCH in-charge": (sheet, { team }: { team: string }) => updateInCharge(sheet, { team }),
  "PATCH signa": (sheet, { locationId }: { locationId: number | null }) =>
    updateSigna(sheet, { location: locationId === null ? null : locationNamed(locationId) }),
  "PATCH security": updateSecurity,
  "POST inquiry/requests": (sheet, { quantity }: { quantity: number }) => addRequest(sheet, table, quantity),
  "POST feedbacks": (sheet, { content }: { content: string }) => addFeedback(sheet, { content, ...act }),
  "POST ask-for-review": (sheet) => requestReview(sheet, act).festivalActivity,
  "POST approve": (sheet, body: Parameters<typeof approve>[1]) => approve(sheet, { ...body, ...act }),
  "POST reject": (sheet, body: Parameters<typeof reject>[1]) => reject(sheet, { ...body, ...act }),
};

const isReviewer = ({ code }: { code: string }) => festivalActivityReviewers.some((team) => team === code);

/** The backend of a test: real rules on sheets in memory, and all that was written. */
export function festivalServer() {
  return sheetServer<FestivalActivity>({
    address: "festival-activities",
    rules,
    previewOf,
    isMine: ({ inCharge }) => inCharge.adherent.id === noel.id,
    notFound: (id) => activityNotFound(id).message,
    reads: {
      teams: () => seededTeams,
      "teams/fa-reviewers": () => seededTeams.filter(isReviewer),
      "users/adherents": () => [noel, lea],
      "users/me": () => ({ ...noel, teams: [], permissions: [] }),
      configuration: () => [{ key: "eventDate", value: festivalStart }],
      locations: () => [place],
      signages: () => [],
      "logistic/gears": () => [table],
    },
  });
}
