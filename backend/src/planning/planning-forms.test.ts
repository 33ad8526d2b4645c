import type { PlanningTask } from "@coulisses/shared-domain/contract/planning/calendars";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { festivalTaskContacts, festivalTaskInChargeVolunteers } from "../database/schema/festival-tasks";
import { users } from "../database/schema/people";
import { call } from "../testing/calls";
import { fillCatalogue } from "../testing/catalogue";
import { type Person, useTestServer } from "../testing/test-server";
import { eq } from "drizzle-orm";
import { readCalendar } from "./calendar/testing/read-calendar";
import { giveSlots } from "./calendar/testing/slots";

const server = useTestServer();
let reader: Person, mate: Person, assigner: Person, guest: Person;
const at = (hour: number) => new Date(parisInstant("2027-05-14").getTime() + hour * 3_600_000);

beforeAll(async () => {
  const { db } = server.services;
  await fillCatalogue(db);
  reader = await server.person({ firstname: "Anaïs", lastname: "Petit", teams: ["benevole"] });
  mate = await server.person({ firstname: "Zoé", lastname: "Brun", nickname: "Zozo", teams: ["benevole"] });
  assigner = await server.person({ teams: ["benevole", "hard", "humain"] });
  guest = await server.person();
  await giveSlots(
    db,
    {
      id: 3_001,
      name: "Tenir le bar",
      administratorId: assigner.id,
      appointmentId: 1,
      globalInstruction: "<p>Gants</p>",
      inChargeInstruction: "<p>Gobelets</p>",
    },
    { start: at(18), end: at(20), people: [reader.id, mate.id] },
    { start: at(20), end: at(22), people: [reader.id] },
  );
  await db.insert(festivalTaskContacts).values({ taskId: 3_001, userId: mate.id });
  await db.insert(festivalTaskInChargeVolunteers).values({ taskId: 3_001, userId: mate.id });
});

const get = (path: string, by: Person, accept?: string) =>
  call(server, "GET", path, { token: by.accessToken, headers: accept === undefined ? {} : { accept } });
const own = `/planning`;
const ofReader = () => `/planning/${String(reader.id)}`;

describe("A planning", () => {
  it("as tasks tells what to do, when, where, with whom and whom to call", async () => {
    const tasks = (await get(own, reader)).json<PlanningTask[]>();
    const named = { id: mate.id, name: "Zoé Brun" };
    expect(tasks).toEqual([
      {
        name: "Tenir le bar",
        instructions: "<hr><p>Gants</p>",
        period: { start: at(18).toISOString(), end: at(22).toISOString() },
        location: { name: expect.any(String) as string, geoLocation: expect.anything() as unknown },
        assignments: [
          { period: { start: at(18).toISOString(), end: at(20).toISOString() }, volunteers: [named] },
        ],
        contacts: [{ ...named, phone: "0612345678" }],
      },
    ]);
  });

  it("tells those in charge what is for them, and nobody to call themselves", async () => {
    const [task] = (await get(own, mate)).json<PlanningTask[]>();
    expect(task?.instructions).toBe(
      "<hr><p>Gants</p><hr><h2>Instructions responsables :</h2><p>Gobelets</p>",
    );
    expect(task?.contacts).toEqual([]);
  });

  it("as a calendar is a file called after the festival and its edition", async () => {
    const answer = await get(own, reader, "text/calendar");
    const edition = String(editionOf(new Date()));
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(answer.headers["content-disposition"]).toBe(
      `attachment; filename="Planning 24h de l'INSA - ${edition}e.ics"; ` +
        `filename*=UTF-8''Planning%2024h%20de%20l%27INSA%20-%20${edition}e.ics`,
    );
    expect(readCalendar(answer.body).events).toMatchObject([{ summary: "Tenir le bar", end: at(22) }]);
  });

  it("has the same events however it is read", async () => {
    const { link } = (await get("/planning/subscribe", reader)).json<{ link: string }>();
    const subscribed = await call(server, "GET", new URL(link).pathname.replace(/^\/api/, ""));
    const texts = [
      subscribed,
      await get(own, reader, "text/calendar"),
      await get(ofReader(), assigner, "text/calendar"),
    ];
    const [first, ...others] = texts.map(({ body }) => body);
    expect(others).toEqual([first, first]);
    expect(readCalendar(first ?? "").events[0]?.uid).toMatch(/^[\da-f-]{36}$/);
  });

  it("of who has nothing to do is empty, and still a calendar", async () => {
    expect((await get(own, assigner)).json()).toEqual([]);
    const answer = await get(own, assigner, "text/calendar");
    expect([answer.status, readCalendar(answer.body).events]).toEqual([200, []]);
  });

  it.each([
    [undefined, "application/json"],
    ["*/*", "application/json"],
    ["text/html, image/webp", "application/json"],
    ["__proto__", "application/json"],
    ["text/html, Text/Calendar;q=0.9, application/json", "text/calendar"],
  ])("for who accepts %s comes as %s", async (accept, type) => {
    const { status, headers } = await get(own, reader, accept);
    expect([status, String(headers["content-type"]).split(";")[0]]).toEqual([200, type]);
  });
});

describe("Who may read plannings", () => {
  it.each(["application/json", "text/calendar"])("is oneself, and who assigns, as %s", async (accept) => {
    const statuses = async (path: string) =>
      Promise.all([guest, mate, assigner].map(async (by) => (await get(path, by, accept)).status));
    expect(await statuses(own)).toEqual([403, 200, 200]);
    expect(await statuses(ofReader())).toEqual([403, 403, 200]);
    expect((await call(server, "GET", own, { headers: { accept } })).status).toBe(401);
  });

  it.each(["application/json", "text/calendar"])("finds nobody who isn't there, as %s", async (accept) => {
    const closed = await server.person();
    await server.services.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, closed.id));
    const statusOf = async (id: string) => (await get(`/planning/${id}`, assigner, accept)).status;
    expect([await statusOf("999999"), await statusOf(String(closed.id))]).toEqual([404, 404]);
    for (const id of ["0", "-1", "1e3", "99999999999", "%00", "camille"])
      expect(await statusOf(id)).toBe(400);
  });
});
