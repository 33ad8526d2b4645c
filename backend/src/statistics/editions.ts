import { desc, eq, lt, sql } from "drizzle-orm";
import {
  type EditionCounts,
  editionNotKept,
  type ValidatedCount,
  validatedCounts,
} from "@coulisses/shared-domain/statistics/progress";
import {
  activitySeries,
  statisticsByTeam,
  taskSeries,
} from "@coulisses/shared-domain/statistics/statistics-by-team";
import type { Queryable, Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { editionCounts } from "../database/schema/editions";

/** The last edition kept before this one; once this one is closed, before the one whose sheets are made then. */
export async function previousEdition(db: Queryable, current: number): Promise<EditionCounts | undefined> {
  const present = sql`greatest(${current}::int, (select max(edition) + 1 from closed_editions))`;
  const [last] = await db
    .select({ edition: editionCounts.edition })
    .from(editionCounts)
    .where(lt(editionCounts.edition, present))
    .orderBy(desc(editionCounts.edition))
    .limit(1);
  return last && { edition: last.edition, counts: await countsOf(db, last.edition) };
}

/** The newest first. */
export async function listEditions(db: Queryable): Promise<EditionCounts[]> {
  const editions = new Map<number, ValidatedCount[]>();
  const rows = await db.select().from(editionCounts).orderBy(desc(editionCounts.edition), editionCounts.team);
  for (const { edition, ...count } of rows) editions.set(edition, [...(editions.get(edition) ?? []), count]);
  return [...editions].map(([edition, counts]) => ({ edition, counts }));
}

/** Replaces the counts kept of that edition. */
export async function keepEdition(
  tx: Transaction,
  edition: number,
  counts: readonly ValidatedCount[],
): Promise<EditionCounts> {
  await removeCounts(tx, edition);
  if (counts.length > 0) {
    await tx.insert(editionCounts).values(counts.map((count) => ({ edition, ...count })));
  }
  return { edition, counts: await countsOf(tx, edition) };
}

/** Throws `not-found` when nothing is kept of that edition. */
export async function forgetEdition(tx: Transaction, edition: number): Promise<void> {
  if ((await removeCounts(tx, edition)) === 0) throw editionNotKept(edition);
}

async function removeCounts(tx: Transaction, edition: number): Promise<number> {
  const removed = await tx
    .delete(editionCounts)
    .where(eq(editionCounts.edition, edition))
    .returning({ team: editionCounts.team });
  return removed.length;
}

/** The validated counts of the sheets of an edition. */
export async function reachedNow(tx: Transaction, edition: number): Promise<ValidatedCount[]> {
  const activities = statisticsByTeam(activitySeries, await statusesIn(tx, "festival_activities", edition));
  const tasks = statisticsByTeam(taskSeries, await statusesIn(tx, "festival_tasks", edition));
  return validatedCounts(activities, tasks);
}

async function countsOf(db: Queryable, edition: number): Promise<ValidatedCount[]> {
  const { team, activities, tasks } = editionCounts;
  return db
    .select({ team, activities, tasks })
    .from(editionCounts)
    .where(eq(editionCounts.edition, edition))
    .orderBy(team);
}

async function statusesIn<Status>(tx: Transaction, table: string, edition: number) {
  const result = await tx.execute(
    sql`select team_code as team, status from ${sql.identifier(table)}
      where deleted_at is null and edition = ${edition}`,
  );
  return rowsOf<{ team: string | null; status: Status }>(result);
}
