import { allCalls } from "@coulisses/shared-domain/contract/all-calls";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { oneToOne } from "../check-counts";
import type { PeerTable } from "../peer";
import type { CollectedReport } from "../report";
import { type Caller, callerOf } from "../../testing/calls";
import { useTestServer } from "../../testing/test-server";
import { runImport } from "../run-import";
import { awkwardFestival as peer } from "./testing/awkward-festival";

const server = useTestServer();
let admin: Caller;
let report: CollectedReport;
/** The rows of ours that came from each table. */
const written = new Map<PeerTable, number>();

beforeAll(async () => {
  const { accessToken } = await server.person({ firstname: "Admin", teams: ["benevole", "admin", "hard"] });
  admin = callerOf(server.app, accessToken);
  const outcome = await runImport(
    server.services.connection,
    { name: "essai", version: "20260707223730_remove_notifications", digest: "essai", peer },
    { isDry: false },
  );
  if (outcome.kind === "already") throw new Error("Nothing was imported");
  ({ report } = outcome);
  for (const [theirs, ours] of tables) written.set(theirs, await server.services.db.$count(ours));
});

type Listed = { id: number; status: string };
const statusesIn = async (path: string) => {
  const answer = await admin.get(path);
  return answer.sheet<Listed[]>().map(({ id, status }) => [id, status]);
};

describe("An imported festival, as administrators see it", () => {
  it("lists its activities with the statuses of their reviews", async () => {
    expect(await statusesIn("/festival-activities")).toEqual([
      [1, "IN_REVIEW"],
      [2, "DRAFT"],
      [3, "VALIDATED"],
      [4, "DRAFT"],
      [9, "REFUSED"],
    ]);
  });

  it("lists its tasks likewise", async () => {
    expect(await statusesIn("/festival-tasks")).toEqual([
      [1, "READY_TO_ASSIGN"],
      [2, "READY_TO_ASSIGN"],
      [3, "REFUSED"],
      [4, "DRAFT"],
      [6, "DRAFT"],
      [8, "VALIDATED"],
    ]);
  });

  it("shows each sheet as its list does", async () => {
    for (const area of ["/festival-activities", "/festival-tasks"]) {
      for (const [id, status] of await statusesIn(area)) {
        const sheet = (await admin.get(`${area}/${String(id)}`)).sheet<Listed>();
        expect([sheet.id, sheet.status]).toEqual([id, status]);
      }
    }
  });

  it("answers every read, whatever it is about", async () => {
    const period = "start=2026-05-15T00:00:00.000Z&end=2026-05-17T00:00:00.000Z";
    const failed: string[] = [];
    // The test's server never said that it is ready.
    for (const { method, path } of allCalls.filter((call) => call.path !== "/ready")) {
      if (method !== "GET") continue;
      const ids = path.includes(":") ? [1, 2, 3, 5, 8, 9] : [0];
      for (const id of ids) {
        const { status } = await admin.get(`${path.replaceAll(/:\w+/g, String(id))}?${period}`);
        if (status >= 500) failed.push(`${String(status)} ${path} ${String(id)}`);
      }
    }
    expect(failed).toEqual([]);
  });
});

describe("An imported sheet", () => {
  it("has its parts", async () => {
    const activity = (await admin.get("/festival-activities/1")).sheet<FestivalActivity>();
    expect(activity).toMatchObject({
      version: 1,
      general: { description: "<p>Thé &amp; café<br />à 5 h</p>" },
      inCharge: { adherent: { lastname: "Numéro 1" }, contractors: [{ id: 2, firstname: "Ann" }] },
      signa: { location: { id: 5 }, signages: [{ text: "Piñata", catalogItem: { id: 7 } }] },
      inquiry: { gears: [{ slug: "echelle", drive: "Magasin" }, { slug: "piñata" }] },
    });
    const task = (await admin.get("/festival-tasks/1")).sheet<FestivalTask>();
    expect(task).toMatchObject({
      reviewer: { lastname: "Numéro 3" },
      topPriority: false,
      instructions: { contacts: [{ lastname: "Numéro 1" }] },
      mobilizations: [
        {
          teams: [{ team: "benevole", count: 2 }],
          assignments: [{ assignees: [{ id: 4 }] }, { assignees: [{ id: 8 }] }],
        },
        { teams: [], durationSplitInHour: null, volunteers: [{ lastname: "Numéro 1" }] },
      ],
    });
  });

  it("can be edited, and the next one has the next number", async () => {
    const feedback = { content: "Repris" };
    expect(await admin.post("/festival-activities/9/feedbacks", feedback)).toMatchObject({ status: 200 });
    const added = await admin.post("/festival-activities", { name: "Nouvelle" });
    expect(added.sheet<Listed>()).toMatchObject({ id: 10 });
    const task = await admin.post("/festival-tasks", { name: "Nouvelle", festivalActivityId: 10 });
    expect(task.sheet<Listed>()).toMatchObject({ id: 9 });
  });
});

/** The tables of sheets and gear; those of people and money have a test of their own. */
const tables = oneToOne.filter(([table]) =>
  /^(signa_|catalog_|inventory_|borrow|purchase|festival_|contractor|assign)/.test(table),
);

describe("The report of an import", () => {
  it.each(tables)("accounts for each row of %s", (theirs) => {
    const counts = report.counts(theirs, peer[theirs].length);
    expect(written.get(theirs)).toBe(counts.in + counts.noted);
    expect(counts.in).toBeGreaterThanOrEqual(0);
  });

  it("counts the rows read, those that came, changed, did not come and became one with another", () => {
    const summary = tables.map(([table]) => {
      const { read, in: came, noted, out, merged } = report.counts(table, peer[table].length);
      return [table, read, came, noted, out, merged].join(" ");
    });
    expect(summary).toEqual([
      "signa_location 2 1 1 0 0",
      "catalog_signage 2 0 1 1 0",
      "catalog_category 2 2 0 0 0",
      "catalog_gear 4 1 2 1 0",
      "inventory_record 3 1 0 1 1",
      "borrow 2 0 1 1 0",
      "borrow_gear_request 2 1 0 1 0",
      "purchase 1 1 0 0 0",
      "purchase_gear_request 1 0 0 1 0",
      "festival_activity 6 2 4 0 0",
      "festival_activity_time_window_general 3 2 0 1 0",
      "festival_activity_time_window_inquiry 2 1 0 1 0",
      "contractor 1 0 1 0 0",
      "festival_activity_signage 3 1 0 2 0",
      "festival_activity_electricity_supply 2 1 0 1 0",
      "festival_activity_inquiry_request 4 0 2 2 0",
      "festival_activity_feedback 2 1 0 1 0",
      "festival_activity_history 4 2 0 2 0",
      "festival_task 8 3 4 1 0",
      "festival_task_contact 7 6 0 1 0",
      "festival_task_in_charge_volunteer 1 1 0 0 0",
      "festival_task_mobilization 9 6 1 2 0",
      "festival_task_mobilization_volunteer 2 1 0 1 0",
      "festival_task_mobilization_team 8 6 0 2 0",
      "assignment 6 3 0 3 0",
      "assignee 7 3 0 4 0",
      "festival_task_inquiry_request 2 0 1 1 0",
      "festival_task_feedback 2 1 0 1 0",
      "festival_task_history 4 2 0 2 0",
    ]);
  });
});
