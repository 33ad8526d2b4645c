import { sql } from "drizzle-orm";
import type { Transaction } from "../database/database";

/** The number that the database's functions take too, when a sheet asks for its edition. */
const EDITIONS_LOCK = 420_003;

/** Keeps sheets from being created while an edition is closed or reopened, until the transaction ends. */
export async function lockEditions(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${EDITIONS_LOCK})`);
}

/** Keeps editions as they are until the transaction ends; others may create sheets meanwhile. */
export async function holdEditions(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${EDITIONS_LOCK})`);
}
