import { and, asc, eq, like, sql } from "drizzle-orm";
import { auditEntries } from "../../database/schema/audit";
import { users } from "../../database/schema/people";
import { call } from "../../testing/calls";
import { type Person, type TestServer, useTestServer } from "../../testing/test-server";

export const SPENT = "Ce lien ne sert plus : le changement a déjà eu lieu, ou il a été refusé ou remplacé";

export let server: TestServer;
export let manager: Person, admin: Person;

/** A server for all tests of a file, with a manager of users and an administrator. */
export function openAddressChanges() {
  server = useTestServer();
  beforeAll(async () => {
    manager = await server.person({ teams: ["benevole", "hard", "humain"] });
    admin = await server.person({ teams: ["admin"] });
  });
}

let born = 0;

export const manage = ({ id }: Person, body: object, by = manager) =>
  call(server, "PUT", `/users/${String(id)}`, { token: by.accessToken, body });
export const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);
export const addressOf = async ({ id }: Person) =>
  (await server.services.db.select().from(users).where(eq(users.id, id)))[0]?.email;
export const linkIn = (email: string) =>
  mailsTo(email).flatMap(({ text }) => /\/email-change\/([0-9a-f]{40})/.exec(text)?.[1] ?? []);
export const answer = (what: "confirm" | "refuse", token: string | undefined) =>
  call(server, "POST", `/email-changes/${what}`, { body: { token } });
export const linesOf = async ({ id }: Person) => {
  const theirs = and(like(auditEntries.kind, "email-change%"), eq(auditEntries.subjectId, id));
  const lines = await server.services.db
    .select()
    .from(auditEntries)
    .where(theirs)
    .orderBy(asc(auditEntries.id));
  return lines.map(({ kind, actorId, details }) => ({ kind, actorId, details }));
};

/** Makes a day pass. */
export async function aDayLater() {
  await server.services.db.execute(
    sql`update pgboss.job set start_after = now() - interval '1 s' where name = 'email-change-due' and state = 'created'`,
  );
  await server.services.jobs.settled();
}

/** A person whose address the manager changes. */
export async function change(teams: string[] = []) {
  const number = String(++born);
  const person = await server.person({ email: `old-${number}@example.org`, teams });
  const newEmail = `new-${number}@example.org`;
  const answered = await manage(person, { email: newEmail.toUpperCase() });
  expect([answered.status, answered.json<{ email: string }>().email]).toEqual([200, person.email]);
  await server.services.jobs.settled();
  return { ...person, newEmail, token: linkIn(person.email)[0] };
}
