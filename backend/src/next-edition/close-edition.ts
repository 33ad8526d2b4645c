import { eq, sql } from "drizzle-orm";
import { checkClosable, editionNotClosed } from "@coulisses/shared-domain/festival-event/sheet-edition";
import type { EditionCounts } from "@coulisses/shared-domain/statistics/progress";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { type Author, recordAudit } from "../audit/record-audit";
import type { Changes } from "../changes/change";
import { rowsOf } from "../database/driver";
import type { WriteTransaction } from "../database/database";
import { closedEditions } from "../database/schema/editions";
import { keepEdition, reachedNow } from "../statistics/editions";
import { lockEditions } from "./edition-lock";
import { festivalStart } from "./festival-start";
import { stateEveryList } from "./state-lists";

type Edition = { edition: number; author: Author };

/** ED-3: keeps what the sheets of the edition have reached, and archives them; all in this transaction. */
export async function closeEdition(
  tx: WriteTransaction,
  changes: Changes,
  { edition, author: { by, origin } }: Edition,
): Promise<EditionCounts> {
  await lockEditions(tx);
  const isClosed = (await closedRow(tx, edition)) !== undefined;
  checkClosable(edition, { present: editionOf(new Date()), isClosed });

  const kept = await keepEdition(tx, edition, await reachedNow(tx, edition));
  const start = await festivalStart(tx);
  await tx.insert(closedEditions).values({
    edition,
    closedBy: by.id,
    // The configuration may hold the date of another festival already.
    festivalStart: start !== null && editionOf(start) === edition ? new Date(start) : null,
  });
  const sheets = await archive(tx, edition, true);
  await recordAudit(tx, origin, {
    kind: "edition-closed",
    target: `edition:${String(edition)}`,
    details: sheets.counts,
  });
  stateEveryList(changes, { event: "edition-closed", by: by.id, sheets });
  return kept;
}

/** ED-4: the sheets of the edition change again; what was kept of it for the statistics stays. */
export async function reopenEdition(
  tx: WriteTransaction,
  changes: Changes,
  { edition, author: { by, origin } }: Edition,
): Promise<void> {
  await lockEditions(tx);
  if (!(await closedRow(tx, edition))) throw editionNotClosed(edition);
  await tx.delete(closedEditions).where(eq(closedEditions.edition, edition));
  const sheets = await archive(tx, edition, false);
  await recordAudit(tx, origin, {
    kind: "edition-reopened",
    target: `edition:${String(edition)}`,
    details: sheets.counts,
  });
  stateEveryList(changes, { event: "edition-reopened", by: by.id, sheets });
}

async function closedRow(tx: WriteTransaction, edition: number) {
  const [row] = await tx.select().from(closedEditions).where(eq(closedEditions.edition, edition));
  return row;
}

/** Archives the sheets of an edition that stand, or takes them back out; answers which. */
async function archive(tx: WriteTransaction, edition: number, isArchived: boolean) {
  const change = async (table: string) => {
    const result = await tx.execute(sql`
      update ${sql.identifier(table)} set archived_at = ${isArchived ? sql`now()` : sql`null`}
      where edition = ${edition} and deleted_at is null and (archived_at is null) = ${isArchived}
      returning id`);
    return rowsOf<{ id: number }>(result).map(({ id }) => id);
  };
  const activities = await change("festival_activities");
  const tasks = await change("festival_tasks");
  return { activities, tasks, counts: { activities: activities.length, tasks: tasks.length } };
}
