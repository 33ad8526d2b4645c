import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { EditionSheets } from "@coulisses/shared-domain/festival-event/sheet-edition";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { sql } from "drizzle-orm";
import { rowsOf } from "../database/driver";
import { aDraft, morning, pathOf } from "../festival-activities/testing/sheets";
import { aDraft as aTask, pathOf as pathOfTask, taskIn } from "../festival-tasks/testing/sheets";
import { useFestival } from "../testing/festival";
import { close, present, reopen } from "./testing/years";

const festival = useFestival();
const archived = `Cette fiche est archivée avec l'édition ${present} : elle se lit, mais ne change plus`;
const read = async (id: number) => (await festival.as.organiser.get(`/festival-activities/${id}`)).sheet();
const listed = async (path: string) =>
  (await festival.as.organiser.get(path)).json<{ id: number }[]>().map(({ id }) => id);

let activity: FestivalActivity, task: FestivalTask;
beforeAll(async () => {
  activity = await aDraft(festival.as.organiser, "Bal");
  task = await aTask(festival.as.organiser);
});

it("ED-1 counts editions in the database as everywhere else", async () => {
  const days = [
    "2023-09-01T00:00:00Z",
    "2023-08-31T23:59:59Z",
    "2024-08-30T23:59:59Z",
    "2024-08-31T00:00:00Z",
  ];
  for (const day of [...days, "2000-01-01T00:00:00Z", "2099-12-31T23:59:59Z", new Date().toISOString()]) {
    const result = await festival.services.db.execute(sql`select edition_of(${day}::timestamptz) as edition`);
    expect(rowsOf<{ edition: number }>(result)).toEqual([{ edition: editionOf(day) }]);
  }
});

describe("ED-3 Closing an edition", () => {
  it("says beforehand what it would archive, and what is not finished", async () => {
    const editions = (await festival.as.organiser.get("/editions")).json<EditionSheets[]>();
    expect(editions).toEqual([
      {
        edition: present,
        closedAt: null,
        activities: 2,
        tasks: 1,
        unfinishedActivities: 2,
        unfinishedTasks: 1,
        slotsToCome: 0,
      },
    ]);
  });

  it("is refused to all but those who hold the configuration, and before its year", async () => {
    expect((await close(festival.as.organiser)).status).toBe(403);
    expect((await reopen(festival.as.organiser)).status).toBe(403);
    const early = await close(festival.as.admin, present + 1);
    expect([early.status, early.message]).toEqual([409, `L'édition ${present + 1} n'a pas encore commencé`]);
  });

  it("happens once, when two press at once", async () => {
    const answers = await Promise.all([close(festival.as.admin), close(festival.as.admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refusal = answers.find(({ status }) => status === 409);
    expect(refusal?.message).toBe(`L'édition ${present} est déjà close`);
  });

  it("takes its sheets out of the lists, into one of their own", async () => {
    expect(await listed("/festival-activities")).toEqual([]);
    expect(await listed("/festival-tasks")).toEqual([]);
    expect(await listed("/festival-activities/mine")).toEqual([]);
    expect(await listed(`/editions/${present}/festival-activities`)).toEqual([
      activity.id,
      task.festivalActivity.id,
    ]);
    expect(await listed(`/editions/${present}/festival-tasks`)).toEqual([task.id]);
    expect(await listed(`/editions/${present - 1}/festival-tasks`)).toEqual([]);
  });

  it("gives sheets that come later to the next edition", async () => {
    const later = await aDraft(festival.as.organiser, "Plus tard");
    expect((await read(later.id)).edition).toEqual({ number: present + 1, isArchived: false });
    expect(await listed("/festival-activities")).toEqual([later.id]);
    await festival.as.organiser.delete(pathOf(later));
  });
});

describe("ED-2 An archived sheet", () => {
  const refusal = { status: 409, message: archived };
  const said = async (answer: Promise<{ status: number; message: string }>) => {
    const { status, message } = await answer;
    return { status, message };
  };

  it("is read as it was", async () => {
    expect(await read(activity.id)).toEqual({
      ...activity,
      edition: { number: present, isArchived: true },
    });
  });

  it("refuses each write of an activity, whatever version was seen", async () => {
    const { organiser } = festival.as;
    const path = pathOf(activity);
    expect(await said(organiser.patch(`${path}/general`, { name: "Autre" }))).toEqual(refusal);
    expect(await said(organiser.patch(`${path}/general`, { name: "Bal" }))).toEqual(refusal);
    expect(await said(organiser.patch(`${path}/general`, { name: "A" }, { "if-match": '"9"' }))).toEqual(
      refusal,
    );
    expect(await said(organiser.post(`${path}/general/time-windows`, morning))).toEqual(refusal);
    expect(await said(organiser.post(`${path}/ask-for-review`))).toEqual(refusal);
    expect(await said(organiser.delete(path))).toEqual(refusal);
    expect(
      await said(organiser.post("/festival-tasks", { name: "Neuve", festivalActivityId: activity.id })),
    ).toEqual(refusal);
  });

  it("refuses each write of a task", async () => {
    const { organiser } = festival.as;
    const path = pathOfTask(task);
    expect(await said(organiser.patch(`${path}/general`, { name: "Autre" }))).toEqual(refusal);
    expect(await said(organiser.delete(path))).toEqual(refusal);
    const move = { kind: "SHIFT", days: 1, minutes: 0 };
    const sheets = [{ id: task.id, version: task.version, mobilizations: ["x"] }];
    expect(await said(organiser.post("/slot-moves", { move, sheets }))).toEqual(refusal);
  });

  it("is kept by the database itself, even from what does not ask", async () => {
    const { db } = festival.services;
    for (const statement of [
      sql`update festival_activities set name = 'x' where id = ${activity.id}`,
      sql`update festival_tasks set deleted_at = now() where id = ${task.id}`,
      sql`insert into festival_tasks (id, name, festival_activity_id, administrator_id)
        values (900, 'x', ${activity.id}, ${festival.ids.organiser})`,
    ]) {
      await expect(db.execute(statement)).rejects.toThrow(
        expect.objectContaining({
          cause: expect.objectContaining({ code: "ED409", message: String(present) }),
        }),
      );
    }
  });
});

describe("ED-4 Reopening an edition", () => {
  it("is refused for one that is not closed", async () => {
    const refusal = await reopen(festival.as.admin, present - 1);
    expect([refusal.status, refusal.message]).toEqual([404, `L'édition ${present - 1} n'est pas close`]);
  });

  it("gives its sheets back as they were, and they change again", async () => {
    expect((await reopen(festival.as.admin)).status).toBe(204);
    expect(await listed("/festival-activities")).toEqual([activity.id, task.festivalActivity.id]);
    const changed = await festival.as.organiser.patch(`${pathOf(activity)}/general`, { name: "Grand bal" });
    expect(changed.sheet().edition).toEqual({ number: present, isArchived: false });
    const same = taskIn(await festival.as.organiser.get(pathOfTask(task)));
    expect(same.edition).toEqual({ number: present, isArchived: false });
  });
});
