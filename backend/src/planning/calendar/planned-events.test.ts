import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { eq, sql } from "drizzle-orm";
import { locations } from "../../database/schema/catalogues";
import { assignees } from "../../database/schema/slots";
import { users } from "../../database/schema/people";
import { plannedEvents } from "../../database/schema/plannings";
import { askForScheduled } from "../../jobs/scheduled";
import { fillCatalogue } from "../../testing/catalogue";
import { useTestServer } from "../../testing/test-server";
import { forgetCancelledEvents, planningWatchOn, upToDateCalendars } from "./planned-events";
import { giveSlots } from "./testing/slots";

const server = useTestServer();

beforeAll(async () => {
  await fillCatalogue(server.services.db);
});

const at = (hour: number) => new Date(parisInstant("2027-05-14").getTime() + hour * 3_600_000);
const hours = (start: number, end: number, ...people: number[]) => ({
  start: at(start),
  end: at(end),
  people,
});

let lastTask = 1_000;
/** A task of its own for a test, with an administrator of its activity. */
function taskOf(administratorId: number, name = "Tenir le bar") {
  const task = { id: ++lastTask, name, administratorId, appointmentId: 1 };
  return (...slots: ReturnType<typeof hours>[]) => giveSlots(server.services.db, task, ...slots);
}
const volunteer = async () => (await server.person({ teams: ["benevole"] })).id;
const note = (...ids: number[]) => upToDateCalendars(server.services, ids);
const storedOf = (id: number) =>
  server.services.db
    .select()
    .from(plannedEvents)
    .where(eq(plannedEvents.volunteerId, id))
    .orderBy(plannedEvents.startAt);

describe("What calendars know of each planning", () => {
  it("is kept from the first reading on, and not written again while nothing changes", async () => {
    const id = await volunteer();
    await taskOf(id)(hours(18, 20, id));
    const { calendars, changes } = await note(id);
    const [event] = await storedOf(id);
    expect(event).toMatchObject({ name: "Tenir le bar", startAt: at(18), endAt: at(20), sequence: 0 });
    expect(event?.place).toEqual(expect.any(String));
    expect(calendars.get(id)?.map(({ event: { uid } }) => uid)).toEqual([event?.uid]);
    expect(changes).toMatchObject([{ volunteerId: id, before: null, after: { place: event?.place } }]);

    expect((await note(id)).changes).toEqual([]);
    expect(await storedOf(id)).toEqual([event]);
  });

  it("follows a slot that moves and says from when to when", async () => {
    const id = await volunteer();
    const plan = taskOf(id);
    await plan(hours(18, 20, id));
    await note(id);
    const [before] = await storedOf(id);
    await plan(hours(20, 23, id));
    const { changes } = await note(id);
    const [after] = await storedOf(id);
    expect(after).toMatchObject({ uid: before?.uid, sequence: 1, startAt: at(20), endAt: at(23) });
    expect(
      changes.map((change) => [change.uid, change.before?.period.start, change.after?.period.start]),
    ).toEqual([[before?.uid, at(18), at(20)]]);
  });

  it("follows a place that is called otherwise", async () => {
    const id = await volunteer();
    await taskOf(id)(hours(18, 20, id));
    await note(id);
    await server.services.db.update(locations).set({ name: "Le grand chêne" }).where(eq(locations.id, 1));
    const { changes } = await note(id);
    expect(changes.map(({ after }) => after?.place)).toEqual(["Le grand chêne"]);
    expect(await storedOf(id)).toMatchObject([{ sequence: 1, place: "Le grand chêne" }]);
  });

  it("keeps what is cancelled, brings it back under the same identity, and forgets it after thirty days", async () => {
    const id = await volunteer();
    const plan = taskOf(id);
    await plan(hours(18, 20, id));
    await note(id);
    const [before] = await storedOf(id);
    await plan();
    expect((await note(id)).changes).toMatchObject([{ uid: before?.uid, after: null }]);
    await plan(hours(10, 12, id));
    await note(id);
    expect(await storedOf(id)).toMatchObject([{ uid: before?.uid, sequence: 2, cancelledAt: null }]);

    await plan();
    await note(id);
    await forgetCancelledEvents(server.services.db);
    expect(await storedOf(id)).toHaveLength(1);
    await server.services.db
      .update(plannedEvents)
      .set({ cancelledAt: sql`now() - interval '31 days'` })
      .where(eq(plannedEvents.volunteerId, id));
    await forgetCancelledEvents(server.services.db);
    expect(await storedOf(id)).toEqual([]);
  });

  it("is noted once when two ask at the same moment", async () => {
    const ids = [await volunteer(), await volunteer()];
    const plan = taskOf(ids[0] ?? 0);
    await plan(hours(18, 20, ...ids));
    const answers = await Promise.all([note(...ids), note(...ids), note(...ids.slice(0, 1))]);
    expect(answers.flatMap(({ changes }) => changes)).toHaveLength(2);
    const [one, other] = answers.map(({ calendars }) => calendars.get(ids[0] ?? 0)?.[0]?.event);
    expect(one).toEqual(other);
    expect(one).toBeDefined();
    await plan(hours(19, 20, ...ids));
    const moved = await Promise.all([note(...ids), note(...ids)]);
    expect(moved.flatMap(({ changes }) => changes)).toHaveLength(2);
    expect(await storedOf(ids[0] ?? 0)).toMatchObject([{ sequence: 1 }]);
  });

  it("does without anyone who is deleted meanwhile", async () => {
    const [organiser, closed, removed, unknown] = [
      await volunteer(),
      await volunteer(),
      await volunteer(),
      999_999,
    ];
    const plan = taskOf(organiser);
    await plan(hours(18, 20, organiser, closed, removed));
    await note(closed, removed);
    await plan(hours(20, 22, organiser, removed));
    const { db } = server.services;
    await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, closed));
    await Promise.all([
      note(organiser, removed),
      db.transaction(async (tx) => {
        await tx.delete(assignees).where(eq(assignees.userId, removed));
        await tx.delete(users).where(eq(users.id, removed));
      }),
    ]);
    const { calendars } = await note(organiser, closed, removed, unknown);
    expect([...calendars.keys()]).toEqual([organiser]);
    await forgetCancelledEvents(db);
    expect([await storedOf(closed), await storedOf(removed)]).toEqual([[], []]);
  });
});

describe("The calendars of everybody", () => {
  it("are noted by the scheduled job, in as many queries for a hundred people as for one", async () => {
    const people = await Promise.all(Array.from({ length: 100 }, volunteer));
    await taskOf(people[0] ?? 0)(hours(18, 20, ...people));
    await askForScheduled(server.services.boss);
    await server.services.jobs.settled();
    const noted = await server.services.db.select({ id: plannedEvents.volunteerId }).from(plannedEvents);
    expect(noted.map(({ id }) => id)).toEqual(expect.arrayContaining(people));

    const asked = jest.spyOn(server.services.db, "execute");
    await upToDateCalendars(server.services);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(3);
    asked.mockRestore();
  });

  it("are looked at again only when what plannings are made of has changed", async () => {
    const { connection, db, write } = server.services;
    const id = await volunteer();
    const plan = taskOf(id);
    await plan(hours(18, 20, id));
    const watch = planningWatchOn({ connection, write });
    await watch();
    expect(await storedOf(id)).toHaveLength(1);
    const asked = jest.spyOn(db, "execute");
    await watch();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    await plan(hours(20, 22, id));
    await watch();
    expect(await storedOf(id)).toMatchObject([{ startAt: at(20), sequence: 1 }]);
  });
});
