import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/database";
import { rowsOf } from "../../database/driver";
import { beforeTables, type FestivalBefore, type StoredRow } from "../../database/schema/imports";

/** The rows of a new festival that an import changes or adds to, without passwords. */
export async function readBefore(tx: Transaction): Promise<FestivalBefore> {
  const before: Partial<Record<keyof FestivalBefore, readonly StoredRow[]>> = {};
  for (const table of beforeTables) {
    const found = await tx.execute(
      sql`select to_jsonb(line) - 'password_hash' as row from ${sql.identifier(table)} line`,
    );
    before[table] = rowsOf<{ row: StoredRow }>(found).map(({ row }) => row);
  }
  return before as FestivalBefore;
}

/** Fields of a person that an import may have changed. */
const fields = sql.raw(
  [
    "firstname",
    "lastname",
    "nickname",
    "birthdate",
    "phone",
    "comment",
    "note",
    "registration_membership",
    "created_at",
  ]
    .map((name) => `"${name}" = stored."${name}"`)
    .join(", "),
);

/** The rows of `before` of this table, as rows of the table. */
const stored = (table: keyof FestivalBefore, before: FestivalBefore) =>
  sql`json_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(before[table])}::json) stored`;

/** Has the festival be as it was, once all that was new is gone. */
export async function restoreBefore(tx: Transaction, before: FestivalBefore): Promise<void> {
  for (const table of ["user_teams", "team_permissions", "configurations"] as const) {
    await tx.execute(sql`delete from ${sql.identifier(table)}`);
  }
  // Two teams may have swapped names, and a name is unique at every moment.
  await tx.execute(sql`update teams set name = '~ ' || code`);
  await tx.execute(sql`delete from teams where code not in (select code from ${stored("teams", before)})`);
  await tx.execute(sql`update teams set name = stored.name, color = stored.color, icon = stored.icon
    from ${stored("teams", before)} where stored.code = teams.code`);
  await tx.execute(
    sql`update users set ${fields} from ${stored("users", before)} where stored.id = users.id`,
  );
  for (const table of ["user_teams", "team_permissions", "configurations"] as const) {
    await tx.execute(sql`insert into ${sql.identifier(table)} select * from ${stored(table, before)}`);
  }
}

/** Removes the rows of these tables that were not there before. */
export async function removeNew(tx: Transaction, before: FestivalBefore): Promise<void> {
  for (const table of ["preferences", "unread_notifications"] as const) {
    await tx.execute(sql`delete from ${sql.identifier(table)}
      where user_id not in (select user_id from ${stored(table, before)})`);
  }
  await tx.execute(sql`delete from accounts where id not in (select id from ${stored("accounts", before)})`);
  await tx.execute(sql`update accounts set balance = 0`);
  await tx.execute(sql`delete from users where id not in (select id from ${stored("users", before)})`);
}
