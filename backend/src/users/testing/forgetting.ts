import { eq } from "drizzle-orm";
import { hashPassword } from "../../auth/passwords";
import { assignees, slots } from "../../database/schema/slots";
import { festivalActivities } from "../../database/schema/festival-activities";
import { festivalTaskMobilizations, festivalTasks } from "../../database/schema/festival-tasks";
import { users } from "../../database/schema/people";
import { call } from "../../testing/calls";
import { tablesHolding } from "../../testing/tables-holding";
import { type Person, type TestServer, useTestServer } from "../../testing/test-server";

export const password = "Une-Phrase-2026!";

export let server: TestServer;
export let manager: Person, admin: Person;

/** A server for all tests of a file, with a manager of users and an administrator. */
export function openForgetting() {
  server = useTestServer();
  beforeAll(async () => {
    admin = await server.person({ teams: ["admin"] });
    manager = await server.person({ teams: ["benevole", "hard", "humain"] });
  });
}

let born = 0;
/** A person whose names, address and telephone are unique in the database. */
export async function somebody(teams: string[] = ["benevole", "soft"]) {
  const mark = `Zyx${String(++born)}qv`;
  const person = await server.person({
    firstname: `${mark}a`,
    lastname: `${mark}b`,
    nickname: `${mark}c`,
    email: `${mark.toLowerCase()}@example.org`,
    comment: `${mark} est allergique`,
    note: `${mark} est timide`,
    passwordHash: await hashPassword(password),
    teams,
  });
  return { ...person, mark };
}
export const forgetMe = (person: Person, credentials: object = { email: person.email, password }) =>
  call(server, "POST", "/registrations/forget", { token: person.accessToken, body: { credentials } });
export const forget = (by: Person, { email }: { email: string }) =>
  call(server, "DELETE", `/registrations/forget/${encodeURIComponent(email)}`, { token: by.accessToken });
export const rowOf = async ({ id }: Person) =>
  (await server.services.db.select().from(users).where(eq(users.id, id)))[0];

export const tablesWith = (text: string) => tablesHolding(server.services.db, text);

/** A task of this person's alone, with one slot that ends so many hours from now. */
export async function assign({ id }: Person, hours: number): Promise<void> {
  const { db } = server.services;
  const place = { taskId: id, mobilizationId: "8-8" };
  const period = {
    startAt: new Date(Date.now() + (hours - 2) * 3_600_000),
    endAt: new Date(Date.now() + hours * 3_600_000),
  };
  await db.insert(festivalActivities).values({ id, name: "Caisse", adherentId: admin.id });
  await db
    .insert(festivalTasks)
    .values({ id, name: "Caisse", festivalActivityId: id, administratorId: admin.id });
  await db.insert(festivalTaskMobilizations).values({ taskId: id, id: "8-8", ...period });
  await db.insert(slots).values({ ...place, id: "0", ...period });
  await db.insert(assignees).values({ ...place, assignmentId: "0", userId: id, ...period });
}
