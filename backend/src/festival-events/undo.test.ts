import { sql } from "drizzle-orm";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import * as activities from "../festival-activities/testing/sheets";
import * as tasks from "../festival-tasks/testing/sheets";
import { removeExpired } from "../auth/remove-expired";
import { rowsOf } from "../database/driver";
import { useFestival } from "../testing/festival";

const festival = useFestival();
const organiser = () => festival.as.organiser;
type Sheet = FestivalActivity | FestivalTask;

/** The parts of a sheet that a removal and its undo may change. */
const shown = ({
  version: _,
  history: _history,
  reviews: _reviews,
  ...parts
}: Sheet & { reviews?: unknown }) => parts;
const contractor = { firstname: "Zoé", lastname: "Durand", phone: "0601020304" };
const signage = { type: "PANNEAU", text: "Buvette", size: "A3", quantity: 2, comment: "à l'entrée" };
const device = { connection: "PC16_Prise_classique", device: "Ampli", power: 300, count: 1 };

/** An activity in review with one of everything, answered by catalogue and drives. */
async function fullActivity(): Promise<FestivalActivity> {
  const { morning, evening } = activities;
  const path = activities.pathOf(await activities.inReview(organiser()));
  await organiser().post(`${path}/general/time-windows`, morning);
  await organiser().post(`${path}/in-charge/contractors`, contractor);
  await organiser().post(`${path}/in-charge/contractors`, { ...contractor, firstname: "Ali" });
  await organiser().post(`${path}/signa/signages`, signage);
  await organiser().post(`${path}/supply/electricity`, device);
  await organiser().post(`${path}/inquiry`, {
    timeWindow: morning,
    request: { slug: "chaise", quantity: 20 },
  });
  await organiser().post(`${path}/inquiry/time-windows`, evening);
  for (const slug of ["rallonge", "barriere-vauban"])
    await organiser().post(`${path}/inquiry/requests`, { slug, quantity: 2 });
  await festival.as.matos.patch(`${path}/inquiry/requests/chaise/link-drive`, { drive: "Local LP" });
  await festival.as.signa.patch(`${path}/signa/signages/panneau-buvette-a3/link`, { catalogItemId: 1 });
  return (await organiser().get(path)).sheet();
}

/** A task in review with one of everything. */
async function fullTask(): Promise<FestivalTask> {
  const ft = await tasks.inReview(festival, { volunteers: [festival.ids.volunteer] });
  const path = tasks.pathOf(ft);
  const { colleague, volunteer } = festival.ids;
  await organiser().post(`${path}/mobilizations`, {
    ...tasks.slot(8, 12),
    durationSplitInHour: 2,
    ...tasks.someVolunteers,
  });
  await organiser().post(`${path}/instructions/contacts`, { contactId: colleague });
  await organiser().post(`${path}/instructions/in-charge`, {
    volunteers: [colleague, volunteer],
    instruction: "<p>Va</p>",
  });
  await organiser().post(`${path}/inquiry/requests`, { slug: "chaise", quantity: 3 });
  await festival.as.matos.patch(`${path}/inquiry/requests/chaise/link-drive`, { drive: "Local LP" });
  return (await organiser().get(path)).sheet<FestivalTask>();
}

const undo = (path: string, { version }: Sheet, who = organiser()) => who.post(`${path}/undo`, { version });

describe("UND-1 A removal on an activity comes back as it was", () => {
  it.each<[string, (fa: FestivalActivity) => string]>([
    ["a slot", ({ general }) => `/general/time-windows/${general.timeWindows[0]!.id}`],
    [
      "the first contractor",
      ({ inCharge }) => `/in-charge/contractors/${String(inCharge.contractors[0]!.id)}`,
    ],
    [
      "the last contractor",
      ({ inCharge }) => `/in-charge/contractors/${String(inCharge.contractors[1]!.id)}`,
    ],
    ["a signage with its reference", ({ signa }) => `/signa/signages/${signa.signages[0]!.id}`],
    ["a device", ({ supply }) => `/supply/electricity/${supply.electricity[0]!.id}`],
    ["a slot of the gear", ({ inquiry }) => `/inquiry/time-windows/${inquiry.timeWindows[1]!.id}`],
    ["a request with its drive", () => "/inquiry/requests/chaise"],
    ["all of the gear", () => "/inquiry"],
  ])("%s", async (_, partOf) => {
    const before = await fullActivity();
    const path = activities.pathOf(before);
    const removed = (await organiser().delete(path + partOf(before))).sheet();
    expect(shown(removed)).not.toEqual(shown(before));
    expect(shown((await undo(path, removed)).sheet())).toEqual(shown(before));
  });
});

describe("UND-1 A removal on a task comes back as it was", () => {
  it.each<[string, (ft: FestivalTask) => string]>([
    ["a contact", () => `/instructions/contacts/${String(festival.ids.colleague)}`],
    ["a person in charge", () => `/instructions/in-charge/volunteers/${String(festival.ids.volunteer)}`],
    ["those in charge and their instructions", () => "/instructions/in-charge"],
    ["a request with its drive", () => "/inquiry/requests/chaise"],
    ["a mobilization with its people", ({ mobilizations }) => `/mobilizations/${mobilizations[1]!.id}`],
    [
      "a person of a mobilization",
      ({ mobilizations }) =>
        `/mobilizations/${mobilizations[1]!.id}/volunteers/${String(festival.ids.volunteer)}`,
    ],
    [
      "a team of a mobilization",
      ({ mobilizations }) => `/mobilizations/${mobilizations[1]!.id}/teams/benevole`,
    ],
  ])("%s", async (_, partOf) => {
    const before = await fullTask();
    const path = tasks.pathOf(before);
    const removed = (await organiser().delete(path + partOf(before))).sheet<FestivalTask>();
    expect(shown(removed)).not.toEqual(shown(before));
    expect(shown((await undo(path, removed)).sheet<FestivalTask>())).toEqual(shown(before));
  });

  it("a team that chose not to review has to review again", async () => {
    const ft = await tasks.inReview(festival);
    const path = tasks.pathOf(ft);
    const ignored = (await festival.as.matos.post(`${path}/ignore`, { team: "matos" })).sheet<FestivalTask>();
    expect(ignored).toMatchObject({ reviews: { matos: "WILL_NOT_REVIEW" } });
    expect((await undo(path, ignored, festival.as.matos)).sheet()).toMatchObject({ reviews: ft.reviews });
  });
});

describe("UND-2 An act", () => {
  it("is undone by its author alone, and once", async () => {
    const before = await fullActivity();
    const path = activities.pathOf(before);
    const removed = (await organiser().delete(`${path}/inquiry/requests/chaise`)).sheet();
    const theirs = await undo(path, removed, festival.as.colleague);
    expect([theirs.status, theirs.message]).toEqual([409, "Cette action ne peut plus être annulée"]);
    expect((await undo(path, removed)).status).toBe(200);
    expect((await undo(path, removed)).status).toBe(409);
  });

  it("can be undone after later acts of its author, the last one first", async () => {
    const before = await fullActivity();
    const path = activities.pathOf(before);
    const first = (await organiser().delete(`${path}/inquiry/requests/chaise`)).sheet();
    const second = (await organiser().delete(`${path}/inquiry/requests/rallonge`)).sheet();
    await undo(path, second);
    expect((await undo(path, first)).sheet().inquiry).toEqual(before.inquiry);
  });

  it("is refused like any other change once a team has closed its section, and may be undone later", async () => {
    const path = activities.pathOf(await fullActivity());
    const removed = (await organiser().delete(`${path}/signa/signages/panneau-buvette-a3`)).sheet();
    await festival.as.signa.post(`${path}/approve`, { team: "signa" });
    const refusal = await undo(path, removed);
    expect(refusal.status).toBe(409);
    await festival.as.signa.post(`${path}/take-back`, { team: "signa" });
    expect((await undo(path, removed)).status).toBe(200);
  });

  it("takes the present version, where the caller says which one they saw", async () => {
    const path = activities.pathOf(await fullActivity());
    const removed = (await organiser().delete(`${path}/inquiry/requests/chaise`)).sheet();
    const stale = { "if-match": `"${String(removed.version - 1)}"` };
    expect((await organiser().post(`${path}/undo`, { version: removed.version }, stale)).status).toBe(412);
    expect((await organiser().post(`${path}/undo`, { version: "1" })).status).toBe(400);
  });
});

describe("UND-3 An act that another person has built on", () => {
  it("is not undone when they changed the same place: the refusal names them", async () => {
    const path = activities.pathOf(await fullActivity());
    const removed = (await organiser().delete(`${path}/in-charge/contractors/1`)).sheet();
    await festival.as.colleague.patch(`${path}/in-charge/contractors/2`, { company: "Sono & Co" });
    const refusal = await undo(path, removed);
    expect([refusal.status, refusal.message]).toEqual([
      409,
      expect.stringMatching(
        /^colleague Dupont \d+ a modifié les prestataires depuis : ton action n'est pas annulée$/,
      ),
    ]);
    expect((await organiser().get(path)).sheet().inCharge.contractors).toHaveLength(1);
  });

  it("is undone when they changed another place", async () => {
    const before = await fullActivity();
    const path = activities.pathOf(before);
    const removed = (await organiser().delete(`${path}/in-charge/contractors/1`)).sheet();
    await festival.as.colleague.patch(`${path}/security`, { freePass: 3 });
    await festival.as.colleague.post(`${path}/feedbacks`, { content: "Et les barrières ?" });
    const { inCharge, security } = (await undo(path, removed)).sheet();
    expect([inCharge, security.freePass]).toEqual([before.inCharge, 3]);
  });
});

describe("UND-4 The parts that were taken", () => {
  const kept = async () =>
    rowsOf<{ count: number }>(
      await festival.services.db.execute(sql`select count(*)::int as count from sheet_undos`),
    )[0]?.count;

  it("are forgotten after an hour", async () => {
    const path = activities.pathOf(await fullActivity());
    const removed = (await organiser().delete(`${path}/inquiry/requests/chaise`)).sheet();
    await festival.services.db.execute(sql`update sheet_undos set at = now() - interval '61 minutes'`);
    expect((await undo(path, removed)).status).toBe(409);
    expect(await kept()).toBeGreaterThan(0);
    await removeExpired(festival.services.db);
    expect(await kept()).toBe(0);
  });

  it("are not kept for a removal that took nothing", async () => {
    const path = tasks.pathOf(await fullTask());
    const before = await kept();
    await organiser().delete(`${path}/instructions/contacts/999999`);
    expect(await kept()).toBe(before);
  });
});

describe("The last edit of a place", () => {
  it("names another person, the one of that very place first", async () => {
    const path = activities.pathOf(await activities.aDraft(organiser()));
    const lastAt = async (place: string) =>
      (await organiser().get(`${path}/last-edit?place=${place}`)).json<{ by: { id: number } } | null>()?.by
        .id;
    expect(await lastAt("general.name")).toBeUndefined();
    await festival.as.colleague.patch(`${path}/general`, { name: "Bal masqué" });
    await festival.as.humain.patch(`${path}/general`, { description: "<p>Masques</p>" });
    await festival.as.secu.patch(`${path}/security`, { freePass: 2 });
    await organiser().patch(`${path}/general`, { name: "Bal" });
    const { colleague, humain, secu } = festival.ids;
    expect(await lastAt("general.name")).toBe(colleague);
    expect(await lastAt("general.photoLink")).toBe(humain);
    expect(await lastAt("supply")).toBe(secu);
    expect((await organiser().get(`${path}/last-edit?place=a%25`)).status).toBe(400);
  });
});
