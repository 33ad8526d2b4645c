import type { StaffCandidate, VolunteerCandidate } from "@coulisses/shared-domain/contract/registrations";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { eq } from "drizzle-orm";
import { availabilities, membershipApplications, users } from "../database/schema/people";
import { call } from "../testing/calls";
import type { TestServer } from "../testing/test-server";
import { newInvitation } from "./testing/new-invitation";
import { outcome, type Admissions, type Person, startAdmissions } from "./testing/admissions";

let server: Admissions["server"], act: Admissions["act"];
let sg: Person, humain: Person, stranger: Person;

beforeAll(async () => {
  ({ server, sg, humain, stranger, act } = await startAdmissions());
});
afterAll(() => server.close());
beforeEach(async () => {
  // Those that a test did not wait for.
  await server.services.jobs.settled();
  server.mails.splice(0);
});

const idsIn = async (path: string, by: Person) =>
  (await act("GET", path, by)).json<{ id: number }[]>().map(({ id }) => id);
const teamsOf = async ({ id }: Person) =>
  (await call(server, "GET", `/users/${String(id)}`, { token: humain.accessToken })).json<{
    teams: string[];
  }>().teams;

const applyAsVolunteer = (person: Person) => act("POST", `/volunteers/apply/${String(person.id)}`, person);
const applyAsStaff = async (person: Person, token?: string) =>
  act("POST", "/staffs", person, { email: person.email, token: token ?? (await newInvitation(server)) });
async function volunteer(fields: Parameters<TestServer["person"]>[0] = {}): Promise<Person> {
  const person = await server.person(fields);
  expect((await applyAsVolunteer(person)).status).toBe(204);
  return person;
}
async function organiser(fields: Parameters<TestServer["person"]>[0] = {}): Promise<Person> {
  const person = await server.person(fields);
  expect((await applyAsStaff(person)).status).toBe(204);
  return person;
}
const enrol = (group: "staffs" | "volunteers", by: Person, ...people: { id: number }[]) =>
  act("POST", `/${group}/enroll`, by, { candidates: people.map(({ id }) => ({ id, name: "Camille" })) });

describe("Whoever has not confirmed their address", () => {
  it("is listed as such, and enrolled once they have", async () => {
    const person = await volunteer({ emailConfirmedAt: null, firstname: "Zoé", lastname: "Lune" });
    const found = async () =>
      (await act("GET", "/volunteers", humain))
        .json<VolunteerCandidate[]>()
        .find(({ id }) => id === person.id)?.emailConfirmed;
    expect(await found()).toBe(false);
    expect(outcome(await enrol("volunteers", humain, person))).toEqual([
      409,
      "Zoé Lune n'a pas encore confirmé son adresse mail",
    ]);
    expect(await teamsOf(person)).toEqual([]);
    const token = server.services.tokens.signConfirmation({ userId: person.id, email: person.email });
    const confirm = await call(server, "POST", "/users/me/email/confirm", {
      token: person.accessToken,
      body: { token },
    });
    expect(confirm.status).toBe(204);
    expect(await found()).toBe(true);
    expect((await enrol("volunteers", humain, person)).status).toBe(204);
  });
});

describe("AP-1 Applying", () => {
  it("is done once an edition for each membership", async () => {
    const person = await volunteer();
    expect(outcome(await applyAsVolunteer(person))).toEqual([
      409,
      "Tu as déjà candidaté pour être bénévole pour cette édition",
    ]);
    expect((await applyAsStaff(person)).status).toBe(204);
    expect(outcome(await applyAsStaff(person))).toEqual([
      409,
      "Tu as déjà candidaté pour être orga pour cette édition",
    ]);
  });

  it("AP-4 as a volunteer is open to who was refused as an organiser, and is what their home shows then", async () => {
    const person = await organiser();
    expect((await act("DELETE", `/staffs/${String(person.id)}`, sg)).status).toBe(204);
    const path = `/volunteers/${String(person.id)}`;
    expect((await act("GET", path, person)).json()).toEqual({ hasApplication: false });
    expect(outcome(await applyAsStaff(person))).toEqual([
      409,
      "Ta candidature pour être orga a été rejetée pour cette édition",
    ]);
    expect((await applyAsVolunteer(person)).status).toBe(204);
    const me = await call(server, "GET", "/users/me", { token: person.accessToken });
    expect(me.json()).toMatchObject({ membershipApplication: "VOLUNTEER" });
  });

  it("starts anew each edition", async () => {
    const person = await server.person();
    await server.services.db.insert(membershipApplications).values({
      userId: person.id,
      membership: "VOLUNTEER",
      edition: editionOf(new Date()) - 1,
      isRejected: true,
    });
    expect((await applyAsVolunteer(person)).status).toBe(204);
  });

  it("X4 is for oneself, and as an organiser with an invitation that is good", async () => {
    const person = await server.person();
    const others = [403, "Tu ne peux candidater que pour toi-même"];
    expect(outcome(await act("POST", `/volunteers/apply/${String(stranger.id)}`, person))).toEqual(others);
    const token = await newInvitation(server);
    expect(outcome(await act("POST", "/staffs", person, { email: stranger.email, token }))).toEqual(others);
    for (const bad of ["a.b.c", "", person.accessToken]) {
      expect(outcome(await applyAsStaff(person, bad))).toEqual([400, "Le lien de candidature a expiré"]);
    }
  });

  it("is made once of twenty tries at once", async () => {
    const person = await server.person();
    const answers = await Promise.all(Array.from({ length: 20 }, () => applyAsVolunteer(person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      204,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });

  it("is read by the person and by those who admit", async () => {
    const person = await volunteer();
    const path = `/volunteers/${String(person.id)}`;
    expect((await act("GET", path, person)).json()).toEqual({ hasApplication: true });
    expect((await act("GET", path, humain)).json()).toEqual({ hasApplication: true });
    expect((await act("GET", path, stranger)).status).toBe(403);
    expect((await act("GET", `/staffs/${person.email}`, person)).json()).toEqual({ hasApplication: false });
    expect((await act("GET", `/staffs/${person.email}`, sg)).json()).toEqual({ hasApplication: false });
    expect((await act("GET", "/staffs/nobody%40example.org", sg)).json()).toEqual({ hasApplication: false });
    expect((await act("GET", "/staffs/nobody%40example.org", stranger)).status).toBe(403);
  });
});

describe("AP-3 The candidates", () => {
  it("are listed with what those who admit them need", async () => {
    const person = await volunteer({
      firstname: "Noé",
      lastname: "Faure",
      nickname: "Nono",
      phone: "0711223344",
      birthdate: "2004-02-29",
      comment: "Végétarien",
      note: "Très bien l'an dernier",
      teams: ["kfet"],
    });
    const period = { start: "2027-05-14T16:00:00.000Z", end: "2027-05-14T20:00:00.000Z" };
    await server.services.db
      .insert(availabilities)
      .values({ userId: person.id, startAt: new Date(period.start), endAt: new Date(period.end) });
    const found = (await act("GET", "/volunteers", humain))
      .json<VolunteerCandidate[]>()
      .find(({ id }) => id === person.id);
    expect(found).toEqual({
      id: person.id,
      firstname: "Noé",
      lastname: "Faure",
      nickname: "Nono",
      email: person.email,
      emailConfirmed: true,
      candidatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
      teams: ["kfet"],
      charisma: 0,
      mobilePhone: "0711223344",
      birthdate: "2004-02-29",
      comment: "Végétarien",
      note: "Très bien l'an dernier",
      availabilities: [period],
    });
  });

  it("say nothing of a volunteer's life to those who admit organisers", async () => {
    const person = await organiser({ note: "Secret", comment: "Privé" });
    const found = (await act("GET", "/staffs", sg))
      .json<StaffCandidate[]>()
      .find(({ id }) => id === person.id);
    expect(Object.keys(found ?? {}).sort()).toEqual(
      ["candidatedAt", "email", "emailConfirmed", "firstname", "id", "lastname", "nickname", "teams"].sort(),
    );
    expect((await act("GET", "/volunteers", sg)).status).toBe(403);
  });

  it("leave the list when they are rejected, enrolled or gone, and the badge counts the same", async () => {
    const [waiting, out, member, gone] = [
      await organiser(),
      await organiser(),
      await organiser(),
      await organiser(),
    ];
    const before = await idsIn("/staffs", sg);
    expect(before).toEqual(expect.arrayContaining([waiting.id, out.id, member.id, gone.id]));
    await act("DELETE", `/staffs/${String(out.id)}`, sg);
    await enrol("staffs", sg, member);
    await server.services.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, gone.id));
    const after = await idsIn("/staffs", sg);
    expect(before.filter((id) => !after.includes(id)).sort()).toEqual([out.id, member.id, gone.id].sort());
    expect(await idsIn("/staffs/rejected", sg)).toContain(out.id);
    expect((await act("GET", "/staffs/candidates/count", sg)).json()).toBe(after.length);
  });
});

describe("AP-2 Rejecting and restoring", () => {
  it("are done once, and leave the other membership alone", async () => {
    const person = await volunteer();
    await applyAsStaff(person);
    const path = `/volunteers/${String(person.id)}`;
    expect((await act("DELETE", path, humain)).status).toBe(204);
    expect(outcome(await act("DELETE", path, humain))).toEqual([
      409,
      "Le bénévole a déjà été rejeté pour être bénévole pour cette édition",
    ]);
    expect(await idsIn("/staffs", sg)).toContain(person.id);
    expect(outcome(await applyAsVolunteer(person))).toEqual([
      409,
      "Ta candidature pour être bénévole a été rejetée pour cette édition",
    ]);
    expect((await act("POST", `${path}/cancel-rejection`, humain)).status).toBe(204);
    expect(outcome(await act("POST", `${path}/cancel-rejection`, humain))).toEqual([
      409,
      "Le bénévole n'a pas été rejeté pour être bénévole pour cette édition",
    ]);
    expect(await idsIn("/volunteers", humain)).toContain(person.id);
  });

  it("need an application", async () => {
    const { id } = await server.person();
    const missing = [404, "Cette personne n'a pas candidaté pour être orga pour cette édition"];
    expect(outcome(await act("DELETE", `/staffs/${String(id)}`, sg))).toEqual(missing);
    expect(outcome(await act("POST", `/staffs/${String(id)}/cancel-rejection`, sg))).toEqual(missing);
    expect((await act("DELETE", "/staffs/2147483647", sg)).status).toBe(404);
    expect((await act("DELETE", "/staffs/licorne", sg)).status).toBe(400);
  });
});

describe("Enrolling", () => {
  it("EN-1 brings a volunteer into soft and an organiser into hard", async () => {
    const [soft, hard] = [await volunteer({ teams: ["kfet"] }), await organiser()];
    expect((await enrol("volunteers", humain, soft)).status).toBe(204);
    expect((await enrol("staffs", sg, hard)).status).toBe(204);
    expect((await teamsOf(soft)).sort()).toEqual(["benevole", "kfet", "soft"]);
    expect((await teamsOf(hard)).sort()).toEqual(["benevole", "hard"]);
  });

  it("EN-2 enrols nobody when one of them is in the other team", async () => {
    const [one, other] = [await volunteer(), await volunteer({ firstname: "Zoé", lastname: "Roux" })];
    await applyAsStaff(other);
    await enrol("staffs", sg, other);
    expect(outcome(await enrol("volunteers", humain, one, other))).toEqual([409, "Zoé Roux est déjà enrôlé"]);
    expect(await teamsOf(one)).toEqual([]);
  });

  it("EN-3 leaves alone whoever is in already: no second mail", async () => {
    const [one, other] = [await volunteer(), await volunteer()];
    await enrol("volunteers", humain, one);
    expect((await enrol("volunteers", humain, one, other)).status).toBe(204);
    await server.services.jobs.settled();
    expect(server.mails.map(({ to }) => to).sort()).toEqual([one.email, other.email].sort());
  });

  it("EN-4 tells volunteers by mail, and adds the briefing to their availabilities", async () => {
    const briefing = { start: "2027-05-12T16:00:00.000Z", end: "2027-05-12T18:00:00.000Z" };
    expect((await act("POST", "/volunteers/briefing-time-window", humain, briefing)).status).toBe(204);
    const person = await volunteer();
    await enrol("volunteers", humain, person);
    const given = await call(server, "GET", `/volunteer-availability/${String(person.id)}`, {
      token: person.accessToken,
    });
    expect(given.json()).toEqual([briefing]);
    await server.services.jobs.settled();
    expect(server.mails).toMatchObject([
      { to: person.email, subject: "[24h de l'INSA] Bienvenue dans l'équipe !" },
    ]);
    expect(server.mails[0]?.text).toContain("mercredi 12 mai à 18:00");
    const hard = await organiser();
    await enrol("staffs", sg, hard);
    await server.services.jobs.settled();
    expect(server.mails).toHaveLength(1);
  });

  it("is for those who applied and were not rejected", async () => {
    const out = await volunteer({ firstname: "Max", lastname: "Petit" });
    await act("DELETE", `/volunteers/${String(out.id)}`, humain);
    expect(outcome(await enrol("volunteers", humain, out))).toEqual([
      409,
      "La candidature de Max Petit a été rejetée",
    ]);
    const never = await server.person({ firstname: "Ida", lastname: "Brun" });
    expect(outcome(await enrol("volunteers", humain, never))).toEqual([
      409,
      "Ida Brun n'a pas candidaté pour être bénévole pour cette édition",
    ]);
    expect((await enrol("volunteers", humain, { id: 2_147_483_647 })).status).toBe(404);
    expect((await enrol("volunteers", humain)).status).toBe(400);
  });

  it("and rejecting at once have one result, and the other is told", async () => {
    for (let round = 0; round < 5; round++) {
      const person = await volunteer();
      const [enrolled, rejected] = await Promise.all([
        enrol("volunteers", humain, person),
        act("DELETE", `/volunteers/${String(person.id)}`, humain),
      ]);
      expect([enrolled.status, rejected.status].sort()).toEqual([204, 409]);
      expect((await teamsOf(person)).includes("soft")).toBe(enrolled.status === 204);
    }
  });

  it("of the same people by two managers at once never waits for ever", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => volunteer()));
    const answers = await Promise.all([
      enrol("volunteers", humain, ...people),
      enrol("volunteers", humain, ...people.toReversed()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await Promise.all(people.map(teamsOf))).toEqual(people.map(() => ["soft", "benevole"]));
  });
});
