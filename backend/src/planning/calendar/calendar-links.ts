import { randomBytes } from "node:crypto";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { eq, sql } from "drizzle-orm";
import type { Connection, PreparedQuery, Transaction } from "../../database/database";
import { rowsOf } from "../../database/driver";
import { calendarLinks } from "../../database/schema/plannings";
import type { Write } from "../../changes/write";

const linkQuery: PreparedQuery = {
  name: "calendar-link",
  text: "select secret from calendar_links where volunteer_id = $1 and edition = $2",
};

/** The secret of this person for this edition, made when there is none; that of an edition before opens nothing any more. */
export async function calendarSecret(
  { connection, write }: { connection: Connection; write: Write },
  volunteerId: number,
): Promise<string> {
  const edition = editionOf(new Date());
  const [link] = await connection.runPrepared<{ secret: string }>(linkQuery, [volunteerId, edition]);
  return link?.secret ?? (await write((tx) => makeLink(tx, volunteerId, edition)));
}

/** Of two who ask at once, both get the secret of the first. */
async function makeLink(tx: Transaction, volunteerId: number, edition: number): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  const [link] = rowsOf<{ secret: string }>(
    await tx.execute(sql`
      insert into calendar_links as link (volunteer_id, secret, edition) values (${volunteerId}, ${secret}, ${edition})
      on conflict (volunteer_id) do update set edition = excluded.edition, created_at = now(),
        secret = case when link.edition = excluded.edition then link.secret else excluded.secret end
      returning secret`),
  );
  return link?.secret ?? secret;
}

/** From then on, whoever has the link reads nothing. */
export async function revokeCalendarLink(tx: Transaction, volunteerId: number): Promise<void> {
  await tx.delete(calendarLinks).where(eq(calendarLinks.volunteerId, volunteerId));
}

const subscriptionQuery: PreparedQuery = {
  name: "calendar-subscription",
  text: `select link.volunteer_id as "volunteerId",
      (select value ->> 'name' from configurations where key = 'festival') as festival
    from calendar_links link join users person on person.id = link.volunteer_id
    where link.secret = $1 and link.edition = $2 and person.deleted_at is null`,
};

type Subscription = { volunteerId: number; festival: string | null };

/** Whose calendar this secret opens, and what the festival is called if somebody has said so. */
export async function subscriptionOf(
  connection: Connection,
  secret: string,
): Promise<Subscription | undefined> {
  // PostgreSQL refuses some characters that an address may hold.
  if (!/^[\w-]{43}$/.test(secret)) return undefined;
  const values = [secret, editionOf(new Date())];
  const [subscription] = await connection.runPrepared<Subscription>(subscriptionQuery, values);
  return subscription;
}
