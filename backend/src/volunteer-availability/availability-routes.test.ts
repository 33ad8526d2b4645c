import type { Availabilities } from "@coulisses/shared-domain/contract/volunteer-availability";
import { and, eq } from "drizzle-orm";
import { membershipApplications } from "../database/schema/people";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { useFestival } from "../testing/festival";
import { placeOn } from "../planning/testing/assign";
import { slot } from "../festival-tasks/testing/sheets";

const festival = useFestival();

const path = (id: number) => `/volunteer-availability/${id}`;
const give = (...availabilities: Availabilities) =>
  festival.as.volunteer.post(path(festival.ids.volunteer), { availabilities });
const replace = (...availabilities: Availabilities) =>
  festival.as.humain.patch(path(festival.ids.volunteer), { availabilities });

describe("Giving one's availabilities", () => {
  beforeEach(() => replace());

  it("AV-10 adds and merges, and takes nothing away", async () => {
    expect((await give(slot(18, 20), slot(10, 12))).status).toBe(201);
    const answer = await give(slot(20, 23));
    expect(answer.json()).toEqual([slot(10, 12), slot(18, 23)]);
    expect((await festival.as.volunteer.get(path(festival.ids.volunteer))).json()).toEqual([
      slot(10, 12),
      slot(18, 23),
    ]);
  });

  it("AV-9 says what is wrong with each period, and records nothing", async () => {
    const refusal = await give(slot(18, 19), slot(11, 13), slot(14, 16));
    expect(refusal.status).toBe(409);
    expect(refusal.message.split("\n")).toEqual([
      "[14/05/2027 11:00-14/05/2027 13:00]Il n'est pas possible de sélectionner des heures impaires en dehors du shift de la soirée (18h00-06h00)",
      "[14/05/2027 18:00-14/05/2027 19:00]La disponibilité doit durer au moins 2 heures",
    ]);
    expect((await festival.as.volunteer.get(path(festival.ids.volunteer))).json()).toEqual([]);
  });

  it("loses nothing of what is sent at once", async () => {
    const windows = [slot(6, 8), slot(8, 10), slot(12, 14), slot(14, 16), slot(20, 22)];
    const answers = await Promise.all(windows.map((window) => give(window)));
    expect(answers.map(({ status }) => status)).toEqual(windows.map(() => 201));
    expect((await festival.as.volunteer.get(path(festival.ids.volunteer))).json()).toEqual([
      slot(6, 10),
      slot(12, 16),
      slot(20, 22),
    ]);
  });

  it("AV-7 counts hours in Paris across the night on which clocks change", async () => {
    const night = { start: "2027-03-27T21:00:00.000Z", end: "2027-03-28T03:00:00.000Z" };
    const morning = { start: "2027-03-28T06:00:00.000Z", end: "2027-03-28T08:00:00.000Z" };
    expect((await give(night, morning)).json()).toEqual([night, morning]);
    const oddHour = { start: "2027-03-28T07:00:00.000Z", end: "2027-03-28T09:00:00.000Z" };
    await replace();
    expect((await give(oddHour)).status).toBe(409);
  });

  it("AV-11, AP-5 makes a rejected candidate a candidate again, only when something is new", async () => {
    const [userId, edition] = [festival.ids.volunteer, editionOf(new Date())];
    const application = { userId, edition, membership: "VOLUNTEER" as const };
    const { db } = festival.services;
    const isRejected = async () => {
      const own = and(eq(membershipApplications.userId, userId), eq(membershipApplications.edition, edition));
      return (await db.select().from(membershipApplications).where(own))[0]?.isRejected;
    };
    await give(slot(10, 14));
    await db.insert(membershipApplications).values({ ...application, isRejected: true });
    await give(slot(10, 12));
    expect(await isRejected()).toBe(true);
    await give(slot(12, 16));
    expect(await isRejected()).toBe(false);
  });
});

describe("Taking back one's availabilities", () => {
  const takeBack = (...availabilities: Availabilities) =>
    festival.as.volunteer.post(`${path(festival.ids.volunteer)}/withdrawals`, { availabilities });
  const left = async () => (await festival.as.volunteer.get(path(festival.ids.volunteer))).json();

  it("is possible until a place is given there", async () => {
    await replace(slot(10, 14), slot(18, 22));
    const answer = await takeBack(slot(12, 14));
    expect([answer.status, answer.json()]).toEqual([200, [slot(10, 12), slot(18, 22)]]);

    const { db } = festival.services;
    await placeOn(db, { id: 4_001, name: "Tenir le bar", people: [festival.ids.volunteer], ...slot(18, 20) });
    const refused = await takeBack(slot(18, 22));
    expect([refused.status, refused.message]).toEqual([
      409,
      "On compte déjà sur toi du vendredi 14 mai à 18:00 au vendredi 14 mai à 20:00 : demande un échange",
    ]);
    expect(await left()).toEqual([slot(10, 12), slot(18, 22)]);
    expect((await takeBack(slot(20, 22))).json()).toEqual([slot(10, 12), slot(18, 20)]);
  });

  it("is of oneself only", async () => {
    const own = `${path(festival.ids.volunteer)}/withdrawals`;
    expect((await festival.as.humain.post(own, { availabilities: [slot(10, 12)] })).status).toBe(403);
    expect((await festival.nobody.post(own, { availabilities: [slot(10, 12)] })).status).toBe(401);
  });
});

describe("Replacing a person's availabilities", () => {
  it("AV-12 leaves exactly what is sent", async () => {
    await replace(slot(10, 14));
    const answer = await replace(slot(20, 22), slot(22, 24));
    expect([answer.status, answer.json()]).toEqual([200, [slot(20, 24)]]);
    expect((await replace()).json()).toEqual([]);
  });

  it("says when there is nobody of that number", async () => {
    for (const answer of [
      await festival.as.humain.get(path(123_456)),
      await festival.as.humain.patch(path(123_456), { availabilities: [] }),
    ]) {
      expect([answer.status, answer.message]).toEqual([404, "La personne #123456 n'existe pas"]);
    }
  });
});

describe("Who may", () => {
  const body = { availabilities: [] };

  it("read: oneself, and those who assign", async () => {
    const own = path(festival.ids.volunteer);
    expect((await festival.as.volunteer.get(own)).status).toBe(200);
    expect((await festival.as.humain.get(own)).status).toBe(200);
    expect((await festival.as.organiser.get(own)).status).toBe(403);
    expect((await festival.nobody.get(own)).status).toBe(401);
  });

  it("add: oneself only", async () => {
    const own = path(festival.ids.volunteer);
    expect((await festival.as.volunteer.post(own, body)).status).toBe(201);
    expect((await festival.as.humain.post(own, body)).status).toBe(403);
  });

  it("replace: those who assign only", async () => {
    const own = path(festival.ids.volunteer);
    expect((await festival.as.volunteer.patch(own, body)).status).toBe(403);
    expect((await festival.as.humain.patch(own, body)).status).toBe(200);
  });
});

describe("Bad input", () => {
  it.each([
    [{}, "Disponibilités : une liste de périodes est attendue"],
    [
      { availabilities: [{ start: "hier", end: "demain" }] },
      "Date de début : une date est attendue (ISO 8601)",
    ],
    [{ availabilities: [slot(12, 10)] }, "La date de fin doit être après la date de début"],
    [{ availabilities: [slot(12, 12)] }, "La période doit avoir une durée"],
  ])("%j is refused", async (body, message) => {
    const answer = await festival.as.volunteer.post(path(festival.ids.volunteer), body);
    expect(answer.status).toBe(400);
    expect(answer.message).toContain(message);
  });

  it("wants a number in the path", async () => {
    expect((await festival.as.volunteer.get("/volunteer-availability/moi")).status).toBe(400);
  });

  it("is refused at once when it is too much, and records nothing", async () => {
    const own = path(festival.ids.volunteer);
    const many = (count: number) => ({
      availabilities: Array.from({ length: count }, () => slot(10, 12)),
    });
    const [tooMany, tooLarge] = [
      await festival.as.volunteer.post(own, many(1_001)),
      await festival.as.volunteer.post(own, many(10_000)),
    ];
    expect(tooMany.status).toBe(400);
    expect(tooMany.message).toMatch(/^Disponibilités : 1\s000 périodes au plus$/);
    expect(tooLarge.status).toBe(413);
    await replace();
    expect((await festival.as.volunteer.post(own, many(1_000))).json()).toEqual([slot(10, 12)]);
  });

  it.each([
    ["goes forward", "2027-03-28T00:00:00.000Z", "2027-03-28T01:00:00.000Z", 409],
    ["goes forward", "2027-03-28T00:00:00.000Z", "2027-03-28T02:00:00.000Z", 201],
    ["goes back", "2027-10-31T00:00:00.000Z", "2027-10-31T01:00:00.000Z", 409],
    ["goes back", "2027-10-31T00:00:00.000Z", "2027-10-31T02:00:00.000Z", 201],
    ["goes back", "2027-10-31T06:00:00.000Z", "2027-10-31T08:00:00.000Z", 409],
  ])(
    "the night on which the clock %s, %s to %s is answered %s: hours that pass count",
    async (_, start, end, status) => {
      await replace();
      expect((await give({ start, end })).status).toBe(status);
    },
  );

  it("of another person is refused whatever the period, and of nobody is not found", async () => {
    const body = { availabilities: [slot(10, 12)] };
    for (const id of [festival.ids.humain, 123_456]) {
      expect((await festival.as.volunteer.post(path(id), body)).status).toBe(403);
      expect((await festival.as.volunteer.patch(path(id), body)).status).toBe(403);
      expect((await festival.as.volunteer.get(path(id))).status).toBe(403);
    }
    for (const id of ["0", "-1", "1.5", "9999999999999999"]) {
      expect((await festival.as.volunteer.post(`/volunteer-availability/${id}`, body)).status).toBe(400);
    }
  });
});
