import { max, sql } from "drizzle-orm";
import { createFestivalActivity } from "@coulisses/shared-domain/festival-activity/create-and-remove";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { nextFestivalActivityId } from "@coulisses/shared-domain/festival-event/next-id";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Transaction } from "../../database/database";
import { festivalActivities } from "../../database/schema/festival-activities";
import { saveHistory } from "./save-events";
import { rowOf } from "./save-sheet";

/** Any number, the same for every server on one database. */
const NUMBERING_LOCK = 420_001;

/** Sheets are numbered one at a time, so that no number is given twice nor skipped. */
export async function createSheet(
  tx: Transaction,
  { name, author }: { name: string; author: UserIdentity },
): Promise<FestivalActivity> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NUMBERING_LOCK})`);
  const [highest] = await tx.select({ id: max(festivalActivities.id) }).from(festivalActivities);
  const id = nextFestivalActivityId([highest?.id ?? 0]);
  const fa = createFestivalActivity({ id, name, by: author, at: new Date() });
  await tx.insert(festivalActivities).values({ id, version: fa.version, ...rowOf(fa) });
  await saveHistory(tx, { feedbacks: [], history: [] }, fa);
  return fa;
}
