import { eq } from "drizzle-orm";
import { auditEntries } from "../database/schema/audit";
import { availabilities, friends, membershipApplications, users } from "../database/schema/people";
import { askForScheduled } from "../jobs/scheduled";
import { type TestServer, useTestServer } from "../testing/test-server";

const day = 24 * 3_600_000;
const ago = (days: number) => new Date(Date.now() - days * day);

const server = useTestServer();

/** A person who registered so long ago and never came to confirm their address. */
const registered = (days: number, person: Parameters<TestServer["person"]>[0] = {}) =>
  server.person({ emailConfirmedAt: null, createdAt: ago(days), ...person });
const isThere = async ({ id }: { id: number }) =>
  (await server.services.db.select().from(users).where(eq(users.id, id))).length === 1;
async function hourLater() {
  await askForScheduled(server.services.boss);
  await server.services.jobs.settled();
}

it("Accounts whose address nobody confirmed within thirty days are removed, where nothing was done with them", async () => {
  const { db } = server.services;
  const stranger = await registered(31, { teams: ["kfet"] });
  const stay = {
    late: await registered(29),
    confirmed: await registered(31, { emailConfirmedAt: ago(30) }),
    member: await registered(31, { teams: ["benevole"] }),
    vehicle: await registered(31, { teams: ["camion"] }),
    candidate: await registered(31),
    free: await registered(31),
    friend: await registered(31),
    closed: await registered(31),
  };
  await db
    .update(users)
    .set({ deletedAt: ago(1) })
    .where(eq(users.id, stay.closed.id));
  await db
    .insert(membershipApplications)
    .values({ userId: stay.candidate.id, membership: "VOLUNTEER", edition: 52 });
  await db.insert(availabilities).values({ userId: stay.free.id, startAt: ago(-10), endAt: ago(-11) });
  await db.insert(friends).values({ requestorId: stay.member.id, friendId: stay.friend.id });

  await hourLater();

  expect(await isThere(stranger)).toBe(false);
  for (const [who, person] of Object.entries(stay)) expect([who, await isThere(person)]).toEqual([who, true]);
  const told = await db.select().from(auditEntries).where(eq(auditEntries.kind, "user-forgotten"));
  expect(told).toMatchObject([{ actorId: null, details: { outcome: "deleted" } }]);
});
