import { sql } from "drizzle-orm";
import type { Connection } from "./database";

/**
 * Clears dead rows away and tells the planner what the tables hold. A PostgreSQL server does so by itself as time
 * goes; the embedded one never does, and then reads through whole tables to check a few sessions.
 */
export async function gatherStatistics({ db }: Connection): Promise<void> {
  await db.execute(sql`vacuum analyze`);
}
