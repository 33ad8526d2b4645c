import type { RestartPreview, RestartPreviewForm } from "@coulisses/shared-domain/contract/next-edition";
import { activityNotFound } from "@coulisses/shared-domain/festival-activity/create-and-remove";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { noConflict } from "@coulisses/shared-domain/festival-task/mobilization/conflicts";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { problemIn, refused } from "@coulisses/shared-domain/festival-error";
import { whyNotRestartable } from "@coulisses/shared-domain/next-edition/restart";
import { daysBetween, restartedSlot } from "@coulisses/shared-domain/next-edition/restart-dates";
import { leftBehindOf } from "@coulisses/shared-domain/next-edition/restart-sheets";
import { sql } from "drizzle-orm";
import type { Queryable, RunPrepared } from "../database/database";
import { rowsOf } from "../database/driver";
import { sheetsQuery as activitiesQuery } from "../festival-activities/queries/sheet";
import { sheetsQuery as tasksQuery } from "../festival-tasks/queries/sheet";
import { idList } from "../festival-tasks/slot-moves/read-sheets";
import { datedEdition, festivalStart } from "./festival-start";

type Reading = { db: Queryable; runPrepared: RunPrepared };

/** The sheets to restart, in the order of their ids, and where they go. */
export type RestartPlan = {
  activities: FestivalActivity[];
  /** Those of the activities; none when they stay behind. */
  tasks: FestivalTask[];
  edition: number;
  days: number;
};

/** ED-6: reads the sheets and the days by which their hours move. Throws `not-found` for an unknown activity. */
export async function readRestartPlan(
  { db, runPrepared }: Reading,
  { ids, withTasks }: { ids: readonly number[]; withTasks: boolean },
): Promise<RestartPlan> {
  const rows = await runPrepared<{ body: string }>(activitiesQuery, [idList(ids)]);
  const activities = rows.map(({ body }) => JSON.parse(body) as FestivalActivity);
  const found = new Set(activities.map(({ id }) => id));
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) throw activityNotFound(missing);

  const editions = new Set(activities.map(({ edition }) => edition?.number ?? 0));
  if (editions.size > 1) throw refused("Choisis des FA d'une seule édition");
  const [earlier = 0] = editions;
  const edition = await presentEdition(db);
  const days = daysBetween(await datedEdition(db, earlier), { edition, start: await festivalStart(db) });
  const taskIds = withTasks ? activities.flatMap(({ tasks }) => tasks.map(({ id }) => id)) : [];
  return { activities, tasks: await readTasks(runPrepared, taskIds), edition, days };
}

async function presentEdition(db: Queryable): Promise<number> {
  const [row] = rowsOf<{ edition: number }>(await db.execute(sql`select present_edition() as edition`));
  return row?.edition ?? 0;
}

async function readTasks(runPrepared: RunPrepared, ids: readonly number[]): Promise<FestivalTask[]> {
  if (ids.length === 0) return [];
  const rows = await runPrepared<{ body: string }>(tasksQuery, [idList(ids)]);
  const tasks = rows.map(({ body }) => JSON.parse(body) as FestivalTask);
  // The preview counts people; whether they could come is of no matter.
  for (const { mobilizations } of tasks) {
    for (const { volunteers } of mobilizations) for (const one of volunteers) one.conflicts = noConflict;
  }
  return tasks;
}

/** ED-8: what a restart would do, by the rules of the restart itself; reads only. */
export async function previewRestart(
  reading: Reading,
  { activities: asked, withTasks }: RestartPreviewForm,
): Promise<RestartPreview> {
  const { activities, tasks, edition, days } = await readRestartPlan(reading, {
    ids: asked.map(({ id }) => id),
    withTasks,
  });
  return {
    edition,
    days,
    activities: activities.map((activity) => {
      const slots = activity.general.timeWindows;
      const refusal =
        whyNotRestartable(activity) ??
        problemIn(() => slots.map((slot) => restartedSlot(slot, days))) ??
        null;
      return {
        id: activity.id,
        name: activity.general.name,
        version: activity.version,
        refusal,
        tasks: activity.tasks.map(({ id, name }) => ({ id, name })),
        slots:
          refusal === null
            ? slots.map(({ start, end }) => ({
                before: { start, end },
                after: restartedSlot({ start, end }, days),
              }))
            : [],
        leftBehind: leftBehindOf(
          activity,
          tasks.filter(({ festivalActivity }) => festivalActivity.id === activity.id),
        ),
      };
    }),
  };
}
