import { randomUUID } from "node:crypto";
import { type KnownPerson, NOT_AT_DESK } from "@coulisses/shared-domain/desk/welcome";
import { and, eq, sql } from "drizzle-orm";
import { rowsOf } from "../database/driver";
import { permissions, teamPermissions, userTeams } from "../database/schema/access";
import { auditEntries } from "../database/schema/audit";
import { deskWelcomes } from "../database/schema/desk";
import { membershipApplications, users } from "../database/schema/people";
import {
  festival,
  newPhone,
  openDesk,
  rowOf,
  welcome,
  welcomed,
  welcomeOf,
  zoe,
} from "./testing/desk-festival";

openDesk();
const count = (phone: string) => festival.services.db.$count(users, eq(users.phone, phone));
const known = async (phone: string) =>
  (await festival.as.humain.get(`/desk/people?phone=${encodeURIComponent(phone)}`)).json<KnownPerson[]>();

describe("A person whom the desk welcomes", () => {
  it("DK-2 is a volunteer at once, as if enrolled, with the terms approved on the spot", async () => {
    const form = zoe({ firstname: "  Zoé ", mobilePhone: "06 98 76 54 32" });
    const answer = await welcome(form);
    expect([answer.status, answer.json()]).toEqual([
      201,
      { id: expect.any(Number), firstname: "Zoé", lastname: "Petit", nickname: null },
    ]);
    const person = answer.json<{ id: number }>();
    expect(await rowOf(person)).toMatchObject({
      phone: "0698765432",
      birthdate: "2003-02-01",
      hasApprovedEula: true,
      emailConfirmedAt: null,
      registrationMembership: "VOLUNTEER",
    });
    const { db } = festival.services;
    const teams = await db.select().from(userTeams).where(eq(userTeams.userId, person.id));
    expect(teams.map(({ teamCode }) => teamCode).sort()).toEqual(["benevole", "soft"]);
    const applied = eq(membershipApplications.userId, person.id);
    expect(await db.$count(membershipApplications, applied)).toBe(1);
    expect(await welcomeOf(person)).toMatchObject({
      welcomedBy: festival.ids.humain,
      termsApprovedAt: expect.any(Date),
      claimHash: null,
    });
    const lines = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.id));
    expect(lines).toMatchObject([
      {
        kind: "welcomed-at-desk",
        actorId: festival.ids.humain,
        details: { membership: "VOLUNTEER", teams: ["soft", "benevole"], hasApprovedEULA: true },
      },
    ]);
  });

  it("DK-5 has an address that is none, gets no mail, and nobody signs in to it", async () => {
    const person = await welcomed();
    const email = (await rowOf(person))?.email ?? "";
    expect(email).toMatch(/^accueil-[0-9a-f-]{36}@sans-adresse\.invalid$/);
    for (const password of ["nobody's", "Scene-Ouverte-26!"])
      expect((await festival.nobody.post("/login", { email, password })).status).not.toBe(201);
    await festival.nobody.post("/forgot", { email });
    await festival.services.write((_tx, _changes, enqueue) => {
      const button = { label: "Ouvrir", url: "http://coulisses.test" };
      const letter = { subject: "Bonjour", paragraphs: ["Bonjour"], button };
      enqueue("letter", { userId: person.id, letter });
      enqueue("letter", { userId: festival.ids.organiser, to: email, letter });
      enqueue("address-mail", { userId: person.id, email, about: "confirmation" });
      enqueue("password-reset", {
        userId: person.id,
        email,
        origin: { actorId: null, address: null, userAgent: null },
      });
      enqueue("letter", { userId: festival.ids.organiser, letter });
      return Promise.resolve();
    });
    expect((await festival.mails()).map(({ to }) => to)).toEqual([festival.emails.organiser]);
    const queued = await festival.services.db.execute(sql`select from pgboss.job
      where data ->> 'userId' = ${String(person.id)} or data ->> 'to' = ${email} or data ->> 'email' = ${email}`);
    expect(rowsOf(queued)).toEqual([]);
  });

  it.each([
    [{ firstname: "x".repeat(500) }, "Le prénom ne peut pas dépasser 30 caractères"],
    [{ lastname: "   " }, "Il faut renseigner un nom"],
    [{ lastname: "https://exemple.fr" }, "Le nom ne peut pas contenir de lien"],
    [{ mobilePhone: "0412345678" }, "Numéro de téléphone mobile non valable"],
    [{ birthdate: "2999-01-01" }, "Tu ne peux pas naître dans le futur"],
    [{ hasApprovedEULA: false }, "Les Conditions Générales d'Utilisation doivent être approuvées"],
    [{ hasApprovedEULA: undefined }, "Les Conditions Générales d'Utilisation doivent être approuvées"],
    [{ key: "one" }, "Clé : un identifiant est attendu"],
  ])("DK-2 with %o is refused, and nobody is made", async (wrong, message) => {
    const phone = newPhone();
    const answer = await welcome(zoe({ mobilePhone: phone, ...wrong }));
    expect([answer.status, answer.message]).toEqual([400, message]);
    expect(await count(phone)).toBe(0);
  });

  it("may have a script for a name: it is a text like any other", async () => {
    const person = await welcomed({ firstname: "<script>1</script>", lastname: "'); --" });
    expect(await rowOf(person)).toMatchObject({ firstname: "<script>1</script>", lastname: "'); --" });
  });
});

describe("DK-3 A telephone number", () => {
  it("says whose it is, however it was written, and offers that person", async () => {
    const phone = newPhone();
    const person = await welcomed({ mobilePhone: phone });
    expect(await known(phone)).toEqual([{ ...person, isMember: true, hasAddress: false }]);
    const { db } = festival.services;
    const international = `+33 ${phone.slice(1, 2)} ${phone.slice(2)}`;
    await db.update(users).set({ phone: international }).where(eq(users.id, person.id));
    expect(await known(phone.replace(/(..)/g, "$1 "))).toHaveLength(1);
    expect(await known(newPhone())).toEqual([]);
    const again = await welcome(zoe({ mobilePhone: phone }));
    expect([again.status, again.message]).toEqual([409, "Un compte existe avec ce numéro : Zoé Petit"]);
    await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, person.id));
    expect(await known(phone)).toEqual([]);
  });

  it("of two desks at once makes one account", async () => {
    const phone = newPhone();
    const answers = await Promise.all(
      ["Zoé", "Zoe", "Zoée"].map((firstname) => welcome(zoe({ mobilePhone: phone, firstname }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await count(phone)).toBe(1);
  });

  it("of a press that is sent twice welcomes once, and both get the same person", async () => {
    const form = zoe();
    const answers = await Promise.all([welcome(form), welcome(form), welcome(form)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await count(form.mobilePhone)).toBe(1);
  });
});

describe("DK-1 The desk", () => {
  it("is closed to strangers, volunteers and organisers, for each of its calls", async () => {
    const person = await welcomed();
    const below = `/desk/people/${String(person.id)}`;
    const placing = { taskId: 1, mobilizationId: "slot", assignmentId: "0", as: "benevole" };
    const before = await festival.services.db.$count(users);
    for (const [who, status] of [
      [festival.nobody, 401],
      [festival.as.volunteer, 403],
      [festival.as.organiser, 403],
      [festival.as.matos, 403],
    ] as const) {
      const answers = [
        await who.get("/desk/people?phone=0612345678"),
        await who.post("/desk/people", zoe()),
        await who.get(`${below}/slots`),
        await who.post(`${below}/places`, placing),
        await who.post(`${below}/claim-link`),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    }
    expect(await festival.services.db.$count(users)).toBe(before);
  });

  it("takes the right to admit besides the right to assign", async () => {
    const { db } = festival.services;
    const [enrolSoft] = await db.select().from(permissions).where(eq(permissions.name, "enroll-soft"));
    const grant = { teamCode: "humain", permissionId: enrolSoft?.id ?? 0 };
    const granted = and(
      eq(teamPermissions.teamCode, grant.teamCode),
      eq(teamPermissions.permissionId, grant.permissionId),
    );
    await db.delete(teamPermissions).where(granted);
    const answer = await welcome(zoe());
    await db.insert(teamPermissions).values(grant);
    expect([answer.status, answer.message]).toEqual([403, NOT_AT_DESK]);
  });

  it("forgets with the person that they were welcomed", async () => {
    const person = await welcomed({ key: randomUUID() });
    await festival.as.humain.delete(`/users/${String(person.id)}`, undefined, { "if-match": '"1"' });
    expect(await festival.services.db.$count(deskWelcomes, eq(deskWelcomes.userId, person.id))).toBe(0);
  });
});
