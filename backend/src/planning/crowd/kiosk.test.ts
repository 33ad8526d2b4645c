import { randomUUID } from "node:crypto";
import type { KioskLink } from "@coulisses/shared-domain/contract/planning/crowd";
import type { KioskSlot } from "@coulisses/shared-domain/planning/kiosk-board";
import { eq } from "drizzle-orm";
import { users } from "../../database/schema/people";
import { useFestival } from "../../testing/festival";
import { startTestServer } from "../../testing/test-server";
import { call } from "../../testing/calls";
import { placeOn } from "../testing/assign";

const festival = useFestival();
const inHours = (from: number, to: number) => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  return { start: at(from), end: at(to) };
};

beforeAll(async () => {
  const { db } = festival.services;
  const { volunteer, organiser, matos } = festival.ids;
  await db.update(users).set({ lastname: "Martin", nickname: "Zaza" }).where(eq(users.id, volunteer));
  await db.update(users).set({ lastname: "Petit" }).where(eq(users.id, organiser));
  const bar = { id: 1, name: "Tenir le bar", people: [volunteer, organiser], appointmentId: 1 };
  await placeOn(db, { ...bar, ...inHours(-1, 1) });
  await placeOn(db, { id: 2, name: "Ranger", people: [matos], ...inHours(2, 3) });
  await placeOn(db, { id: 3, name: "Passée", people: [matos], ...inHours(-4, -3) });
  await placeOn(db, { id: 4, name: "Demain", people: [matos], ...inHours(24, 25) });
});

const make = async () => (await festival.as.humain.post("/kiosk-link")).json<KioskLink>();
const pathOf = ({ url }: KioskLink) => new URL(url).pathname;
const read = (link: KioskLink, headers?: Record<string, string>) =>
  festival.nobody.get(pathOf(link), undefined, headers);

describe("The screen of the organisers' room", () => {
  it("shows without session who is where in the hours to come, and nothing else of anybody", async () => {
    const answer = await read(await make());
    expect(answer.status).toBe(200);
    const [bar, tidying, ...others] = answer.json<KioskSlot[]>();
    expect(bar).toMatchObject({
      task: "Tenir le bar",
      place: "Scène",
      people: ["organiser Petit", "volunteer (Zaza) Martin"],
    });
    expect(tidying).toMatchObject({ task: "Ranger", place: null });
    expect(others).toEqual([]);
    expect(Object.keys(bar ?? {}).sort()).toEqual(["end", "people", "place", "start", "task"]);
    expect(answer.body).not.toMatch(/06\d{8}|@|"id"/);
  });

  it("leaves out whom check-in knows to be elsewhere, and shows who came instead", async () => {
    const { volunteer, organiser, humain } = festival.ids;
    const people = async () => (await read(await make())).json<KioskSlot[]>()[0]?.people;
    const note = (userId: number, kind: string, replacedBy: number | null = null) =>
      festival.as.humain.post("/check-ins/tasks/1/mobilizations/slot/assignments/0/marks", {
        marks: [{ id: randomUUID(), userId, kind, replacedBy, notedAt: new Date().toISOString() }],
      });
    await note(volunteer, "ABSENT");
    expect(await people()).toEqual(["organiser Petit"]);
    await note(organiser, "REPLACED", humain);
    expect(await people()).toEqual([expect.stringMatching(/^humain /)]);
    await note(organiser, "CLEARED");
    await note(volunteer, "ARRIVED");
    expect(await people()).toEqual(["organiser Petit", "volunteer (Zaza) Martin"]);
  });

  it("is told in a word that nothing changed, until something has", async () => {
    const link = await make();
    const etag = String((await read(link)).headers["etag"]);
    const again = await read(link, { "if-none-match": etag });
    expect([again.status, again.body]).toEqual([304, ""]);
    const { db } = festival.services;
    await db.update(users).set({ nickname: "Zoé" }).where(eq(users.id, festival.ids.volunteer));
    const changed = await read(link, { "if-none-match": etag });
    expect([changed.status, changed.headers["etag"] === etag]).toEqual([200, false]);
  });
});

describe("The link of that screen", () => {
  const current = async () =>
    (await festival.as.humain.get("/kiosk-link")).json<{ link: KioskLink | null }>().link;

  it("is there for the next manager to copy", async () => {
    const link = await make();
    expect(link.url).toMatch(/\/kiosk\/[\w-]{43}$/);
    expect(await current()).toEqual(link);
  });

  it("works no more once another one is made, or it is closed", async () => {
    const first = await make();
    const second = await make();
    const refusal = await read(first);
    expect([refusal.status, refusal.message]).toEqual([404, "Ce lien n'est plus valable"]);
    expect((await read(second)).status).toBe(200);
    for (let times = 0; times < 2; times++)
      expect((await festival.as.humain.delete("/kiosk-link")).status).toBe(204);
    expect((await read(second)).status).toBe(404);
    expect(await current()).toBeNull();
  });

  it.each(["a", "x".repeat(43), "%F0%9F%8E%AA", "'; drop table kiosk_links; --"])(
    "cannot be guessed by %s",
    async (guess) => {
      await make();
      expect((await festival.nobody.get(`/kiosk/${encodeURIComponent(guess)}`)).status).toBe(404);
    },
  );

  it("is guessed at so often and no more", async () => {
    const server = await startTestServer({ callsAMinute: 5 });
    const statuses: number[] = [];
    for (let times = 0; times < 6; times++)
      statuses.push((await call(server, "GET", `/kiosk/guess-${times}`)).status);
    await server.close();
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  });

  it("is made, read and closed by those who place people alone", async () => {
    const { organiser } = festival.as;
    for (const answer of [
      await organiser.get("/kiosk-link"),
      await organiser.post("/kiosk-link"),
      await organiser.delete("/kiosk-link"),
    ])
      expect(answer.status).toBe(403);
    expect((await festival.nobody.post("/kiosk-link")).status).toBe(401);
  });
});
