import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";

/** The tables of the database that contain this text. */
export async function tablesHolding(db: Queryable, text: string): Promise<string[]> {
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss')`),
  );
  const names: string[] = [];
  for (const { name } of tables) {
    const rows = rowsOf<{ count: number }>(
      await db.execute(
        sql`select count(*)::int as count from ${sql.raw(name)} one where one::text ilike ${`%${text}%`}`,
      ),
    );
    if (rows[0]?.count !== 0) names.push(name);
  }
  return names;
}
