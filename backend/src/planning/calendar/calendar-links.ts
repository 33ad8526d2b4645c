import { randomBytes } from "node:crypto";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Connection, Database, PreparedQuery, Transaction } from "../../database/database";
import { calendarLinks } from "../../database/schema/plannings";
import { lockPresent } from "../../database/lock-present";
import type { Write } from "../../changes/write";

/**
 * The secret of this person for this edition, made when there is none; one of an earlier edition opens
 * nothing.
 */
export async function calendarSecret(
  context: { db: Database; write: Write },
  volunteerId: number,
): Promise<string> {
  const secret = (await calendarSecrets(context, [volunteerId])).get(volunteerId);
  if (secret === undefined) throw userNotFound();
  return secret;
}

/** The same for all of these people who still exist. */
export async function calendarSecrets(
  { db, write }: { db: Database; write: Write },
  volunteerIds: readonly number[],
): Promise<Map<number, string>> {
  const edition = editionOf(new Date());
  const links = await db
    .select()
    .from(calendarLinks)
    .where(and(inArray(calendarLinks.volunteerId, [...volunteerIds]), eq(calendarLinks.edition, edition)));
  const secrets = new Map(links.map(({ volunteerId, secret }) => [volunteerId, secret]));
  const without = volunteerIds.filter((id) => !secrets.has(id));
  if (without.length === 0) return secrets;
  for (const { volunteerId, secret } of await write((tx) => makeLinks(tx, without, edition)))
    secrets.set(volunteerId, secret);
  return secrets;
}

/** Two concurrent callers both get the secret of the first. */
async function makeLinks(tx: Transaction, volunteerIds: readonly number[], edition: number) {
  const present = await lockPresent(tx, volunteerIds);
  if (present.length === 0) return [];
  return tx
    .insert(calendarLinks)
    .values(
      present.map((volunteerId) => ({ volunteerId, secret: randomBytes(32).toString("base64url"), edition })),
    )
    .onConflictDoUpdate({
      target: calendarLinks.volunteerId,
      set: {
        edition,
        createdAt: sql`now()`,
        secret: sql`case when ${calendarLinks.edition} = excluded.edition then ${calendarLinks.secret} else excluded.secret end`,
      },
    })
    .returning({ volunteerId: calendarLinks.volunteerId, secret: calendarLinks.secret });
}

/** Voids the link: from then on it opens nothing. */
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

/** The person whose calendar this secret opens, and the festival's name if configured. */
export async function subscriptionOf(
  connection: Connection,
  secret: string,
): Promise<Subscription | undefined> {
  // PostgreSQL refuses some characters that an address may have.
  if (!/^[\w-]{43}$/.test(secret)) return undefined;
  const values = [secret, editionOf(new Date())];
  const [subscription] = await connection.runPrepared<Subscription>(subscriptionQuery, values);
  return subscription;
}
