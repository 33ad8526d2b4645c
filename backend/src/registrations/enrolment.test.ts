import { call } from "../testing/calls";
import {
  act,
  applyAsStaff,
  enrol,
  humain,
  openAdmissions,
  organiser,
  outcome,
  server,
  sg,
  teamsOf,
  volunteer,
} from "./testing/admissions";

openAdmissions();

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

  it("EN-3 leaves alone anyone who is in already: no second mail", async () => {
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
  });

  it("tells organisers by mail, too", async () => {
    const hard = await organiser();
    await enrol("staffs", sg, hard);
    await server.services.jobs.settled();
    expect(server.mails).toMatchObject([
      { to: hard.email, subject: "[24h de l'INSA] Bienvenue chez les orgas !" },
    ]);
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
