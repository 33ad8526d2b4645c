import { NEVER_CONFIRMED_DAYS } from "@coulisses/shared-domain/people/forget";
import { joinableTeams } from "@coulisses/shared-domain/people/required-teams";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import type { Services } from "../services";
import { forget } from "./forget";
import { referencesToPeople } from "./forget-queries";

/** The most accounts of one run of the job; the next run continues. */
const AT_ONCE = 200;
/** Rows that come with a registration, or by themselves; any other row means that the account was used. */
const comesAlong = ["user_teams", "sessions", "password_resets", "email_changes", "audit_entries"];
const nobody = { actorId: null, address: null, userAgent: null };

/** Removes accounts that strangers made: never confirmed in time, and without other rows. */
export async function removeNeverConfirmed({
  db,
  write,
  mailer,
}: Pick<Services, "db" | "write" | "mailer">): Promise<void> {
  for (const id of await neverConfirmed(db)) {
    await write(async (tx, changes) => {
      await tx.execute(sql`select from users where id = ${id} for update`);
      // Its owner may have come just now.
      const [still] = await neverConfirmed(tx, id);
      if (still !== undefined)
        await forget(tx, { changes, mailer }, { id, outcome: "deleted", origin: nobody });
    });
  }
}

async function neverConfirmed(db: Queryable, id?: number): Promise<number[]> {
  const used = (await referencesToPeople(db))
    .filter(({ table }) => !comesAlong.includes(table))
    .map(
      ({ table, column }) =>
        sql`not exists (select from ${sql.raw(table)} where ${sql.raw(column)} = person.id)`,
    );
  const found = await db.execute(sql`
    select person.id from users person
    where person.email_confirmed_at is null and person.deleted_at is null
      and person.created_at < now() - make_interval(days => ${NEVER_CONFIRMED_DAYS})
      and not exists (select from user_teams membership where membership.user_id = person.id
        and membership.team_code <> all (${`{${joinableTeams.join(",")}}`}::text[]))
      and ${id === undefined ? sql`true` : sql`person.id = ${id}`} and ${sql.join(used, sql` and `)}
    order by person.id limit ${AT_ONCE}`);
  return rowsOf<{ id: number }>(found).map((row) => row.id);
}
