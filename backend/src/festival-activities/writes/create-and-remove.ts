import { eq, max, sql } from "drizzle-orm";
import type { CreateActivityForm } from "@coulisses/shared-domain/contract/activity-forms";
import {
  checkRemovable,
  createFestivalActivity,
} from "@coulisses/shared-domain/festival-activity/create-and-remove";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { nextFestivalActivityId } from "@coulisses/shared-domain/festival-event/next-id";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { Transaction, WriteTransaction } from "../../database/database";
import { festivalActivities } from "../../database/schema/festival-activities";
import { nothingYet } from "../../festival-events/save-reviews-and-events";
import { rowOf, saveHistory } from "./save-sheet";

/** Any number, the same for every server on one database. */
const NUMBERING_LOCK = 420_001;

/** Keeps others from numbering a sheet until the transaction ends. */
export async function lockNumbers(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NUMBERING_LOCK})`);
}

/** Sheets are numbered one at a time, so that no number is given twice nor skipped. */
export async function createSheet(
  tx: WriteTransaction,
  { name }: CreateActivityForm,
  author: UserIdentity,
): Promise<FestivalActivity> {
  await lockNumbers(tx);
  const [highest] = await tx.select({ id: max(festivalActivities.id) }).from(festivalActivities);
  const id = nextFestivalActivityId([highest?.id ?? 0]);
  const draft = createFestivalActivity({ id, name, by: author, at: new Date() });
  const [kept] = await tx
    .insert(festivalActivities)
    .values({ id, ...rowOf(draft) })
    .returning({ number: festivalActivities.edition });
  const fa = { ...draft, ...(kept && { edition: { ...kept, isArchived: false } }) };
  await saveHistory(tx, nothingYet, fa);
  return fa;
}

/** Hides the sheet from every list; its row stays, so that its number is never given again. */
export async function removeSheet(tx: WriteTransaction, fa: FestivalActivity): Promise<void> {
  checkRemovable(fa);
  await tx
    .update(festivalActivities)
    .set({ deletedAt: sql`now()`, version: sql`${festivalActivities.version} + 1` })
    .where(eq(festivalActivities.id, fa.id));
}
