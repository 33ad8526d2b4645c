import type { TiesToFestival } from "@coulisses/shared-domain/people/forget";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { anonymousUser } from "@coulisses/shared-domain/people/user";
import { arrayContains, eq, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { balanceOfPerson, standingLinesOf } from "../personal-account/ledger";
import {
  breakPeriods,
  calendarLinks,
  plannedEvents,
  planningPrintParts,
  planningPrints,
} from "../database/schema/plannings";
import { userTeams } from "../database/schema/access";
import { checkInCodes } from "../database/schema/check-ins";
import { deskWelcomes } from "../database/schema/desk";
import { imports } from "../database/schema/imports";
import { inboxMessages } from "../database/schema/inbox";
import { sheetUndos } from "../database/schema/sheet-undos";
import {
  availabilities,
  emailChanges,
  friends,
  membershipApplications,
  passwordResets,
  preferences,
  profilePictures,
  users,
} from "../database/schema/people";

export async function tiesOf(tx: Transaction, id: number): Promise<TiesToFestival> {
  const [row] = rowsOf<{ future: boolean }>(
    await tx.execute(
      sql`select exists (select from assignees where user_id = ${id} and end_at > now()) as future`,
    ),
  );
  const money = { balance: await balanceOfPerson(tx, id), transactions: await standingLinesOf(tx, id) };
  return { ...money, hasFutureAssignment: row?.future === true, isNamed: await isNamed(tx, id) };
}

/**
 * The columns that refer to people, by their foreign keys; `stays` when the row is not deleted with the
 * person.
 */
export async function referencesToPeople(db: Queryable) {
  const found = await db.execute(sql`
    select conrelid::regclass::text as table, quote_ident(attname) as column, confdeltype = 'a' as stays
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass`);
  return rowsOf<{ table: string; column: string; stays: boolean }>(found);
}

/**
 * True when a row that must stay names this person: one that refers to people and is not deleted with them.
 */
async function isNamed(tx: Transaction, id: number): Promise<boolean> {
  const references = await referencesToPeople(tx);
  const names = references
    .filter(({ stays }) => stays)
    .map(({ table, column }) => sql`exists (select from ${sql.raw(table)} where ${sql.raw(column)} = ${id})`);
  const [row] = rowsOf<{ named: boolean }>(
    await tx.execute(sql`select ${sql.join([sql`false`, ...names], sql` or `)} as named`),
  );
  return row?.named === true;
}

/** Keeps the person's number, without any personal data, where the books or the sheets refer to it. */
export async function anonymise(tx: Transaction, id: number, domain: string): Promise<void> {
  const { firstname, lastname, nickname, phone, email, comment } = anonymousUser(id, domain);
  await tx
    .update(users)
    .set({
      firstname,
      lastname,
      nickname,
      phone,
      email,
      comment,
      passwordHash: "nobody's",
      birthdate: "1970-01-01",
      note: null,
      profilePicture: null,
      registrationMembership: null,
      deletedAt: new Date(),
    })
    .where(eq(users.id, id));
  for (const theirs of [
    profilePictures,
    preferences,
    availabilities,
    membershipApplications,
    passwordResets,
    emailChanges,
    userTeams,
    checkInCodes,
    deskWelcomes,
  ]) {
    await tx.delete(theirs).where(eq(theirs.userId, id));
  }
  for (const theirs of [breakPeriods, calendarLinks, plannedEvents]) {
    await tx.delete(theirs).where(eq(theirs.volunteerId, id));
  }
  await tx.delete(friends).where(or(eq(friends.requestorId, id), eq(friends.friendId, id)));
}

/** Clears the person from the log, mails on their way and past versions of sheets. Returns their names. */
export async function eraseTraces(tx: Transaction, id: number): Promise<string[]> {
  const { emails, names } = await knownAs(tx, id);
  await tx.delete(planningPrintParts).where(eq(planningPrintParts.volunteerId, id));
  await tx
    .delete(planningPrints)
    .where(or(eq(planningPrints.requestedBy, id), arrayContains(planningPrints.volunteerIds, [id])));
  // Proposals hold availabilities and friends, also in the reasons of others; accepted lines stay assigned.
  await tx.execute(
    sql`delete from proposals where problem @> ${JSON.stringify({ people: [{ id }] })}::jsonb`,
  );
  await tx.delete(inboxMessages).where(eq(inboxMessages.userId, id));
  await tx.delete(sheetUndos).where(eq(sheetUndos.byId, id));
  // The line and its time stay.
  await tx.execute(sql`update audit_entries set details = '{}'
    where subject_id = ${id} and kind <> 'user-forgotten' and details <> '{}'`);
  await tx.execute(sql`update audit_entries set address = null, user_agent = null where actor_id = ${id}`);
  await tx.execute(sql`update audit_entries set address = null, user_agent = null
    where subject_id = ${id} and actor_id is null`);
  // It keeps names of its administrators for an undo, which would bring back everybody.
  await tx.update(imports).set({ before: null });
  for (const table of ["pgboss.job", "pgboss.archive"]) await eraseJobs(tx, table, { id, emails, names });
  for (const table of ["festival_activity_history", "festival_task_history"]) await eraseIn(tx, table, id);
  return [...emails, ...names];
}

/** Their present and former addresses, and their name as mails write it. */
async function knownAs(tx: Transaction, id: number): Promise<{ emails: string[]; names: string[] }> {
  const [person] = await tx.select().from(users).where(eq(users.id, id));
  const changes = rowsOf<{ email: string }>(
    await tx.execute(sql`select distinct details ->> side as email from audit_entries, unnest(array['from', 'to']) side
      where subject_id = ${id} and kind like 'email-change%' and details ->> side is not null`),
  );
  if (person === undefined) return { emails: [], names: [] };
  const names = [displayName(person), `${person.firstname} ${person.lastname}`];
  return { emails: [...new Set([person.email, ...changes.map(({ email }) => email)])], names };
}

type Known = { id: number; emails: string[]; names: string[] };

/** Deletes mails to them, and those to others that name them. */
async function eraseJobs(tx: Transaction, name: string, { id, emails, names }: Known): Promise<void> {
  const table = sql.raw(name);
  for (const email of emails) {
    await tx.execute(sql`delete from ${table}
      where data ->> 'userId' = ${String(id)} or data ->> 'to' = ${email} or data ->> 'email' = ${email}`);
  }
  const nobody = JSON.stringify(displayName(anonymousUser(id, ""))).slice(1, -1);
  for (const one of names) {
    const written = JSON.stringify(one).slice(1, -1);
    await tx.execute(sql`update ${table} set data = replace(data::text, ${written}, ${nobody})::jsonb
      where strpos(data::text, ${written}) > 0`);
  }
}

type Snapshot = { id: number; snapshot: unknown };

/** Past versions hold the names of their time. */
async function eraseIn(tx: Transaction, history: string, personId: number): Promise<void> {
  const table = sql.raw(history);
  const snapshots = rowsOf<Snapshot>(
    await tx.execute(sql`select id, snapshot from ${table} where jsonb_path_exists(
      snapshot, '$.** ? (@.id == $person && exists(@.lastname))', jsonb_build_object('person', ${personId}::int))`),
  );
  for (const { id, snapshot } of snapshots) {
    const erased = JSON.stringify(withoutName(snapshot, personId));
    await tx.execute(sql`update ${table} set snapshot = ${erased}::jsonb where id = ${id}`);
  }
}

/** A JSON value without this person's name, anywhere in it. */
export function withoutName(value: unknown, personId: number): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutName(one, personId));
  if (typeof value !== "object" || value === null) return value;
  const remainder = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withoutName(one, personId)]),
  );
  if (remainder.id !== personId || !("lastname" in remainder)) return remainder;
  const { firstname, lastname, phone, email } = anonymousUser(personId, "");
  return {
    ...remainder,
    firstname,
    lastname,
    ...("nickname" in remainder && { nickname: null }),
    ...("phone" in remainder && { phone }),
    ...("email" in remainder && { email }),
  };
}
