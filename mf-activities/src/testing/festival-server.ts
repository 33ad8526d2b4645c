import { answeredTeams } from "@coulisses/shared-auth/testing";
import type { EventDate } from "@coulisses/shared-domain/contract/configuration";
import { approve } from "@coulisses/shared-domain/festival-activity/review/approve";
import { requestReview } from "@coulisses/shared-domain/festival-activity/review/ask-for-review";
import { activityNotFound } from "@coulisses/shared-domain/festival-activity/create-and-remove";
import { addFeedback } from "@coulisses/shared-domain/festival-event/feedback";
import {
  type FestivalActivity,
  festivalActivityReviewers,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import {
  addTimeWindow,
  removeTimeWindow,
  updateGeneral,
  updateTimeWindow,
} from "@coulisses/shared-domain/festival-activity/sections/general";
import {
  addContractor,
  removeContractor,
  updateContractor,
  updateInCharge,
} from "@coulisses/shared-domain/festival-activity/sections/in-charge";
import {
  addInquiryTimeWindow,
  clearInquiry,
  initInquiry,
} from "@coulisses/shared-domain/festival-activity/sections/inquiry";
import {
  addRequest,
  linkDrive,
  removeRequest,
  updateRequest,
} from "@coulisses/shared-domain/festival-activity/sections/inquiry-requests";
import { previewOf } from "@coulisses/shared-domain/festival-activity/preview";
import { reject } from "@coulisses/shared-domain/festival-activity/review/reject";
import { updateSecurity } from "@coulisses/shared-domain/festival-activity/sections/security";
import {
  addSignage,
  linkSignage,
  removeSignage,
  updateSigna,
  updateSignage,
} from "@coulisses/shared-domain/festival-activity/sections/signa";
import {
  addElectricity,
  removeElectricity,
  updateElectricity,
  updateWater,
} from "@coulisses/shared-domain/festival-activity/sections/supply";
import { act, lea, mainStage, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import type { Location } from "@coulisses/shared-domain/location/location";
import { locationNotFound } from "@coulisses/shared-domain/location/location-catalogue";
import { sheetServer, type SheetRule } from "@coulisses/shared-sheets/testing";

const festivalStart: EventDate = { start: "2026-05-15T16:00:00.000Z" };
const table = { id: 1, version: 1, name: "Table", slug: "table", isPonctualUsage: true, isConsumable: false };
const cable = { ...table, id: 2, name: "Câble", slug: "cable", owner: { code: "elec", name: "Élec" } };
const gears = [table, cable];
const festivalAddresses = {
  humainEmail: "humain@festival.exemple.fr",
  communicationEmail: "communication@festival.exemple.fr",
};
const noEntry = { id: 5, version: 1, name: "Sens interdit", slug: "sens-interdit", type: "PANNEAU" as const };
const banner = { ...noEntry, id: 6, name: "Bâche géante", slug: "bache-geante", type: "BACHE" as const };

const place = { ...mainStage, version: 1, geoLocation: null };

function locationNamed(id: number): Location {
  if (id !== mainStage.id) throw locationNotFound(id);
  return mainStage;
}

const gearNamed = (slug: string) => gears.find((gear) => gear.slug === slug) ?? table;
const personNamed = (id: number) => (id === lea.id ? lea : noel);

type InitForm = { timeWindow: { start: string; end: string }; request: { slug: string; quantity: number } };
type InChargeForm = { adherentId?: number; team?: string };

const rules: Record<string, SheetRule<FestivalActivity>> = {
  "PATCH general": updateGeneral,
  "POST general/time-windows": addTimeWindow,
  "PATCH general/time-windows/:id": (sheet, body: Parameters<typeof updateTimeWindow>[2], [id = ""]) =>
    updateTimeWindow(sheet, id, body),
  "DELETE general/time-windows/:id": (sheet, _, [id = ""]) => removeTimeWindow(sheet, id),
  "PATCH in-charge": (sheet, { adherentId, team }: InChargeForm) =>
    updateInCharge(sheet, {
      ...(team !== undefined && { team }),
      ...(adherentId !== undefined && { adherent: personNamed(adherentId) }),
    }),
  "POST in-charge/contractors": addContractor,
  "PATCH in-charge/contractors/:id": (sheet, body: Parameters<typeof updateContractor>[2], [id]) =>
    updateContractor(sheet, Number(id), body),
  "DELETE in-charge/contractors/:id": (sheet, _, [id]) => removeContractor(sheet, Number(id)),
  "PATCH signa": (sheet, { locationId }: { locationId: number | null }) =>
    updateSigna(sheet, { location: locationId === null ? null : locationNamed(locationId) }),
  "POST signa/signages": addSignage,
  "PATCH signa/signages/:id": (sheet, body: Parameters<typeof updateSignage>[2], [id = ""]) =>
    updateSignage(sheet, id, body),
  "DELETE signa/signages/:id": (sheet, _, [id = ""]) => removeSignage(sheet, id),
  "PATCH signa/signages/:id/link": (sheet, body: { catalogItemId: number }, [id = ""]) => {
    const { id: signageId, name, type } = body.catalogItemId === banner.id ? banner : noEntry;
    return linkSignage(sheet, id, { id: signageId, name, type });
  },
  "PATCH security": updateSecurity,
  "PATCH supply": (sheet, { water }: { water: string | null }) => updateWater(sheet, water),
  "POST supply/electricity": addElectricity,
  "PATCH supply/electricity/:id": (sheet, body: Parameters<typeof updateElectricity>[2], [id = ""]) =>
    updateElectricity(sheet, id, body),
  "DELETE supply/electricity/:id": (sheet, _, [id = ""]) => removeElectricity(sheet, id),
  "POST inquiry": (sheet, { timeWindow, request }: InitForm) =>
    initInquiry(sheet, { timeWindow, gear: gearNamed(request.slug), quantity: request.quantity }),
  "DELETE inquiry": clearInquiry,
  "POST inquiry/time-windows": addInquiryTimeWindow,
  "POST inquiry/requests": (sheet, { slug, quantity }: { slug: string; quantity: number }) =>
    addRequest(sheet, gearNamed(slug), quantity),
  "PATCH inquiry/requests/:slug": (sheet, { quantity }: { quantity: number }, [slug = ""]) =>
    updateRequest(sheet, gearNamed(slug), quantity),
  "DELETE inquiry/requests/:slug": (sheet, _, [slug = ""]) => removeRequest(sheet, gearNamed(slug)),
  "PATCH inquiry/requests/:slug/link-drive": (
    sheet,
    { drive }: { drive: Parameters<typeof linkDrive>[2] },
    [slug = ""],
  ) => linkDrive(sheet, slug, drive),
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
      "teams/fa-reviewers": () => answeredTeams.filter(isReviewer),
      "users/adherents": () => [noel, lea],
      configuration: () => [
        { key: "eventDate", version: 1, value: festivalStart },
        { key: "festival", version: 1, value: festivalAddresses },
      ],
      locations: () => [place],
      signages: () => [noEntry, banner],
      "logistic/gears": () => gears,
    },
  });
}
