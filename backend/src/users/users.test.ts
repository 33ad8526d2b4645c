import { brotliDecompressSync } from "node:zlib";
import type { Me } from "@coulisses/shared-domain/contract/users";
import { and, eq } from "drizzle-orm";
import { auditEntries } from "../database/schema/audit";
import { assignees, slots } from "../database/schema/slots";
import { festivalActivities } from "../database/schema/festival-activities";
import { festivalTaskMobilizations, festivalTasks } from "../database/schema/festival-tasks";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
let volunteer: Person, organiser: Person, manager: Person;

beforeAll(async () => {
  volunteer = await server.person({
    firstname: "Vic",
    teams: ["benevole", "soft"],
    note: "timide",
    comment: "gaucher",
  });
  organiser = await server.person({ firstname: "Orga", teams: ["benevole", "hard"] });
  manager = await server.person({ firstname: "Humain", teams: ["benevole", "hard", "humain"] });
});

const get = (path: string, { accessToken }: Person) => call(server, "GET", path, { token: accessToken });
const patchMe = (person: Person, body: object) =>
  call(server, "PATCH", "/users/me", { token: person.accessToken, body });

describe("One's own account", () => {
  it("says who one is, in which teams, and what one may do", async () => {
    const me = (await get("/users/me", organiser)).json<Me>();
    expect(me).toMatchObject({
      id: organiser.id,
      email: organiser.email,
      firstname: "Orga",
      birthdate: "2000-01-01",
    });
    expect(me.teams).toEqual(["hard", "benevole"]);
    expect(me.permissions).toEqual(expect.arrayContaining(["write-fa", "view-volunteer"]));
    expect(me).not.toHaveProperty("note");
    expect(me).not.toHaveProperty("passwordHash");
  });

  it("is changed field by field, null clears", async () => {
    const person = await server.person({ nickname: "Zaza", comment: "bonjour" });
    expect((await patchMe(person, { nickname: null, lastname: "Curie" })).json()).toMatchObject({
      nickname: null,
      lastname: "Curie",
      comment: "bonjour",
    });
    expect((await patchMe(person, {})).status).toBe(200);
  });

  it.each([
    [{ firstname: " " }, "Il faut renseigner un prénom"],
    [{ nickname: "" }, "Il faut renseigner un surnom"],
    [{ phone: "+33612345678" }, "Nous ne supportons pas les numéros au format international"],
    [{ birthdate: "1920-01-01" }, "Tu n'es pas si vieux !"],
    [{ birthdate: "hier" }, "La date de naissance n'est pas valable"],
    [{ comment: "x".repeat(5_001) }, "Commentaire : 5\u202f000 caractères au plus"],
    [{ lastname: "x".repeat(31) }, "Le nom ne peut pas dépasser 30 caractères"],
  ])("refuses %j", async (body, message) => {
    const answer = await patchMe(organiser, body);
    expect([answer.status, answer.message]).toEqual([400, message]);
  });

  it("remembers that the conditions were approved", async () => {
    const person = await server.person({ hasApprovedEula: false });
    expect((await get("/users/me", person)).json<Me>().hasApprovedEULA).toBe(false);
    expect((await call(server, "POST", "/users/me/approve-eula", { token: person.accessToken })).status).toBe(
      204,
    );
    expect((await get("/users/me", person)).json<Me>().hasApprovedEULA).toBe(true);
  });
});

it("The balance is told to anyone who has a personal account, and to nobody else", async () => {
  expect((await get("/users/me", organiser)).json<Me>().balance).toBe(0);
  expect((await get("/users/me", volunteer)).json()).not.toHaveProperty("balance");
});

describe("The number of tasks", () => {
  it("is that of the slots to which the person is assigned, hours that follow one another being one", async () => {
    const person = await server.person();
    const other = await server.person();
    expect((await get("/users/me", person)).json<Me>().tasksCount).toBe(0);
    await assignTo(person.id, [8, 9, 12]);
    await assignTo(other.id, [8]);
    expect((await get("/users/me", person)).json<Me>().tasksCount).toBe(2);
  });

  /** A task of this person's alone, with slots of an hour from these on. */
  async function assignTo(userId: number, hours: readonly number[]): Promise<void> {
    const { db } = server.services;
    const sheet = { id: userId, name: "Caisse" };
    await db.insert(festivalActivities).values({ ...sheet, adherentId: userId });
    await db
      .insert(festivalTasks)
      .values({ ...sheet, festivalActivityId: sheet.id, administratorId: userId });
    const taskId = sheet.id;
    const at = (hour: number) => new Date(Date.UTC(2026, 4, 8, hour));
    const mobilization = { taskId, id: "8-8", startAt: at(8), endAt: at(20) };
    await db.insert(festivalTaskMobilizations).values(mobilization);
    for (const hour of hours) {
      const period = { startAt: at(hour), endAt: at(hour + 1) };
      const place = { taskId, mobilizationId: mobilization.id };
      await db.insert(slots).values({ ...place, id: String(hour), ...period });
      await db.insert(assignees).values({ ...place, assignmentId: String(hour), userId, ...period });
    }
  }
});

describe("Volunteers", () => {
  it("are those who can be assigned, by id", async () => {
    await server.person({ teams: ["hard"] });
    const ids = (await get("/users/volunteers", organiser)).json<Me[]>().map(({ id }) => id);
    expect(ids).toEqual([volunteer.id, organiser.id, manager.id]);
  });

  it("X8 show their address, phone and birth date to organisers alone, the private note to volunteer managers alone", async () => {
    const seenBy = async (person: Person) =>
      (await get(`/users/${String(volunteer.id)}`, person)).json<object>();
    const other = await server.person({ teams: ["benevole", "soft"] });
    const known = ["id", "firstname", "lastname", "nickname", "profilePicture", "charisma", "teams"];
    expect(Object.keys(await seenBy(other)).sort()).toEqual(known.sort());
    const listed = (await get("/users/volunteers", other)).json<object[]>();
    const more = new Set(listed.flatMap((one) => Object.keys(one)).filter((field) => !known.includes(field)));
    expect([...more]).toEqual(["isBirthday"]);
    expect(await seenBy(organiser)).toMatchObject({
      email: volunteer.email,
      phone: "0612345678",
      birthdate: "2000-01-01",
      comment: "gaucher",
    });
    expect(await seenBy(organiser)).not.toHaveProperty("note");
    const [first] = (await get("/users/volunteers", organiser)).json<object[]>();
    expect(first).toMatchObject({ phone: "0612345678", isBirthday: false });
    expect(first).not.toHaveProperty("birthdate");
    expect(first).not.toHaveProperty("comment");
    expect(await seenBy(manager)).toMatchObject({ note: "timide", preference: null });
  });

  it("let those who open the detail of people, or place them, see whom they chose, and nobody else", async () => {
    const path = `/friends/${String(volunteer.id)}`;
    const other = await server.person({ teams: ["benevole", "soft"] });
    const readers = [volunteer, organiser, manager, other];
    const statuses = await Promise.all(readers.map(async (one) => (await get(path, one)).status));
    expect(statuses).toEqual([200, 200, 200, 403]);
    expect((await get(path, other)).message).toBe("Tu ne peux pas voir les amis de cette personne");
  });

  it("come compressed, in one answer, without the names of who closed their account", async () => {
    const closed = await server.person({ firstname: "Partie", teams: ["benevole"] });
    await call(server, "DELETE", `/users/${String(closed.id)}`, { token: manager.accessToken });
    for (let more = 0; more < 10; more++) await server.person({ firstname: "Foule", teams: ["benevole"] });
    const answer = await server.app.inject({
      url: "/api/users/volunteers",
      headers: { authorization: `Bearer ${manager.accessToken}`, "accept-encoding": "gzip, br" },
    });
    expect(answer.headers["content-encoding"]).toBe("br");
    const text = brotliDecompressSync(answer.rawPayload).toString();
    expect(text).toContain("Foule");
    expect(text).not.toContain("Partie");
  });

  it("who pay contributions are the adherents", async () => {
    const adherents = (await get("/users/adherents", volunteer)).json<object[]>();
    expect(adherents).toContainEqual({
      id: organiser.id,
      firstname: "Orga",
      lastname: expect.any(String),
      nickname: null,
    });
    expect(JSON.stringify(adherents)).not.toContain("Vic");
  });
});

describe("A change of a person", () => {
  it("is in the log with who made it, before and after; of a note, only that it changed", async () => {
    const person = await server.person({ nickname: "Zaza" });
    const path = `/users/${String(person.id)}`;
    const body = { nickname: "Lulu", note: "à appeler", firstname: "Camille" };
    await call(server, "PUT", path, { token: manager.accessToken, body });
    await patchMe(person, { phone: "0698765432" });
    const kept = await server.services.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, person.id), eq(auditEntries.kind, "profile-changed")))
      .orderBy(auditEntries.id);
    expect(kept.map(({ actorId, details }) => [actorId, details])).toEqual([
      [manager.id, { changes: { nickname: { before: "Zaza", after: "Lulu" }, note: {} } }],
      [person.id, { changes: { phone: { before: "0612345678", after: "0698765432" } } }],
    ]);
  });

  it("that changes nothing leaves no line", async () => {
    const person = await server.person({ nickname: "Zaza" });
    await patchMe(person, { nickname: "Zaza" });
    const kept = await server.services.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, person.id));
    expect(kept.filter(({ kind }) => kind === "profile-changed")).toEqual([]);
  });
});

describe("Another person's account", () => {
  const put = (by: Person, id: number, body: object) =>
    call(server, "PUT", `/users/${String(id)}`, { token: by.accessToken, body });

  it("is changed by those who manage users", async () => {
    const person = await server.person();
    const answer = await put(manager, person.id, {
      nickname: "Lulu",
      note: "à appeler",
    });
    expect(answer.json()).toMatchObject({ nickname: "Lulu", note: "à appeler" });
  });

  it("is not changed by others", async () => {
    const answer = await put(organiser, volunteer.id, { nickname: "Lulu" });
    expect([answer.status, answer.message]).toEqual([403, "Tu ne peux pas modifier ce bénévole"]);
  });

  it("X8 keeps its address and note from its owner", async () => {
    const person = await server.person({ email: "me@example.org" });
    const answer = await put(person, person.id, {
      nickname: "Moi",
      email: "you@example.org",
      note: "parfait",
    });
    expect(answer.json()).toMatchObject({ nickname: "Moi", email: "me@example.org" });
    expect(answer.json()).not.toHaveProperty("note");
  });

  it("can't take the address of another", async () => {
    const answer = await put(manager, volunteer.id, { email: organiser.email });
    expect([answer.status, answer.message]).toEqual([
      409,
      "L'email est déjà utilisé par un autre utilisateur",
    ]);
  });

  it("that nobody has is 404", async () => {
    expect((await put(manager, 9_999, { nickname: "x" })).status).toBe(404);
    expect((await get("/users/9999", manager)).status).toBe(404);
  });

  it("is closed by those who manage users: no team, no session, no login", async () => {
    const person = await server.person({ teams: ["benevole", "hard"] });
    const path = `/users/${String(person.id)}`;
    expect((await call(server, "DELETE", path, { token: manager.accessToken })).status).toBe(204);
    expect((await get("/users/me", person)).status).toBe(401);
    expect((await get(path, manager)).status).toBe(404);
    expect((await call(server, "DELETE", path, { token: manager.accessToken })).status).toBe(404);
  });

  it("is not closed by its owner here", async () => {
    const answer = await call(server, "DELETE", `/users/${String(manager.id)}`, {
      token: manager.accessToken,
    });
    expect([answer.status, answer.message]).toEqual([409, "Tu ne peux pas supprimer ton propre compte"]);
  });
});
