import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/database";
import { rowsOf } from "../../database/driver";
import type { WrittenTable } from "../../database/schema/imports";

/** Signing in, approving the terms of use, and what was changed and changed back: nobody's work is lost with these. */
const UNCOUNTED = "{password_hash,has_approved_eula,version}";

/** A digest of all rows of each table: an undo compares them, so that it takes nobody's work away. */
export async function digestsOf(tx: Transaction, tables: readonly string[]): Promise<WrittenTable[]> {
  await tx.execute(sql`set local timezone to 'UTC'`);
  const digests: WrittenTable[] = [];
  for (const table of tables) {
    const found = rowsOf<{ digest: string }>(
      await tx.execute(sql`
        select md5(coalesce(string_agg(one.digest, '' order by one.digest), '')) as digest
        from (select md5((to_jsonb(line) - ${UNCOUNTED}::text[])::text) as digest from ${sql.identifier(table)} line) one`),
    );
    digests.push({ table, digest: found[0]?.digest ?? "" });
  }
  return digests;
}
