import { randomUUID } from "node:crypto";
import { festivalTaskMobilizationTeams } from "../database/schema/festival-tasks";
import type { WallSlot } from "@coulisses/shared-domain/wall-board/wall-board";
import { eq } from "drizzle-orm";
import { assignees } from "../database/schema/slots";
import { users } from "../database/schema/people";
import { placeOn } from "../planning/testing/assign";
import { useFestival } from "../testing/festival";
import { aWallLink, readBoard, secretOf } from "./testing/wall-links";

const festival = useFestival();
const inMinutes = (from: number, to: number) => {
  const moment = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  return { start: moment(from), end: moment(to) };
};

let secret = "";
let clock = 0;
const board = async (): Promise<WallSlot[]> => (await answer()).json<WallSlot[]>();
/** The answer of a board whose slots are not those read a moment ago. */
function answer(headers: Record<string, string> = {}) {
  clock += 1;
  const now = Date.now() + 2_000 * clock;
  jest.useFakeTimers({ now, doNotFake: [...realTimers] });
  return readBoard(festival, secret, headers).finally(() => jest.useRealTimers());
}
const realTimers = [
  "nextTick",
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
  "setImmediate",
  "clearImmediate",
  "queueMicrotask",
  "performance",
  "hrtime",
] as const;

beforeAll(async () => {
  const { db } = festival.services;
  const { volunteer, organiser, matos, secu, elec } = festival.ids;
  await db
    .update(users)
    .set({ firstname: "Léa", lastname: "Martinez", nickname: "Zaza" })
    .where(eq(users.id, volunteer));
  await db.update(users).set({ firstname: "Léa", lastname: "Petitjean" }).where(eq(users.id, organiser));
  await db.update(users).set({ firstname: "<b>Théo</b>", lastname: "Blanchard" }).where(eq(users.id, matos));
  const bar = {
    id: 1,
    name: "<script>alert(1)</script>",
    people: [volunteer, organiser, matos],
    appointmentId: 1,
  };
  await placeOn(db, { ...bar, ...inMinutes(-30, 60) });
  await db
    .insert(festivalTaskMobilizationTeams)
    .values({ taskId: 1, mobilizationId: "slot", teamCode: "soft", count: 3, rank: 1 });
  await db.update(assignees).set({ teamCode: "soft" }).where(eq(assignees.userId, volunteer));
  await placeOn(db, { id: 2, name: "Ranger", people: [secu], ...inMinutes(30, 90) });
  await placeOn(db, { id: 6, name: "Fermer", people: [elec], ...inMinutes(180, 240) });
  await placeOn(db, { id: 3, name: "Passée", people: [elec], ...inMinutes(-240, -180) });
  await placeOn(db, { id: 4, name: "Demain", people: [elec], ...inMinutes(1_440, 1_500) });
  await placeOn(db, { id: 5, name: "Supprimée", people: [elec], ...inMinutes(-30, 60) });
  await festival.as.admin.delete("/festival-tasks/5");
  secret = secretOf(await aWallLink(festival));
});

const note = (userId: number, kind: string, replacedBy: number | null = null) =>
  festival.as.humain.post("/check-ins/tasks/1/mobilizations/slot/assignments/0/marks", {
    marks: [{ id: randomUUID(), userId, kind, replacedBy, notedAt: new Date().toISOString() }],
  });

describe("The wall board", () => {
  it("shows without session the slots of the hours to come, who is missing and what they lack", async () => {
    const [bar, tidying, closing, ...more] = await board();
    expect(bar).toMatchObject({ task: "<script>alert(1)</script>", place: "Scène", expected: 3, lacking: 2 });
    expect(bar?.missing).toEqual([
      { firstname: "<b>Théo</b>", state: "expected" },
      { firstname: "Léa", state: "expected" },
      { firstname: "Léa", state: "expected" },
    ]);
    expect(tidying).toMatchObject({ task: "Ranger", place: null, expected: 1, lacking: 0 });
    expect(closing).toMatchObject({ task: "Fermer", expected: 1, missing: [] });
    expect(more).toEqual([]);
  });

  it("says no last name, nickname, phone or mail of anybody, and no id", async () => {
    const { status, body } = await answer();
    expect(status).toBe(200);
    const everybody = await festival.services.db.select().from(users);
    expect(everybody.length).toBeGreaterThan(5);
    for (const { lastname, nickname, phone, email } of everybody) {
      for (const told of [lastname, nickname, phone, email].filter((text) => text))
        expect(body).not.toContain(told);
    }
    const keys = new Set(body.match(/"[a-zA-Z]+"(?=:)/g));
    expect([...keys].sort()).toEqual(
      ["end", "expected", "firstname", "lacking", "missing", "place", "start", "state", "task"].map(
        (key) => `"${key}"`,
      ),
    );
  });

  it("misses nobody who was checked in or replaced, and says who is absent", async () => {
    const { volunteer, organiser, matos, humain } = festival.ids;
    const missing = async () => (await board())[0]?.missing;
    await note(volunteer, "ARRIVED");
    await note(organiser, "ABSENT");
    await note(matos, "REPLACED", humain);
    expect(await missing()).toEqual([{ firstname: "Léa", state: "absent" }]);
    await note(volunteer, "LEFT");
    expect(await missing()).toEqual([
      { firstname: "Léa", state: "absent" },
      { firstname: "Léa", state: "left" },
    ]);
    for (const id of [volunteer, organiser, matos]) await note(id, "CLEARED");
    expect(await missing()).toHaveLength(3);
  });

  it("does not expect a person whose account is closed", async () => {
    await festival.services.db
      .update(users)
      .set({ deletedAt: new Date() })
      .where(eq(users.id, festival.ids.secu));
    expect((await board())[1]).toMatchObject({ task: "Ranger", expected: 0, missing: [] });
  });

  it("is told in a word that nothing changed, until something has", async () => {
    const etag = String((await answer()).headers["etag"]);
    const again = await answer({ "if-none-match": etag });
    expect([again.status, again.body]).toEqual([304, ""]);
    await note(festival.ids.volunteer, "ARRIVED");
    const changed = await answer({ "if-none-match": etag });
    expect([changed.status, changed.headers["etag"] === etag]).toEqual([200, false]);
  });

  it("is read once for a hundred boards that ask at once", async () => {
    const asked = jest.spyOn(festival.services.connection, "runPrepared");
    jest.useFakeTimers({ now: Date.now() + 3_600_000, doNotFake: [...realTimers] });
    const answers = await Promise.all(Array.from({ length: 100 }, () => readBoard(festival, secret)));
    jest.useRealTimers();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(asked.mock.calls.filter(([{ name }]) => name === "wall-slots")).toHaveLength(1);
    asked.mockRestore();
  });
});
