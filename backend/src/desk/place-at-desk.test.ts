import type { CheckInList } from "@coulisses/shared-domain/contract/assignment/check-ins";
import type { Availabilities } from "@coulisses/shared-domain/contract/volunteer-availability";
import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { eq } from "drizzle-orm";
import { availabilities } from "../database/schema/people";
import { breakPeriods } from "../database/schema/plannings";
import { checkInMarks } from "../database/schema/check-ins";
import { aGap, festival, openDesk, periodOf, place, slotsFor, welcomed } from "./testing/desk-festival";

openDesk();
const sheetOf = async ({ taskId, mobilizationId, assignmentId }: SlotIdentifier) => {
  const path = `/check-ins/tasks/${taskId}/mobilizations/${mobilizationId}/assignments/${assignmentId}`;
  return (await festival.as.humain.get(path)).json<CheckInList>();
};
const givenBy = async ({ id }: { id: number }) =>
  (await festival.as.humain.get(`/volunteer-availability/${String(id)}`)).json<Availabilities>();
const hour = 3_600_000;

describe("DK-4 The slots that the desk offers a person", () => {
  it("are under way or begin within three hours, and lack people of one of their teams", async () => {
    const person = await welcomed();
    const running = await aGap({ count: 2, team: "soft" });
    const soon = await aGap({ from: 170, until: 230 });
    await aGap({ from: 190, until: 250 });
    await aGap({ from: -120, until: -1 });
    await aGap({ team: "hard" });
    const offered = await slotsFor(person);
    expect(offered).toMatchObject([
      { ...running, name: "Tenir le bar", place: null, as: "soft", missing: 2 },
      { ...soon, as: "benevole", missing: 1 },
    ]);
  });

  it("leave out those that are full, and those that meet a slot or a break of theirs", async () => {
    const [first, second] = [await welcomed(), await welcomed()];
    const gap = await aGap();
    await aGap({ from: 0, until: 60 });
    expect(await slotsFor(first)).toHaveLength(2);
    expect((await place(first, gap)).status).toBe(204);
    expect(await slotsFor(first)).toEqual([]);
    expect(await slotsFor(second)).toHaveLength(1);
    const [startAt, endAt] = [new Date(Date.now() - hour), new Date(Date.now() + hour)];
    await festival.services.db.insert(breakPeriods).values({ volunteerId: second.id, startAt, endAt });
    expect(await slotsFor(second)).toEqual([]);
  });

  it("are those of a person who exists", async () => {
    expect((await festival.as.humain.get("/desk/people/999999/slots")).status).toBe(404);
  });
});

describe("DK-4 A person whom the desk places", () => {
  it("is available, assigned and there, in one press", async () => {
    const person = await welcomed();
    const gap = await aGap();
    expect((await place(person, gap)).status).toBe(204);
    const { people, marks } = await sheetOf(gap);
    expect(people).toMatchObject([{ id: person.id, isExpected: true }]);
    expect(marks).toMatchObject([{ userId: person.id, kind: "ARRIVED" }]);
    const period = await periodOf(gap);
    const [given] = await givenBy(person);
    expect(Date.parse(given?.start ?? "")).toBeLessThanOrEqual(period?.startAt.getTime() ?? 0);
    expect(Date.parse(given?.end ?? "")).toBeGreaterThanOrEqual(period?.endAt.getTime() ?? Infinity);
  });

  it("is placed once by a press that is sent twice", async () => {
    const person = await welcomed();
    const gap = await aGap();
    const answers = await Promise.all([place(person, gap), place(person, gap), place(person, gap)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await sheetOf(gap)).marks).toHaveLength(1);
  });

  it("loses the last place to who was faster, and keeps nothing of the try", async () => {
    const people = [await welcomed(), await welcomed({ firstname: "Ugo" })];
    const gap = await aGap();
    const answers = await Promise.all(people.map((person) => place(person, gap)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const [refusal, loser] = [
      answers.find(({ status }) => status === 409),
      answers[0]?.status === 409 ? 0 : 1,
    ];
    expect(refusal?.message).toMatch(/^Il n'y a plus de place en tant que Personne pour/);
    const id = people[loser]?.id ?? 0;
    expect(await givenBy({ id })).toEqual([]);
    expect(await festival.services.db.$count(checkInMarks, eq(checkInMarks.userId, id))).toBe(0);
  });

  it("is in one place at a time", async () => {
    const person = await welcomed();
    const [one, other] = [await aGap(), await aGap()];
    const answers = await Promise.all([place(person, one), place(person, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it("is neither offered nor given a slot against the rest rules", async () => {
    const person = await welcomed();
    const long = await aGap({ from: -100, until: 100 });
    await festival.as.admin.post("/configuration/restRules", {
      value: { everybody: { hoursInARow: 3 }, teams: [] },
    });
    const [offered, answer] = [await slotsFor(person), await place(person, long)];
    await festival.as.admin.delete("/configuration/restRules");
    expect([offered, answer.status]).toEqual([[], 409]);
    expect(await slotsFor(person)).toHaveLength(1);
  });

  it("keeps the availabilities that they gave", async () => {
    const gap = await aGap();
    const tomorrow = new Date(Math.ceil(Date.now() / (24 * hour)) * 24 * hour + 22 * hour);
    const { volunteer } = festival.ids;
    const later = { startAt: tomorrow, endAt: new Date(tomorrow.getTime() + 2 * hour) };
    await festival.services.db.insert(availabilities).values({ userId: volunteer, ...later });
    expect((await place({ id: volunteer }, gap)).status).toBe(204);
    expect(await givenBy({ id: volunteer })).toHaveLength(2);
  });

  it.each([
    ["that is over", { from: -120, until: -5 }, "benevole", 409, "Ce créneau s'est terminé le"],
    ["that begins too late", { from: 200, until: 260 }, "benevole", 409, "affecte cette personne d'avance"],
    ["of another team", { team: "hard" }, "hard", 409, "ne peut pas être affecté·e en tant que"],
    ["for a team that it does not ask for", {}, "soft", 409, "ne peut pas être affecté·e en tant que"],
  ] as const)("is refused a slot %s", async (_case, gap, as, status, message) => {
    const answer = await place(await welcomed(), await aGap(gap), { as });
    expect([answer.status, answer.message]).toEqual([status, expect.stringContaining(message)]);
  });

  it("is refused a slot that is not there, and must exist", async () => {
    const gap = await aGap();
    const person = await welcomed();
    expect((await place(person, { ...gap, assignmentId: "9" })).status).toBe(404);
    expect((await place(person, { ...gap, taskId: 9_999 })).status).toBe(404);
    expect((await place({ id: 999_999 }, gap)).status).toBe(404);
    expect((await place(person, gap, { as: "x".repeat(50) })).status).toBe(400);
  });
});
