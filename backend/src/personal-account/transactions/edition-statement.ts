import type { EditionStatement } from "@coulisses/shared-domain/ledger/edition-statement";
import { editionOf, editionPeriod } from "@coulisses/shared-domain/time/edition";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { rowsOf } from "../../database/driver";

type Row = { found: Pick<EditionStatement, "lines" | "surplus"> & { first: string | null } };

/**
 * The movements of an edition that were not taken back, by month of Paris and type. A batch with a cost
 * leaves the surplus of its lines over it, even when a line is taken back later, which is no rounding; a
 * batch taken back as a whole leaves nothing.
 */
export async function editionStatement(db: Queryable, edition: number): Promise<EditionStatement> {
  const { start, end } = editionPeriod(edition);
  const [row] = rowsOf<Row>(
    await db.execute(sql`
      with cash as (select id from accounts where user_id is null),
      standing as (
        select line.*, line.from_account = cash.id from_cash, line.to_account = cash.id to_cash
        from transactions line, cash
        where line.reverses is null and line.at >= ${start.toISOString()}::timestamptz
          and line.at < ${end.toISOString()}::timestamptz
          and not exists (select from transactions reversal where reversal.reverses = line.id)
      ), moved as (
        select to_char(at at time zone 'Europe/Paris', 'YYYY-MM') as month, type, count(*) count,
          coalesce(sum(amount) filter (where from_cash), 0) credited,
          coalesce(sum(amount) filter (where to_cash), 0) charged,
          coalesce(sum(amount) filter (where not from_cash and not to_cash), 0) exchanged
        from standing group by 1, 2
      ), shared as (
        select (select sum(line.amount) from transactions line where line.batch_id = batch.id) - batch.cost kept
        from transaction_batches batch
        where batch.cost is not null
          and exists (select from standing where standing.batch_id = batch.id and standing.to_cash)
      )
      select json_build_object(
        'lines', coalesce((select json_agg(moved order by month, type) from moved), '[]'),
        'surplus', coalesce((select sum(kept) from shared), 0),
        'first', (select iso_instant(at) from transactions order by id limit 1)) found`),
  );
  if (row === undefined) throw new Error("The edition was not added up");
  const { lines, surplus, first } = row.found;
  return { edition, earliest: first === null ? edition : editionOf(first), lines, surplus };
}
