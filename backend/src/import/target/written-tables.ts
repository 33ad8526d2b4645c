import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/database";
import { rowsOf } from "../../database/driver";
import type { WrittenTable } from "../../database/schema/imports";

/**
 * Signing in and approving the terms of use change these, and nobody's work is lost with them. In the other tables
 * every column counts.
 */
const uncounted = sql`to_jsonb(line) - '{password_hash,has_approved_eula,version}'::text[]`;

/** A digest of all rows of each table: an undo compares them, so that it takes nobody's work away. */
export async function digestsOf(tx: Transaction, tables: readonly string[]): Promise<WrittenTable[]> {
  await tx.execute(sql`set local timezone to 'UTC'`);
  const digests: WrittenTable[] = [];
  for (const table of tables) {
    const row = table === "users" || table === "teams" ? uncounted : sql`line`;
    const found = rowsOf<{ digest: string }>(
      await tx.execute(sql`
        select count(*) || ' ' || coalesce(sum(hashtextextended((${row})::text, 0)::numeric), 0) as digest
        from ${sql.identifier(table)} line`),
    );
    digests.push({ table, digest: found[0]?.digest ?? "" });
  }
  return digests;
}
