import { eq, max, sql } from "drizzle-orm";
import type { CreateTaskForm } from "@coulisses/shared-domain/contract/festival-tasks";
import { nextFestivalTaskId } from "@coulisses/shared-domain/festival-event/next-id";
import { checkRemovable, createFestivalTask } from "@coulisses/shared-domain/festival-task/create-and-remove";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import {
  type LinkedActivity,
  linkedActivityOf,
} from "@coulisses/shared-domain/festival-task/linked-activity";
import { checkLive } from "@coulisses/shared-domain/festival-event/sheet-edition";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Transaction, WriteTransaction } from "../../database/database";
import { festivalActivities } from "../../database/schema/festival-activities";
import { festivalTasks } from "../../database/schema/festival-tasks";
import { festivalActivitySheets } from "../../festival-activities/sheets";
import { nothingYet } from "../../festival-events/save-reviews-and-events";
import { rowOf, saveHistory } from "./save-sheet";

/** Any number but those of the other locks, the same for every server on one database. */
const NUMBERING_LOCK = 420_002;

/** Keeps others from numbering a sheet until the transaction ends. */
export async function lockNumbers(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NUMBERING_LOCK})`);
}

/** Sheets are numbered one at a time, so that no number is given twice nor skipped. */
export async function createSheet(
  tx: WriteTransaction,
  { name, festivalActivityId }: CreateTaskForm,
  author: UserIdentity,
): Promise<FestivalTask> {
  const festivalActivity = await linkActivity(tx, festivalActivityId);
  await lockNumbers(tx);
  const [highest] = await tx.select({ id: max(festivalTasks.id) }).from(festivalTasks);
  const id = nextFestivalTaskId([highest?.id ?? 0]);
  const draft = createFestivalTask({ id, name, festivalActivity, by: author, at: new Date() });
  const [kept] = await tx
    .insert(festivalTasks)
    .values({ id, festivalActivityId, ...rowOf(draft) })
    .returning({ number: festivalTasks.edition });
  const ft = { ...draft, ...(kept && { edition: { ...kept, isArchived: false } }) };
  await saveHistory(tx, nothingYet, ft);
  return ft;
}

/** The activity of a new task, locked so that it is not removed before the task exists. */
async function linkActivity(tx: WriteTransaction, activityId: number): Promise<LinkedActivity> {
  await tx
    .select({ id: festivalActivities.id })
    .from(festivalActivities)
    .where(eq(festivalActivities.id, activityId))
    .for("key share");
  const activity = await festivalActivitySheets.store.read(tx, activityId);
  checkLive(activity);
  return linkedActivityOf(activity);
}

/** Hides the sheet from every list; its row stays, so that its number is never given again. */
export async function removeSheet(tx: WriteTransaction, ft: FestivalTask): Promise<void> {
  checkRemovable(ft);
  await tx
    .update(festivalTasks)
    .set({ deletedAt: sql`now()`, version: sql`${festivalTasks.version} + 1` })
    .where(eq(festivalTasks.id, ft.id));
}
