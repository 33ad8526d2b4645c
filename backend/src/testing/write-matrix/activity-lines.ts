import { randomUUID } from "node:crypto";
import {
  aDraft,
  aReadyDraft,
  evening,
  inReview,
  morning,
  pathOf,
} from "../../festival-activities/testing/sheets";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { as, callerFor, type Line, type Lines, nothing, type Role, somebody } from "./stage";

const readers = "admin humain matos organiser";
const contractor = { firstname: "Zoé", lastname: "Durand", phone: "0601020304" };
const signage = { type: "PANNEAU", text: "Buvette", size: "A3", quantity: 2 };
const device = { connection: "PC16_Prise_classique", device: "Ampli", power: 300, count: 1 };
const cups = { slug: "gobelet", quantity: 200 };

const organiser = () => callerFor("organiser");
const draft = async () => pathOf(await aDraft(organiser()));
const readyDraft = async () => pathOf(await aReadyDraft(organiser()));
const reviewed = async () => pathOf(await inReview(organiser()));

/** The path of a section of a draft. */
const draftPart = (part: string) => async () => `${await draft()}${part}`;

/** The path of the part just added to a sheet. */
async function addedPart(
  [sheet, list]: [path: string, list: string],
  body: object,
  idIn: (fa: FestivalActivity) => string | number | undefined,
): Promise<string> {
  const path = `${sheet}${list}`;
  return `${path}/${String(idIn((await organiser().post(path, body)).sheet()))}`;
}
const aWindow = async () =>
  addedPart([await draft(), "/general/time-windows"], morning, (fa) => fa.general.timeWindows[0]?.id);
const aContractor = async () =>
  addedPart([await draft(), "/in-charge/contractors"], contractor, (fa) => fa.inCharge.contractors[0]?.id);
const aSignage = async (sheet = draft) =>
  addedPart([await sheet(), "/signa/signages"], signage, (fa) => fa.signa.signages[0]?.id);
const aDevice = async () =>
  addedPart([await draft(), "/supply/electricity"], device, (fa) => fa.supply.electricity[0]?.id);
const aGearWindow = async () =>
  addedPart([await draft(), "/inquiry/time-windows"], morning, (fa) => fa.inquiry.timeWindows[0]?.id);
const aRequest = async () => addedPart([await draft(), "/inquiry/requests"], cups, () => cups.slug);

/** The path of a gear request in a sheet in review. */
async function aReviewedRequest(): Promise<string> {
  const sheet = await reviewed();
  await organiser().post(`${sheet}/inquiry`, { timeWindow: morning, request: cups });
  return `${sheet}/inquiry/requests/${cups.slug}`;
}

const lineOf = (event: string, make: Line["make"]): Line => ({
  moves: ["festival-activities"],
  tells: { [`festival-activity-${event}`]: readers },
  make,
});

/** The same, which these people find in their inbox. */
const toldTo = (people: string, line: Line): Line => ({
  ...line,
  tells: { ...line.tells, "inbox-changed": people },
});

/** A write of the path that `prepare` makes. */
const edit = (prepare: () => Promise<string>, body?: object, event = "updated", role: Role = "organiser") =>
  lineOf(event, async (send) => send(await prepare(), { ...as(role), ...(body && { body }) }));

/** Activity sheets, from their creation to their reviews. */
export const activityLines: Lines = {
  "POST /festival-activities": edit(
    () => Promise.resolve("/festival-activities"),
    { name: "Bal" },
    "created",
  ),
  "DELETE /festival-activities/:id": edit(draft, undefined, "deleted"),
  "POST /festival-activities/:id/ask-for-review": toldTo(
    "humain matos",
    edit(async () => `${await readyDraft()}/ask-for-review`, undefined, "ready-to-review"),
  ),
  "POST /festival-activities/:id/approve": edit(
    async () => `${await reviewed()}/approve`,
    { team: "matos" },
    "approved",
    "matos",
  ),
  "POST /festival-activities/:id/reject": toldTo(
    "organiser",
    edit(
      async () => `${await reviewed()}/reject`,
      { team: "matos", reason: "Rien en stock" },
      "rejected",
      "matos",
    ),
  ),
  "POST /festival-activities/:id/take-back": edit(
    async () => {
      const sheet = await reviewed();
      await callerFor("matos").post(`${sheet}/approve`, { team: "matos" });
      return `${sheet}/take-back`;
    },
    { team: "matos" },
    "review-taken-back",
    "matos",
  ),
  // Its creation, an addition and a removal made the third version.
  "POST /festival-activities/:id/undo": edit(
    async () => {
      const signage = await aSignage();
      await organiser().delete(signage);
      return signage.replace(/\/signa\/.*/, "/undo");
    },
    { version: 3 },
  ),
  "PUT /festival-activities/:id/presence/:screen": {
    ...nothing,
    make: async (send) =>
      send(`${await draft()}/presence/${randomUUID()}`, { ...as("organiser"), body: { section: null } }),
  },
  "DELETE /festival-activities/:id/presence/:screen": {
    ...nothing,
    make: async (send) => send(`${await draft()}/presence/${randomUUID()}`, as("organiser")),
  },
  "POST /festival-activities/:id/feedbacks": edit(draftPart("/feedbacks"), { content: "Belle idée" }),
  "PATCH /festival-activities/:id/general": edit(draftPart("/general"), { name: "Grand bal" }),
  "POST /festival-activities/:id/general/time-windows": edit(draftPart("/general/time-windows"), morning),
  "PATCH /festival-activities/:id/general/time-windows/:timeWindowId": edit(aWindow, evening),
  "DELETE /festival-activities/:id/general/time-windows/:timeWindowId": edit(aWindow),
  "PATCH /festival-activities/:id/in-charge": edit(draftPart("/in-charge"), { team: "culture" }),
  "POST /festival-activities/:id/in-charge/contractors": edit(
    draftPart("/in-charge/contractors"),
    contractor,
  ),
  "PATCH /festival-activities/:id/in-charge/contractors/:contractorId": edit(aContractor, {
    phone: "0700000000",
  }),
  "DELETE /festival-activities/:id/in-charge/contractors/:contractorId": edit(aContractor),
  "PATCH /festival-activities/:id/signa": edit(draftPart("/signa"), { locationId: 1 }),
  "POST /festival-activities/:id/signa/signages": edit(draftPart("/signa/signages"), signage),
  "PATCH /festival-activities/:id/signa/signages/:signageId": edit(aSignage, { quantity: 3 }),
  "DELETE /festival-activities/:id/signa/signages/:signageId": edit(aSignage),
  "PATCH /festival-activities/:id/signa/signages/:signageId/link": lineOf("updated", async (send) => {
    const { accessToken: token } = await somebody(["benevole", "hard", "signa"]);
    return send(`${await aSignage(reviewed)}/link`, { token, body: { catalogItemId: 1 } });
  }),
  "PATCH /festival-activities/:id/security": edit(draftPart("/security"), { freePass: 2 }),
  "PATCH /festival-activities/:id/supply": edit(draftPart("/supply"), { water: "Un robinet" }),
  "POST /festival-activities/:id/supply/electricity": edit(draftPart("/supply/electricity"), device),
  "PATCH /festival-activities/:id/supply/electricity/:electricityId": edit(aDevice, { count: 2 }),
  "DELETE /festival-activities/:id/supply/electricity/:electricityId": edit(aDevice),
  "POST /festival-activities/:id/inquiry": edit(draftPart("/inquiry"), {
    timeWindow: morning,
    request: cups,
  }),
  "DELETE /festival-activities/:id/inquiry": edit(async () => (await aRequest()).replace(/\/requests.*/, "")),
  "POST /festival-activities/:id/inquiry/time-windows": edit(draftPart("/inquiry/time-windows"), morning),
  "PATCH /festival-activities/:id/inquiry/time-windows/:timeWindowId": edit(aGearWindow, evening),
  "DELETE /festival-activities/:id/inquiry/time-windows/:timeWindowId": edit(aGearWindow),
  "POST /festival-activities/:id/inquiry/requests": edit(draftPart("/inquiry/requests"), cups),
  "PATCH /festival-activities/:id/inquiry/requests/:slug": edit(aRequest, { quantity: 300 }),
  "DELETE /festival-activities/:id/inquiry/requests/:slug": edit(aRequest),
  "PATCH /festival-activities/:id/inquiry/requests/:slug/link-drive": edit(
    async () => `${await aReviewedRequest()}/link-drive`,
    { drive: "Magasin" },
    "updated",
    "matos",
  ),
};
