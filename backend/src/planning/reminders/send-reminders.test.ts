import type { ReminderKind } from "@coulisses/shared-domain/planning/reminder-kind";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { eq } from "drizzle-orm";
import { festivalTasks } from "../../database/schema/festival-tasks";
import { preferences, users } from "../../database/schema/people";
import { pushSubscriptions, sentReminders } from "../../database/schema/plannings";
import { useTestServer } from "../../testing/test-server";
import { placeOn } from "../testing/assign";
import { sendReminders } from "./send-reminders";

/** Far enough ahead that nothing is too late for the real clock. */
const [eve, day] = ["2097-05-16", "2097-05-17"];
const evening = parisInstant(eve, 18);
const at = (hour: number, minute = 0) => parisInstant(day, hour, minute);

const server = useTestServer();
let tasks = 0;

const db = () => server.services.db;
const subscribed = async (userId: number, endpoint: string) =>
  db()
    .insert(pushSubscriptions)
    .values({ userId, endpoint, keys: { p256dh: "p", auth: "a" } });

/** Tells what is due then, and what left: a line for each. */
async function toldAt(now: Date): Promise<string[]> {
  server.mails.splice(0);
  server.pushes.splice(0);
  await sendReminders(server.services, now);
  await server.services.jobs.settled();
  return [
    ...server.mails.map(({ to, subject }) => `${to}: ${subject}`),
    ...server.pushes.map(({ endpoint, notification }) => `${endpoint}: ${notification.title}`),
  ].toSorted();
}

/** A volunteer with tasks that start then and these reminders. */
async function volunteer(
  wish: { mail?: ReminderKind[]; push?: ReminderKind[] } | undefined,
  ...starts: Date[]
) {
  const person = await server.person({ teams: ["benevole"] });
  if (wish !== undefined) {
    const { mail: mailReminders = [], push: pushReminders = [] } = wish;
    await db().insert(preferences).values({ userId: person.id, mailReminders, pushReminders });
  }
  for (const start of starts) {
    const [id, end] = [++tasks, new Date(start.getTime() + 3_600_000)];
    const period = { start: start.toISOString(), end: end.toISOString() };
    await placeOn(db(), { id, name: `Tâche ${String(id)}`, people: [person.id], ...period });
  }
  return person;
}

afterEach(async () => {
  await db().delete(preferences);
  await db().delete(pushSubscriptions);
  await db().update(users).set({ deletedAt: new Date() });
});

describe("Reminders", () => {
  it("of the next day come once, by mail, to anyone who never said otherwise", async () => {
    const { email } = await volunteer(undefined, at(9), at(23));
    expect(await toldAt(parisInstant(eve, 17, 59))).toEqual([]);
    expect(await toldAt(evening)).toEqual([`${email}: Demain, vendredi 17 mai : 2 créneaux`]);
    expect(await toldAt(parisInstant(eve, 18, 1))).toEqual([]);
    expect(await toldAt(parisInstant(eve, 21))).toEqual([]);
  });

  it("of a task that is close go to each browser that the person subscribed", async () => {
    const person = await volunteer({ push: ["SOON"] }, at(9));
    await subscribed(person.id, "phone");
    await subscribed(person.id, "laptop");
    const title = `À 09:00 : Tâche ${String(tasks)}`;
    expect(await toldAt(at(8, 30))).toEqual([`laptop: ${title}`, `phone: ${title}`]);
    expect(server.pushes[0]).toMatchObject({
      contact: "mailto:support@coulisses.test",
      notification: { path: expect.stringContaining("/planning") },
    });
    expect(await toldAt(at(8, 31))).toEqual([]);
  });

  it("CI-12 lead to the check-in those who answer for the task, and nobody else", async () => {
    const other = await server.person({ teams: ["benevole"] });
    // The administrator of both tasks, until another takes the first.
    await volunteer({ mail: ["SOON"] }, at(9), at(11));
    const first = eq(festivalTasks.id, tasks - 1);
    await db().update(festivalTasks).set({ administratorId: other.id }).where(first);
    const link = "Pointer ce créneau : ";
    await toldAt(at(8, 35));
    expect(server.mails.map(({ text }) => text.includes(link))).toEqual([false]);
    await toldAt(at(10, 35));
    expect(
      server.mails.map(({ text }) => /Pointer ce créneau : https?:\/\/\S+\/check-in\n/.test(text)),
    ).toEqual([true]);
  });

  it("come both ways to anyone who wants both", async () => {
    const { id, email } = await volunteer({ mail: ["SOON"], push: ["SOON"] }, at(9));
    await subscribed(id, "phone");
    const title = `À 09:00 : Tâche ${String(tasks)}`;
    expect(await toldAt(at(8, 35))).toEqual([`${email}: ${title}`, `phone: ${title}`]);
  });

  it("leave alone anyone who wants none, and anyone who left", async () => {
    const left = await volunteer({ mail: ["EVENING", "SOON"] }, at(9));
    await volunteer({}, at(9));
    await volunteer({ push: ["EVENING", "SOON"] }, at(9));
    await db().update(users).set({ deletedAt: new Date() }).where(eq(users.id, left.id));
    expect(await toldAt(evening)).toEqual([]);
    expect(await toldAt(at(8, 30))).toEqual([]);
  });

  it("are dropped when they are late, and don't come afterwards", async () => {
    await volunteer({ mail: ["EVENING", "SOON"] }, at(9));
    expect(await toldAt(parisInstant(eve, 22))).toEqual([]);
    expect(await toldAt(at(8, 45))).toEqual([]);
    expect(await toldAt(at(9, 1))).toEqual([]);
  });

  it("are asked for again with the new hour when the task moves", async () => {
    const { email, id } = await volunteer({ mail: ["SOON"] }, at(9), at(11));
    expect(await toldAt(at(8, 30))).toEqual([`${email}: À 09:00 : Tâche ${String(tasks - 1)}`]);
    expect(await toldAt(at(10, 30))).toEqual([`${email}: À 11:00 : Tâche ${String(tasks)}`]);
    const noted = await db().select().from(sentReminders).where(eq(sentReminders.volunteerId, id));
    expect(noted.map(({ kind }) => kind)).toEqual(["SOON", "SOON"]);
  });

  it("leave once, however many instances ask at the same moment", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => volunteer({ mail: ["SOON"] })));
    const id = ++tasks;
    await placeOn(db(), {
      id,
      name: "Monter",
      people: people.map((person) => person.id),
      start: at(9).toISOString(),
      end: at(11).toISOString(),
    });
    server.mails.splice(0);
    await Promise.all(Array.from({ length: 4 }, () => sendReminders(server.services, at(8, 30))));
    await server.services.jobs.settled();
    expect(server.mails.map(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
  });
});

describe("A notification", () => {
  const push = (subscriptionId: string, userId: number, until = at(9)) =>
    server.services.write((_tx, _changes, enqueue) =>
      Promise.resolve(
        enqueue("push", {
          subscriptionId,
          userId,
          until: until.toISOString(),
          notification: { title: "À 09:00", body: "", path: "/planning", tag: "SOON" },
        }),
      ),
    );
  const rowOf = async (endpoint: string) => {
    const [row] = await db().select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    return row;
  };
  const sent = async () => {
    await server.services.jobs.settled();
    return server.pushes.splice(0).map(({ endpoint }) => endpoint);
  };

  it("that the browser takes no more is the last: it is forgotten", async () => {
    const { id } = await server.person();
    await subscribed(id, "old");
    await subscribed(id, "new");
    server.pushAnswers.set("old", "gone");
    await push((await rowOf("old"))?.id ?? "", id);
    await push((await rowOf("new"))?.id ?? "", id);
    expect([await sent(), await rowOf("old"), (await rowOf("new"))?.userId]).toEqual([
      ["new"],
      undefined,
      id,
    ]);
  });

  it("does not leave once it is pointless, nor to anyone who uses that browser now", async () => {
    const [one, other] = [await server.person(), await server.person()];
    await subscribed(other.id, "shared");
    const id = (await rowOf("shared"))?.id ?? "";
    await push(id, other.id, new Date(Date.now() - 1_000));
    await push(id, one.id);
    expect(await sent()).toEqual([]);
    await push(id, other.id);
    expect(await sent()).toEqual(["shared"]);
  });

  it("is no longer sent by mail either, once its hour is over", async () => {
    const { id } = await server.person();
    server.mails.splice(0);
    const letter = { subject: "À 09:00", paragraphs: [], button: { label: "Voir", url: "https://a.fr" } };
    const mail = (until: Date) =>
      server.services.write((_tx, _changes, enqueue) =>
        Promise.resolve(enqueue("letter", { userId: id, letter, until: until.toISOString() })),
      );
    await mail(new Date(Date.now() - 1_000));
    await mail(at(9));
    await server.services.jobs.settled();
    expect(server.mails).toHaveLength(1);
  });
});
