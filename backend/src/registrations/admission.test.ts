import type { StaffCandidate, VolunteerCandidate } from "@coulisses/shared-domain/contract/registrations";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { eq } from "drizzle-orm";
import { charismaParticipations } from "../database/schema/charisma";
import { availabilities, membershipApplications, users } from "../database/schema/people";
import { call } from "../testing/calls";
import { newInvitation } from "./testing/new-invitation";
import {
  act,
  applyAsStaff,
  applyAsVolunteer,
  enrol,
  humain,
  idsIn,
  openAdmissions,
  organiser,
  outcome,
  server,
  sg,
  stranger,
  teamsOf,
  volunteer,
} from "./testing/admissions";

openAdmissions();

describe("Anyone who has not confirmed their address", () => {
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
    expect(me.json()).toMatchObject({
      membershipApplication: "VOLUNTEER",
      applications: [
        { membership: "STAFF", isRejected: true },
        { membership: "VOLUNTEER", isRejected: false },
      ],
    });
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

  it("CH-5 count charisma for availabilities alone, not for past events", async () => {
    const person = await volunteer({});
    const cleaning = { slug: "nettoyage", eventDate: "2026-11-21", name: "Nettoyage", charisma: 20 };
    await server.services.db.insert(charismaParticipations).values({ participantId: person.id, ...cleaning });
    const candidates = (await act("GET", "/volunteers", humain)).json<VolunteerCandidate[]>();
    expect(candidates.find(({ id }) => id === person.id)?.charisma).toBe(0);
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

  it("tell the person of a rejection by mail, once, with the way that stays open", async () => {
    const [soft, hard] = [await volunteer(), await organiser()];
    await act("DELETE", `/volunteers/${String(soft.id)}`, humain);
    await act("DELETE", `/volunteers/${String(soft.id)}`, humain);
    await act("DELETE", `/staffs/${String(hard.id)}`, sg);
    await server.services.jobs.settled();
    const mailTo = ({ email }: typeof soft) => server.mails.filter(({ to }) => to === email);
    expect(mailTo(soft)).toMatchObject([{ subject: "[24h de l'INSA] Ta candidature" }]);
    expect(mailTo(soft)[0]?.text).toContain("/availabilities");
    expect(mailTo(hard)).toHaveLength(1);
    expect(mailTo(hard)[0]?.text).toContain("bénévole pendant le festival");
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
