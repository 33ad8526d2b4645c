import { sql } from "drizzle-orm";
import type { Connection } from "./database";

/**
 * Removes dead rows and gathers the planner's statistics. A PostgreSQL server does so by itself in time; the
 * embedded one never does, and would read whole tables to check a few sessions.
 */
export async function gatherStatistics({ db }: Connection): Promise<void> {
  await db.execute(sql`vacuum analyze`);
}
