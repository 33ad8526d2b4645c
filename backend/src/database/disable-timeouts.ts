import { sql } from "drizzle-orm";
import type { Transaction } from "./database";

/**
 * Lifts the time limits of calls for this transaction: other servers wait while one migrates or fills the
 * database, however long it takes. A setting that this PostgreSQL doesn't know is left out.
 */
export async function disableTimeouts(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    select set_config(name, '0', true) from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`);
}
