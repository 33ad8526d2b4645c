import { sql } from "drizzle-orm";
import type { Transaction } from "./database";

/**
 * What cuts a call short would cut a start short too: the others wait while one server migrates or fills the database,
 * however long that takes. A setting that this PostgreSQL doesn't know is left out.
 */
export async function disableTimeouts(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    select set_config(name, '0', true) from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`);
}
