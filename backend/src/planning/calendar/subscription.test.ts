import type { CalendarLink } from "@coulisses/shared-domain/contract/planning/calendars";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { eq } from "drizzle-orm";
import pino from "pino";
import { hashPassword } from "../../auth/passwords";
import { calendarLinks, plannedEvents } from "../../database/schema/plannings";
import { festivalTasks } from "../../database/schema/festival-tasks";
import { users } from "../../database/schema/people";
import { loggerOptions } from "../../http/operations/logger";
import { call } from "../../testing/calls";
import { fillCatalogue } from "../../testing/catalogue";
import { type TestServer, useTestServer } from "../../testing/test-server";
import { readCalendar } from "./testing/read-calendar";
import { giveSlots } from "./testing/slots";

const lines: string[] = [];
const password = "Une-Phrase-2026!";
const server = useTestServer({
  logger: pino(loggerOptions("info"), { write: (line: string) => void lines.push(line) }),
});
beforeAll(() => fillCatalogue(server.services.db));

const at = (hour: number) => new Date(parisInstant("2027-05-14").getTime() + hour * 3_600_000);
let lastTask = 2_000;

/** A volunteer who keeps the bar from 18:00 to 20:00. */
async function volunteer(fields: Parameters<TestServer["person"]>[0] = {}) {
  const person = await server.person({ teams: ["benevole"], ...fields });
  const task = {
    id: ++lastTask,
    name: "Tenir le bar",
    administratorId: person.id,
    appointmentId: 1,
    globalInstruction: "<p>Viens avec des gants</p>".repeat(10),
  };
  const plan = (from: number, to: number) =>
    giveSlots(server.services.db, task, { start: at(from), end: at(to), people: [person.id] });
  await plan(18, 20);
  return { ...person, task, plan };
}

const linkOf = async (token: string) =>
  (await call(server, "GET", "/planning/subscribe", { token })).json<CalendarLink>().link;
const pathOf = (link: string) => new URL(link).pathname.replace(/^\/api/, "");
const read = (link: string, headers: Record<string, string> = {}) =>
  call(server, "GET", pathOf(link), { headers });

describe("The link of a calendar", () => {
  it("is made when it is first asked for, and stays the same", async () => {
    const { accessToken } = await volunteer();
    const link = await linkOf(accessToken);
    expect(link).toMatch(/^webcal:\/\/coulisses\.test\/api\/planning\/subscribe\/[\w-]{43}$/);
    expect(await linkOf(accessToken)).toBe(link);
  });

  it("is the same for two screens that ask at once, and another for each person", async () => {
    const [one, other] = [await volunteer(), await volunteer()];
    const [first, second] = await Promise.all([linkOf(one.accessToken), linkOf(one.accessToken)]);
    expect(first).toBe(second);
    expect(await linkOf(other.accessToken)).not.toBe(first);
  });

  it("is for those who may synchronise", async () => {
    const { accessToken } = await server.person({ teams: [] });
    expect((await call(server, "GET", "/planning/subscribe", { token: accessToken })).status).toBe(403);
    expect((await call(server, "DELETE", "/planning/subscribe", { token: accessToken })).status).toBe(403);
    expect((await call(server, "GET", "/planning/subscribe")).status).toBe(401);
  });

  it("opens the planning to anyone who has it, without a session", async () => {
    const { accessToken } = await volunteer();
    const answer = await read(await linkOf(accessToken));
    expect([answer.status, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
      200,
      "text/calendar; charset=utf-8",
      "private, no-cache",
    ]);
    const { events, property } = readCalendar(answer.body);
    expect(events).toMatchObject([{ summary: "Tenir le bar", start: at(18), end: at(20) }]);
    expect(property("x-wr-calname")).toBe(`24h de l'INSA - ${String(editionOf(new Date()))}e`);
  });

  it("opens nothing once it is revoked, and the next one is another", async () => {
    const { accessToken } = await volunteer();
    const link = await linkOf(accessToken);
    expect((await read(link)).status).toBe(200);
    for (const _twice of [1, 2])
      expect((await call(server, "DELETE", "/planning/subscribe", { token: accessToken })).status).toBe(204);
    expect((await read(link)).status).toBe(404);
    const next = await linkOf(accessToken);
    expect(next).not.toBe(link);
    expect([(await read(link)).status, (await read(next)).status]).toEqual([404, 200]);
  });

  it("of another edition opens nothing, until the person asks for that of this one", async () => {
    const { accessToken, id } = await volunteer();
    const link = await linkOf(accessToken);
    const edition = editionOf(new Date()) - 1;
    await server.services.db.update(calendarLinks).set({ edition }).where(eq(calendarLinks.volunteerId, id));
    expect((await read(link)).status).toBe(404);
    const next = await linkOf(accessToken);
    expect(next).not.toBe(link);
    expect([(await read(link)).status, (await read(next)).status]).toEqual([404, 200]);
  });

  it("goes with the account that is closed, or forgotten", async () => {
    const manager = await server.person({ teams: ["benevole", "hard", "humain", "admin"] });
    const passwordHash = await hashPassword(password);
    const [closed, forgotten] = [await volunteer(), await volunteer({ passwordHash })];
    const links = [await linkOf(closed.accessToken), await linkOf(forgotten.accessToken)];
    for (const link of links) expect((await read(link)).status).toBe(200);
    await server.services.db.delete(festivalTasks).where(eq(festivalTasks.id, forgotten.task.id));
    const answers = [
      await call(server, "DELETE", `/users/${String(closed.id)}`, { token: manager.accessToken }),
      await call(server, "POST", "/registrations/forget", {
        token: forgotten.accessToken,
        body: { credentials: { email: forgotten.email, password } },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    for (const link of links) expect((await read(link)).status).toBe(404);
    for (const { id } of [closed, forgotten]) {
      const { db } = server.services;
      expect(await db.select().from(calendarLinks).where(eq(calendarLinks.volunteerId, id))).toEqual([]);
      expect(await db.select().from(plannedEvents).where(eq(plannedEvents.volunteerId, id))).toEqual([]);
    }
  });

  it("of a person deleted in another way opens nothing either", async () => {
    const { accessToken, id } = await volunteer();
    const link = await linkOf(accessToken);
    await server.services.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, id));
    expect((await read(link)).status).toBe(404);
  });

  it.each([
    ["a guess of the right length", "a".repeat(43)],
    ["nothing that PostgreSQL would take", "%00".repeat(43)],
    ["something long", "a".repeat(7_000)],
    ["a word of JavaScript", "__proto__"],
    ["a piece of SQL", encodeURIComponent("' or true; --")],
    ["a lone half of an emoji", "%ED%A0%80"],
  ])("isn't %s", async (_what, secret) => {
    const { status } = await call(server, "GET", `/planning/subscribe/${secret}`);
    // An address that is no text is refused before any route.
    expect(status).toBe(/%00|%ED/.test(secret) ? 400 : 404);
  });

  it("never stands in the log", async () => {
    const { accessToken } = await volunteer();
    const link = await linkOf(accessToken);
    const secret = link.split("/").at(-1) ?? "";
    lines.splice(0);
    await read(link);
    await call(server, "DELETE", "/planning/subscribe", { token: accessToken });
    await read(link);
    expect(lines).toHaveLength(3);
    expect(secret).toHaveLength(43);
    expect(lines.join("")).not.toContain(secret);
    expect(lines[0]).toContain("/api/planning/subscribe/:secret");
  });
});

describe("A calendar that asks again and again", () => {
  it("is told that nothing changed, and reads nothing", async () => {
    const { accessToken } = await volunteer();
    const link = await linkOf(accessToken);
    const etag = String((await read(link)).headers["etag"]);
    const asked = jest.spyOn(server.services.db, "execute");
    for (const header of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
      const again = await read(link, { "if-none-match": header });
      expect([again.status, again.body, again.headers["etag"]]).toEqual([304, "", etag]);
    }
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect((await read(link, { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("finds a slot that moved, at once, under the same identity", async () => {
    const { accessToken, plan } = await volunteer();
    const link = await linkOf(accessToken);
    const before = await read(link);
    await plan(20, 22);
    const after = await read(link, { "if-none-match": String(before.headers["etag"]) });
    expect(after.status).toBe(200);
    const [[old], [moved]] = [readCalendar(before.body).events, readCalendar(after.body).events];
    expect(moved).toMatchObject({ uid: old?.uid, sequence: 1, start: at(20), end: at(22) });
  });

  it("finds a slot that goes as cancelled", async () => {
    const { accessToken, task } = await volunteer();
    const link = await linkOf(accessToken);
    await read(link);
    await giveSlots(server.services.db, task);
    const { events } = readCalendar((await read(link)).body);
    expect(events).toMatchObject([{ status: "CANCELLED", sequence: 1, start: at(18) }]);
  });

  it("finds who comes along, without a new sequence", async () => {
    const [{ accessToken, task, id }, other] = [await volunteer(), await server.person({ firstname: "Zoé" })];
    const link = await linkOf(accessToken);
    await read(link);
    await giveSlots(server.services.db, task, { start: at(18), end: at(20), people: [id, other.id] });
    const [event] = readCalendar((await read(link)).body).events;
    expect(event?.sequence).toBe(0);
    expect(event?.description).toContain("Affectés avec toi :\n\n- 18:00 - 20:00 : Zoé");
  });

  it("follows the festival when it changes its name", async () => {
    const { accessToken } = await volunteer();
    const link = await linkOf(accessToken);
    const admin = await server.person({ teams: ["benevole", "admin"] });
    const { status } = await call(server, "POST", "/configuration/festival", {
      token: admin.accessToken,
      body: {
        value: {
          name: "Garorock ; été",
          domain: "garorock.test",
          color: "#0F6CBD",
          humainEmail: "h@garorock.test",
          communicationEmail: "c@garorock.test",
          sgEmail: "s@garorock.test",
          supportEmail: "a@garorock.test",
        },
      },
    });
    expect(status).toBeLessThan(300);
    expect(readCalendar((await read(link)).body).property("x-wr-calname")).toMatch(/^Garorock ; été - \d+e$/);
  });

  it("may ask for the headers alone, and for fewer bytes", async () => {
    const { accessToken } = await volunteer();
    const path = pathOf(await linkOf(accessToken));
    const full = await server.app.inject({ method: "GET", url: `/api${path}` });
    const head = await server.app.inject({ method: "HEAD", url: `/api${path}` });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", full.headers.etag]);
    const small = await server.app.inject({
      method: "GET",
      url: `/api${path}`,
      headers: { "accept-encoding": "gzip" },
    });
    expect(small.headers["content-encoding"]).toBe("gzip");
    expect(small.rawPayload.length).toBeLessThan(full.rawPayload.length);
  });
});
