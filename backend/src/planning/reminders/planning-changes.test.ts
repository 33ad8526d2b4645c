import { eq, sql } from "drizzle-orm";
import { assignees, slots } from "../../database/schema/slots";
import { preferences } from "../../database/schema/people";
import { rowsOf } from "../../database/driver";
import { useTestServer } from "../../testing/test-server";
import { upToDateCalendars } from "../calendar/planned-events";
import { placeOn } from "../testing/assign";

const server = useTestServer();
const hour = 3_600_000;
/** Hours from now, on the minute. */
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + hours * hour);

let tasks = 0;
async function place(name: string, userId: number, start: Date) {
  const [id, end] = [++tasks, new Date(start.getTime() + hour)];
  await placeOn(server.services.db, {
    id,
    name,
    people: [userId],
    start: start.toISOString(),
    end: end.toISOString(),
  });
  return id;
}
async function move(taskId: number, start: Date) {
  const period = { startAt: start, endAt: new Date(start.getTime() + hour) };
  await server.services.db.update(slots).set(period).where(eq(slots.taskId, taskId));
}
const reconcile = () => upToDateCalendars(server.services);
const waiting = async () =>
  rowsOf<{ minutes: number }>(
    await server.services.db
      .execute(sql`select round(extract(epoch from start_after - now()) / 60)::int as minutes
      from pgboss.job where name = 'planning-changes' and state = 'created'`),
  ).map(({ minutes }) => minutes);

/** The mails that leave once those who wait have waited long enough. */
async function told(): Promise<string[]> {
  server.mails.splice(0);
  await server.services.db.execute(
    sql`update pgboss.job set start_after = now() - interval '1 s' where name = 'planning-changes' and state = 'created'`,
  );
  await server.services.jobs.settled();
  return server.mails.map(({ to, text }) => {
    const lines = text.split("\n").filter((line) => /^(Nouveau|Annulé|Déplacé)/.test(line));
    return `${to}: ${lines.map((line) => line.split(",")[0]).join(" / ")}`;
  });
}

describe("A planning that changes", () => {
  it("is no news the first time that calendars are made", async () => {
    const { id } = await server.person();
    await place("Monter", id, inHours(5));
    await reconcile();
    expect(await waiting()).toEqual([]);
  });

  it("is told once, five minutes later, with all that changed meanwhile", async () => {
    const person = await server.person();
    const bar = await place("Tenir le bar", person.id, inHours(5));
    const till = await place("Tenir la caisse", person.id, inHours(8));
    await reconcile();
    expect(await waiting()).toEqual([5]);
    expect(await told()).toEqual([`${person.email}: Nouveau : Tenir le bar / Nouveau : Tenir la caisse`]);

    await move(bar, inHours(6));
    await reconcile();
    await server.services.db.delete(assignees).where(eq(assignees.taskId, till));
    await reconcile();
    expect(await waiting()).toEqual([5, 5]);
    expect(await told()).toEqual([`${person.email}: Déplacé : Tenir le bar / Annulé : Tenir la caisse`]);
    await reconcile();
    expect(await waiting()).toEqual([]);
  });

  it("is not told to anyone who does not want it, nor when it came back to what it was", async () => {
    const silent = await server.person();
    await server.services.db
      .insert(preferences)
      .values({ userId: silent.id, mailReminders: ["EVENING"], pushReminders: [] });
    const person = await server.person();
    const start = inHours(5);
    const bar = await place("Tenir le bar", person.id, start);
    await place("Veiller", silent.id, start);
    await reconcile();
    expect(await told()).toEqual([`${person.email}: Nouveau : Tenir le bar`]);
    await move(bar, inHours(9));
    await reconcile();
    await move(bar, start);
    await reconcile();
    expect(await told()).toEqual([]);
  });

  it("far ahead waits for the evening", async () => {
    const person = await server.person();
    await place("Tenir le bar", person.id, inHours(24 * 30));
    await reconcile();
    const [minutes = 0] = await waiting();
    expect(minutes).toBeGreaterThan(0);
    expect(minutes).toBeLessThanOrEqual(24 * 60);
    const [row] = rowsOf<{ at: string }>(
      await server.services.db
        .execute(sql`select to_char(start_after at time zone 'Europe/Paris', 'HH24:MI') as at
        from pgboss.job where name = 'planning-changes' and state = 'created'`),
    );
    expect(row?.at).toBe("18:00");
    await told();
  });
});
