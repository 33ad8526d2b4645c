import { max, sql } from "drizzle-orm";
import { nextFestivalTaskId } from "@coulisses/shared-domain/festival-event/next-id";
import { createFestivalTask } from "@coulisses/shared-domain/festival-task/create-and-remove";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { HotTransaction } from "../../database/database";
import { festivalTasks } from "../../database/schema/festival-tasks";
import { linkedActivity } from "./named-things";
import { saveHistory } from "./save-events";
import { rowOf } from "./save-sheet";

/** Any number but those of the other locks, the same for every server on one database. */
const NUMBERING_LOCK = 420_002;

/** Sheets are numbered one at a time, so that no number is given twice nor skipped. */
export async function createSheet(
  tx: HotTransaction,
  { name, festivalActivityId, author }: { name: string; festivalActivityId: number; author: UserIdentity },
): Promise<FestivalTask> {
  const festivalActivity = await linkedActivity(tx, festivalActivityId);
  await tx.execute(sql`select pg_advisory_xact_lock(${NUMBERING_LOCK})`);
  const [highest] = await tx.select({ id: max(festivalTasks.id) }).from(festivalTasks);
  const id = nextFestivalTaskId([highest?.id ?? 0]);
  const ft = createFestivalTask({ id, name, festivalActivity, by: author, at: new Date() });
  await tx.insert(festivalTasks).values({ id, version: ft.version, festivalActivityId, ...rowOf(ft) });
  await saveHistory(tx, { feedbacks: [], history: [] }, ft);
  return ft;
}
