import type { Helper, PlannedVolunteer } from "@coulisses/shared-domain/contract/planning/crowd";
import { eq } from "drizzle-orm";
import { festivalTasks } from "../../database/schema/festival-tasks";
import { users } from "../../database/schema/people";
import { makeAvailable, slot } from "../../festival-tasks/testing/sheets";
import { useFestival } from "../../testing/festival";
import { placeOn } from "../testing/assign";

const festival = useFestival();
const id = () => festival.ids;

beforeAll(async () => {
  const { db } = festival.services;
  await makeAvailable(festival, id().volunteer, slot(10, 12), slot(18, 24));
  await makeAvailable(festival, id().organiser, slot(18, 22));
  await makeAvailable(festival, id().matos, slot(18, 20), slot(20, 24));
  const bar = { id: 1, name: "Tenir le bar", people: [id().organiser], ...slot(18, 20) };
  await placeOn(db, bar);
  await placeOn(db, { id: 2, name: "Annulée", people: [id().volunteer], ...slot(20, 22) });
  await db.update(festivalTasks).set({ deletedAt: new Date() }).where(eq(festivalTasks.id, 2));
});

describe("The plannings of several people", () => {
  const of = async (query: string) => {
    const answer = await festival.as.organiser.get(`/multi-planning${query}`);
    expect(answer.status).toBe(200);
    return answer.json<PlannedVolunteer[]>();
  };

  it("come in the order asked for, with teams, availabilities and slots", async () => {
    const { organiser, volunteer } = id();
    const [first, second] = await of(`?volunteerIds=${volunteer}&volunteerIds=${organiser}`);
    expect(first).toEqual({
      id: volunteer,
      firstname: "volunteer",
      lastname: expect.any(String),
      nickname: null,
      teams: ["benevole"],
      availabilities: [slot(10, 12), slot(18, 24)],
      assignments: [],
    });
    expect(second).toMatchObject({
      id: organiser,
      teams: ["benevole", "hard"],
      assignments: [{ id: 1, name: "Tenir le bar", place: null, ...slot(18, 20) }],
    });
    const { id: taskId, mobilizationId, assignmentId } = second!.assignments[0]!;
    const where = `tasks/${taskId}/mobilizations/${mobilizationId}/assignments/${assignmentId}`;
    expect((await festival.as.organiser.get(`/assignments/${where}/for-calendar`)).status).toBe(200);
  });

  it("may be asked for as one list, each person once", async () => {
    const { organiser, volunteer } = id();
    const people = await of(`?volunteerIds=${organiser},${volunteer},${organiser}`);
    expect(people.map((person) => person.id)).toEqual([organiser, volunteer]);
  });

  it("leave out anyone who is unknown, gone or not admitted, and are none for nobody", async () => {
    const { db } = festival.services;
    const [newcomer] = await db
      .insert(users)
      .values({
        email: "new@example.org",
        passwordHash: "none",
        firstname: "Nina",
        lastname: "Neuve",
        birthdate: "2000-01-01",
        phone: "0612345678",
      })
      .returning({ id: users.id });
    await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, id().signa));
    expect(await of(`?volunteerIds=999999,${String(newcomer?.id)},${id().signa}`)).toEqual([]);
    expect(await of("")).toEqual([]);
  });

  it.each([
    ["?volunteerIds=moi", "L'identifiant n'est pas valable"],
    ["?volunteerIds=0", "L'identifiant n'est pas valable"],
    ["?volunteerIds=1,99999999999", "L'identifiant n'est pas valable"],
    [`?volunteerIds=${Array.from({ length: 501 }, (_, at) => at + 1).join()}`, "Bénévoles : 500 au plus"],
  ])("are refused for what is no list of people: %#", async (query, message) => {
    const answer = await festival.as.organiser.get(`/multi-planning${query}`);
    expect([answer.status, answer.message]).toEqual([400, message]);
  });

  it("are for those who hold the permission", async () => {
    expect((await festival.as.volunteer.get("/multi-planning")).status).toBe(403);
    expect((await festival.nobody.get("/multi-planning")).status).toBe(401);
  });
});

describe("A call for help", () => {
  const call = (from: number, to: number) => {
    const { start, end } = slot(from, to);
    return festival.as.organiser.get(`/need-help?start=${start}&end=${end}`);
  };
  const helpers = async (from: number, to: number) =>
    (await call(from, to)).json<Helper[]>().map(({ firstname }) => firstname);

  it("finds anyone who is available throughout and has nothing to do then", async () => {
    expect(await helpers(20, 22)).toEqual(["matos", "organiser", "volunteer"]);
    expect(await helpers(18, 20)).toEqual(["matos", "volunteer"]);
    expect(await helpers(10, 12)).toEqual(["volunteer"]);
    expect(await helpers(11, 13)).toEqual([]);
  });

  it("takes a slot that only touches the window for no hindrance, one that overlaps it for one", async () => {
    expect(await helpers(20, 21)).toContain("organiser");
    expect(await helpers(19, 21)).not.toContain("organiser");
  });

  it("takes two availabilities that follow each other for one", async () => {
    expect(await helpers(19, 21)).toContain("matos");
  });

  it("tells how to reach them, and all else that they have to do", async () => {
    const [, organiser] = (await call(20, 22)).json<Helper[]>();
    expect(organiser).toMatchObject({
      phone: "0612345678",
      teams: ["benevole", "hard"],
      availabilities: [slot(18, 22)],
      assignments: [{ id: 1, name: "Tenir le bar" }],
    });
  });

  it("counts hours as they pass on the night on which the clocks go back", async () => {
    const night = { start: "2027-10-30T22:00:00.000Z", end: "2027-10-31T05:00:00.000Z" };
    await makeAvailable(festival, id().elec, night);
    const at = async (start: string, end: string) =>
      (await festival.as.organiser.get(`/need-help?start=${start}&end=${end}`)).json<Helper[]>().length;
    // From the first half past two to the second.
    expect(await at("2027-10-31T02:30:00%2B02:00", "2027-10-31T02:30:00%2B01:00")).toBe(1);
    expect(await at("2027-10-31T05:30:00%2B01:00", "2027-10-31T06:30:00%2B01:00")).toBe(0);
  });

  it.each([
    [22, 20],
    [20, 20],
    [20, 800],
  ])("is refused from %i to %i", async (from, to) => {
    const answer = await call(from, to);
    expect([answer.status, answer.message]).toEqual([400, "La plage horaire est invalide"]);
  });

  it.each(["", "?start=hier&end=demain", "?start=2027-05-14T18:00:00Z"])(
    "is refused with %s",
    async (query) => {
      expect((await festival.as.organiser.get(`/need-help${query}`)).status).toBe(400);
    },
  );

  it("is for those who hold the permission", async () => {
    expect((await festival.as.volunteer.get("/need-help")).status).toBe(403);
    expect((await festival.nobody.get("/need-help")).status).toBe(401);
  });
});
