import type { Restarted, RestartForm } from "@coulisses/shared-domain/contract/next-edition";
import type { DraftFestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { DraftFestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { nextFestivalActivityId, nextFestivalTaskId } from "@coulisses/shared-domain/festival-event/next-id";
import { checkRestartable, checkRestartSize, checkSeen } from "@coulisses/shared-domain/next-edition/restart";
import { festivalMoved } from "@coulisses/shared-domain/next-edition/restart-dates";
import { restartActivity, restartTask } from "@coulisses/shared-domain/next-edition/restart-sheets";
import { asc, inArray, max } from "drizzle-orm";
import { type Origin, recordAudits } from "../audit/record-audit";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Changes } from "../changes/change";
import type { WriteTransaction } from "../database/database";
import { festivalActivities } from "../database/schema/festival-activities";
import { festivalTasks } from "../database/schema/festival-tasks";
import { lockNumbers as lockActivityNumbers } from "../festival-activities/writes/create-and-remove";
import { lockNumbers as lockTaskNumbers } from "../festival-tasks/writes/create-and-remove";
import { journalLineOf } from "../festival-events/tell-of-edits";
import { checkRoomFor } from "../quotas/check-kept";
import { holdEditions } from "./edition-lock";
import { insertActivities, insertTasks, type NewSheet } from "./insert-sheets";
import { readRestartPlan } from "./restart-plan";
import { stateEveryList } from "./state-lists";

/** The author of a restart, and the origin of the request. */
export type Restarter = { by: UserIdentity; origin: Origin };

/** ED-5 to ED-8: new drafts of archived sheets, all or none. */
export async function restartSheets(
  tx: WriteTransaction,
  changes: Changes,
  { activities: asked, withTasks, days }: RestartForm,
  { by, origin }: Restarter,
): Promise<Restarted> {
  checkRestartSize(asked.length);
  const seen = new Map(asked.map((one) => [one.id, one]));
  const ids = [...seen.keys()];
  // In the order in which a creation takes them.
  await lockActivityNumbers(tx);
  if (withTasks) await lockTaskNumbers(tx);
  await holdEditions(tx);
  // A second person who restarts one of these waits here, and then sees the first one's sheets.
  await tx
    .select({ id: festivalActivities.id })
    .from(festivalActivities)
    .where(inArray(festivalActivities.id, ids))
    .orderBy(asc(festivalActivities.id))
    .for("no key update");
  const plan = await readRestartPlan({ db: tx, runPrepared: tx.runPrepared }, { ids, withTasks });
  checkRestartable(plan.activities);
  checkSeen(plan.activities, seen);
  if (plan.days !== days) throw festivalMoved();
  await checkRoomFor(tx, "activities", plan.activities.length);
  await checkRoomFor(tx, "tasks", plan.tasks.length);

  const act = { by, at: new Date() };
  const activities = await newActivities(tx, plan.activities, (source, id) =>
    restartActivity(source, { ...act, id, days, name: seen.get(source.id)?.name ?? source.general.name }),
  );
  const restarted = new Map(activities.map(({ sheet, from }) => [from, sheet]));
  const tasks = await newTasks(tx, plan.tasks, (source, id) => {
    const activity = restarted.get(source.festivalActivity.id);
    return activity && restartTask(source, { ...act, id, days, activity });
  });
  await insertActivities(tx, activities);
  await insertTasks(tx, tasks);

  await recordAudits(tx, origin, [
    ...activities.map(({ sheet }) => journalLineOf("fa", "sheet-created", { after: sheet })),
    ...tasks.map(({ sheet }) => journalLineOf("ft", "sheet-created", { after: sheet })),
  ]);
  const idsOf = (created: readonly NewSheet<{ id: number }>[]) => created.map(({ sheet }) => sheet.id);
  stateEveryList(changes, {
    event: "sheets-restarted",
    by: by.id,
    // Archived sheets show their restarts.
    sheets: {
      activities: [...ids, ...idsOf(activities)],
      tasks: [...plan.tasks.map(({ id }) => id), ...idsOf(tasks)],
    },
  });
  const answered = (created: readonly NewSheet<{ id: number }>[]) =>
    created.map(({ sheet: { id }, from }) => ({ id, from }));
  return { activities: answered(activities), tasks: answered(tasks) };
}

type Numbered<S, New> = (source: S, id: number) => New | undefined;

/** New sheets with the numbers that follow the highest one ever given. */
function numbered<S extends { id: number }, New>(
  sources: readonly S[],
  {
    highest,
    next,
    create,
  }: { highest: number; next: (ids: readonly number[]) => number; create: Numbered<S, New> },
): NewSheet<New>[] {
  let last = highest;
  return sources.flatMap((source) => {
    const id = next([last]);
    const sheet = create(source, id);
    if (!sheet) return [];
    last = id;
    return [{ sheet, from: source.id }];
  });
}

async function newActivities<S extends { id: number }>(
  tx: WriteTransaction,
  sources: readonly S[],
  create: Numbered<S, DraftFestivalActivity>,
) {
  const [row] = await tx.select({ id: max(festivalActivities.id) }).from(festivalActivities);
  return numbered(sources, { highest: row?.id ?? 0, next: nextFestivalActivityId, create });
}

async function newTasks<S extends { id: number }>(
  tx: WriteTransaction,
  sources: readonly S[],
  create: Numbered<S, DraftFestivalTask>,
) {
  const [row] = await tx.select({ id: max(festivalTasks.id) }).from(festivalTasks);
  return numbered(sources, { highest: row?.id ?? 0, next: nextFestivalTaskId, create });
}
