import type { Batch, SavedLine } from "@coulisses/shared-domain/contract/money/consumptions";
import { barrelOfContext } from "@coulisses/shared-domain/personal-account/barrel";
import { saveNotFound } from "@coulisses/shared-domain/personal-account/save";
import type { TransactionType } from "@coulisses/shared-domain/personal-account/transaction";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Changes } from "../changes/change";
import type { Queryable, Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { transactionBatches, transactions } from "../database/schema/money";
import { reverseLines } from "./ledger";
import { identity } from "../database/identity";

/** The kinds of lines in the SG's saves; a transfer or a meal is taken back where it was made. */
const saved: TransactionType[] = ["DEPOSIT", "BARREL", "PROVISIONS", "EXTERNAL_EVENT"];
const SHOWN = 50;

/** The last saves, the newest first, without reversals. */
export async function listBatches(db: Queryable): Promise<Batch[]> {
  const result = await db.execute(sql`
    select json_strip_nulls(json_build_object(
      'id', batch.id, 'name', batch.name, 'at', iso_instant(batch.at),
      'type', sums.type, 'lines', sums.lines, 'undoneLines', sums.undone, 'total', sums.total, 'cost', batch.cost,
      'barrel', case when sums.type = 'BARREL' then sums.context end,
      'madeBy', ${sql.raw(identity("maker"))})) as body
    from (
      select * from transaction_batches batch
      where exists (select from transactions line
        where line.batch_id = batch.id and line.reverses is null and line.type in ${saved})
      order by batch.id desc limit ${SHOWN}
    ) batch
    join users maker on maker.id = batch.made_by
    cross join lateral (
      select min(line.type) "type", min(line.context) context, count(*)::int lines, count(reversal.id)::int undone, sum(line.amount) total
      from transactions line left join transactions reversal on reversal.reverses = line.id
      where line.batch_id = batch.id
    ) sums
    order by batch.id desc`);
  return rowsOf<{ body: Batch }>(result).map(({ body: { barrel, ...batch } }) => ({
    ...batch,
    ...(barrel !== undefined && { barrel: barrelOfContext(barrel) }),
  }));
}

/** The lines of one save; throws `not-found` for an unknown one. */
export async function listBatchLines(db: Queryable, id: number): Promise<SavedLine[]> {
  const result = await db.execute(sql`
    select json_build_object('person', ${sql.raw(identity("person"))}, 'amount', line.amount,
      'context', line.context, 'isUndone', reversal.id is not null) as body
    from transactions line
    join accounts account on account.id in (line.from_account, line.to_account)
    join users person on person.id = account.user_id
    left join transactions reversal on reversal.reverses = line.id
    where line.batch_id = ${id} and line.reverses is null and line.type in ${saved}
    order by line.id`);
  const lines = rowsOf<{ body: SavedLine }>(result).map(({ body }) => body);
  if (lines.length === 0) throw saveNotFound();
  return lines;
}

/** Reverses the lines of a save that were not taken back yet. */
export async function undoBatch(
  tx: Transaction,
  changes: Changes,
  { id, madeBy }: { id: number; madeBy: number },
): Promise<void> {
  const lines = await tx
    .select({ id: transactions.id, name: transactionBatches.name })
    .from(transactions)
    .innerJoin(transactionBatches, eq(transactionBatches.id, transactions.batchId))
    .where(
      and(eq(transactions.batchId, id), isNull(transactions.reverses), inArray(transactions.type, saved)),
    );
  const [first] = lines;
  if (first === undefined) throw saveNotFound();
  const ids = lines.map((line) => line.id);
  await reverseLines(tx, changes, { name: `Annulation : ${first.name}`, madeBy, lines: ids });
}
