import type { Restarted, RestartPreview } from "@coulisses/shared-domain/contract/next-edition";
import { periodId } from "@coulisses/shared-domain/time/period";
import { sql } from "drizzle-orm";
import { rowsOf } from "../database/driver";
import {
  festivalActivities,
  festivalActivityInquiryRequests,
  festivalActivityInquiryTimeWindows,
  festivalActivityTimeWindows,
} from "../database/schema/festival-activities";
import {
  festivalTaskInquiryRequests,
  festivalTaskMobilizations,
  festivalTaskMobilizationTeams,
  festivalTasks,
} from "../database/schema/festival-tasks";
import { gears } from "../database/schema/catalogues";
import { slot } from "../festival-tasks/testing/sheets";
import { useFestival } from "../testing/festival";
import { turnTheYear } from "./testing/years";

let failure: Error | undefined;
const festival = useFestival({
  onStated: () => {
    if (failure) throw failure;
  },
});
const figures: string[] = [];
afterAll(() => process.stdout.write(`${figures.join("\n")}\n`));

/** ED-8: what is promised for a whole festival, in milliseconds. */
const longest = 10_000;
const ACTIVITIES = 300;
const TASKS_EACH = 2;

async function timed<Answer>(name: string, answer: Promise<Answer>): Promise<Answer> {
  const began = performance.now();
  const answered = await answer;
  const waited = Math.round(performance.now() - began);
  figures.push(`${String(waited).padStart(6)} ms  ${name}`);
  expect(waited).toBeLessThan(longest);
  return answered;
}

/** 300 activities with 600 tasks; each sheet has four slots, each activity two periods of gear, and all ask for two gears. */
async function aFestival(): Promise<number[]> {
  const { db } = festival.services;
  const { organiser } = festival.ids;
  const ids = Array.from({ length: ACTIVITIES }, (_, at) => at + 1);
  const taskIds = Array.from({ length: ACTIVITIES * TASKS_EACH }, (_, at) => 1_001 + at);
  const asked = (await db.select({ id: gears.id }).from(gears).limit(2)).map(({ id }) => id);
  const windows = [8, 10, 12, 14].map((hour) => {
    const { start, end } = slot(hour, hour + 2);
    return { id: periodId({ start, end }), startAt: new Date(start), endAt: new Date(end) };
  });
  const description = `<p>${"Une belle activité. ".repeat(30)}</p>`;
  await db
    .insert(festivalActivities)
    .values(ids.map((id) => ({ id, name: `FA ${String(id)}`, adherentId: organiser, description })));
  await db
    .insert(festivalActivityTimeWindows)
    .values(ids.flatMap((activityId) => windows.map((window) => ({ activityId, ...window }))));
  await db
    .insert(festivalActivityInquiryTimeWindows)
    .values(ids.flatMap((activityId) => windows.slice(0, 2).map((window) => ({ activityId, ...window }))));
  await db
    .insert(festivalActivityInquiryRequests)
    .values(
      ids.flatMap((activityId) =>
        asked.map((gearId) => ({ activityId, gearId, owner: "matos" as const, quantity: 3 })),
      ),
    );
  await db.insert(festivalTasks).values(
    taskIds.map((id, at) => ({
      id,
      name: `FT ${String(id)}`,
      festivalActivityId: Math.floor(at / TASKS_EACH) + 1,
      administratorId: organiser,
      globalInstruction: description,
    })),
  );
  await db
    .insert(festivalTaskMobilizations)
    .values(
      taskIds.flatMap((taskId) => windows.map((window) => ({ taskId, durationSplitInHour: 1, ...window }))),
    );
  await db
    .insert(festivalTaskMobilizationTeams)
    .values(
      taskIds.flatMap((taskId) =>
        windows.flatMap(({ id: mobilizationId }) =>
          ["benevole", "hard"].map((teamCode) => ({ taskId, mobilizationId, teamCode, count: 2 })),
        ),
      ),
    );
  await db
    .insert(festivalTaskInquiryRequests)
    .values(taskIds.flatMap((taskId) => asked.map((gearId) => ({ taskId, gearId, quantity: 2 }))));
  return ids;
}

const standing = async () => {
  const count = (table: string) =>
    sql`(select count(*)::int from ${sql.identifier(table)} where deleted_at is null and archived_at is null)`;
  const [row] = rowsOf<{ activities: number; tasks: number }>(
    await festival.services.db.execute(
      sql`select ${count("festival_activities")} as activities, ${count("festival_tasks")} as tasks`,
    ),
  );
  return row;
};

describe("ED-8 300 activities and 600 tasks", () => {
  it("are archived, previewed, restarted and taken back in ten seconds each, whole or not at all", async () => {
    const { organiser } = festival.as;
    const ids = await aFestival();
    await timed("closing of the edition", turnTheYear(festival));
    const body = { activities: ids.map((id) => ({ id })), withTasks: true };
    const seen = (await timed("preview", organiser.post("/restarts/preview", body))).sheet<RestartPreview>();
    expect(seen.activities.map(({ tasks }) => tasks.length)).toEqual(ids.map(() => TASKS_EACH));
    const activities = seen.activities.map(({ id, version, name }) => ({ id, version, name }));
    const form = { activities, withTasks: true, days: seen.days };

    failure = new Error("The connection is lost");
    const lost = await organiser.post("/restarts", form);
    failure = undefined;
    expect(lost.status).toBe(500);
    expect(await standing()).toEqual({ activities: 0, tasks: 0 });

    const made = (await timed("restart", organiser.post("/restarts", form))).sheet<Restarted>();
    expect([made.activities.length, made.tasks.length]).toEqual([ACTIVITIES, ACTIVITIES * TASKS_EACH]);
    expect(await standing()).toEqual({ activities: ACTIVITIES, tasks: ACTIVITIES * TASKS_EACH });
    const undone = { activities: made.activities.map(({ id }) => ({ id })) };
    expect((await timed("undo", organiser.post("/restarts/undo", undone))).status).toBe(204);
    expect(await standing()).toEqual({ activities: 0, tasks: 0 });
  });

  it("are 500 activities at most at once", async () => {
    const activities = Array.from({ length: 501 }, (_, at) => ({ id: at + 1 }));
    const answer = await festival.as.organiser.post("/restarts/preview", { activities, withTasks: false });
    expect([answer.status, answer.message]).toEqual([400, "Fiches activités : 500 au plus"]);
  });
});
