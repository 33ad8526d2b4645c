import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { ASKED_AT_ONCE } from "@coulisses/shared-domain/swap/swap-waves";
import { parisDay, parisInstant } from "@coulisses/shared-domain/time/paris";
import { sql } from "drizzle-orm";
import { assign, aTask, festival, identifierOf, unassign } from "../assignments/testing/assigning";
import { rowsOf } from "../database/driver";
import { userTeams } from "../database/schema/access";
import { users } from "../database/schema/people";
import { slot } from "../festival-tasks/testing/sheets";
import { askFurther } from "./ask-further";
import { all, aPlace, ask, does, openSwaps, startsIn, stateOf } from "./testing/swapping";

openSwaps();

const db = () => festival.services.db;
const emails: string[] = [];

/** More volunteers than a request asks at once. */
beforeAll(async () => {
  for (const number of [1, 2, 3]) {
    const email = `renfort-${String(number)}@example.org`;
    const person = { email, firstname: "Renfort", lastname: String(number), birthdate: "2000-01-01" };
    const [made] = await db()
      .insert(users)
      .values({ ...person, phone: "0612345678", passwordHash: "none", hasApprovedEula: true })
      .returning();
    await db()
      .insert(userTeams)
      .values({ userId: made?.id ?? 0, teamCode: "benevole" });
    emails.push(email);
  }
});

/** A place of the volunteer's, for which all 13 others are free. */
async function aPlaceForAll(): Promise<SlotIdentifier> {
  const place = await aPlace();
  const { start, end } = slot(18, 22);
  await db().execute(sql`insert into availabilities (user_id, start_at, end_at)
    select id, ${start}::timestamptz, ${end}::timestamptz from users where id <> ${festival.ids.volunteer}`);
  return place;
}

/** The request of the place. */
async function askedFor(place: SlotIdentifier): Promise<string> {
  expect((await ask("volunteer", place)).status).toBe(201);
  return (await all()).find(({ taskId }) => taskId === place.taskId)?.id ?? "";
}
const invitedBy = async (id: string) =>
  rowsOf<{ id: number }>(
    await db().execute(sql`select user_id as id from swap_invitations where request_id = ${id} order by 1`),
  ).map((row) => row.id);
/** So many days after today, at this hour of Paris. */
const inDays = (days: number, hour: number) =>
  parisInstant(parisDay(new Date(Date.now() + days * 86_400_000)), hour);
const further = (now: Date) => askFurther(festival.services, now);

describe("SW-11 The least asked people are asked first", () => {
  it("and the others by day, when nobody took it, once each", async () => {
    const { volunteer, organiser, colleague } = festival.ids;
    const earlier = await aPlace("organiser", "colleague");
    await askedFor(earlier);
    await unassign(earlier, volunteer);
    await db().execute(sql`truncate availabilities`);
    const elsewhere = identifierOf(await aTask(), 1);
    const place = await aPlaceForAll();
    await assign(elsewhere, festival.ids.humain);
    await festival.mails();

    const id = await askedFor(place);
    const first = await invitedBy(id);
    expect(first).toHaveLength(ASKED_AT_ONCE);
    // The two were asked before; the third comes to a slot already.
    for (const later of [organiser, colleague, festival.ids.humain]) expect(first).not.toContain(later);
    const told = (await festival.mails()).map(({ to }) => to);
    expect(told).toHaveLength(ASKED_AT_ONCE);
    expect(told).toEqual(expect.arrayContaining(emails));

    await further(new Date());
    await further(inDays(1, 23));
    expect(await invitedBy(id)).toEqual(first);
    await further(inDays(1, 12));
    expect(await invitedBy(id)).toHaveLength(13);
    expect((await festival.mails()).map(({ to }) => to).sort()).toEqual(
      [festival.emails.organiser, festival.emails.colleague, festival.emails.humain].sort(),
    );
    await further(inDays(2, 12));
    expect(await festival.mails()).toEqual([]);
    expect((await does("organiser", "accept", id)).status).toBe(200);
  });

  it("one more for each who declines; those whose turn has not come know of nothing", async () => {
    const id = await askedFor(await aPlaceForAll());
    const { organiser, colleague } = festival.ids;
    const first = await invitedBy(id);
    const [later] = emails;
    expect(first).toEqual(expect.arrayContaining([organiser, colleague]));
    expect((await all())[0]).toMatchObject({ invited: 10, declined: 0 });
    await does("organiser", "decline", id);
    await festival.mails();
    // A moment by day less than four hours after the request, whatever the hour of this test.
    await db().execute(
      sql`update swap_requests set created_at = ${inDays(1, 11).toISOString()}::timestamptz where id = ${id}`,
    );
    await further(inDays(1, 12));
    expect((await festival.mails()).map(({ to }) => to)).toEqual([later]);
    expect(await invitedBy(id)).toHaveLength(11);
  });

  it("all at once for a slot that begins within a day", async () => {
    const place = await aPlaceForAll();
    await startsIn(place, 20);
    await db().execute(sql`update availabilities set start_at = now(), end_at = now() + interval '2 days'`);
    expect(await invitedBy(await askedFor(place))).toHaveLength(13);
  });

  it("all of them once the slot begins within a day", async () => {
    const place = await aPlaceForAll();
    const id = await askedFor(place);
    await db().execute(sql`update availabilities set start_at = now(), end_at = now() + interval '9 days'`);
    await db().execute(sql`update assignments set start_at = ${inDays(2, 11).toISOString()}::timestamptz,
      end_at = ${inDays(2, 13).toISOString()}::timestamptz where (task_id, mobilization_id, id)
        = (${place.taskId}, ${place.mobilizationId}, ${place.assignmentId})`);
    await db().execute(
      sql`update swap_requests set created_at = ${inDays(1, 10).toISOString()}::timestamptz where id = ${id}`,
    );
    await further(inDays(1, 10));
    expect(await invitedBy(id)).toHaveLength(10);
    await further(inDays(1, 11));
    expect(await invitedBy(id)).toHaveLength(13);
  });

  it("nobody for a request that was taken or cancelled", async () => {
    const taken = await askedFor(await aPlaceForAll());
    expect((await does("organiser", "accept", taken)).status).toBe(200);
    await further(inDays(1, 12));
    expect(await invitedBy(taken)).toHaveLength(10);
    await does("volunteer", "cancel", taken);
    await further(inDays(1, 12));
    expect([await stateOf(taken), (await invitedBy(taken)).length]).toMatchObject([
      { status: "CANCELLED" },
      10,
    ]);
  });
});
