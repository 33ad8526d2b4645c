import { taskRejectedLetter } from "@coulisses/shared-domain/mail/sheet-letters";
import { eq, or, sql } from "drizzle-orm";
import { hashPassword } from "../auth/passwords";
import { rowsOf } from "../database/driver";
import { auditEntries } from "../database/schema/audit";
import { festivalActivityHistory } from "../database/schema/festival-activities";
import { friends, profilePictures, users } from "../database/schema/people";
import { breakPeriods } from "../database/schema/plannings";
import { call } from "../testing/calls";
import { smallPng } from "../testing/multipart";
import type { Person } from "../testing/test-server";
import {
  admin,
  assign,
  forgetMe,
  manager,
  openForgetting,
  password,
  rowOf,
  server,
  somebody,
  tablesWith,
} from "./testing/forgetting";

const NOT_ME = "Nous ne pouvons pas t'effacer de Coulisses.";

openForgetting();

describe("§8.4 Anyone who asks to be forgotten", () => {
  it("is nowhere left: no name, address, comment, picture or friend in any table", async () => {
    const person = await somebody();
    const friend = await server.person();
    const { db } = server.services;
    await db.insert(friends).values([
      { requestorId: person.id, friendId: friend.id },
      { requestorId: friend.id, friendId: person.id },
    ]);
    await db.insert(profilePictures).values({ userId: person.id, mimeType: "image/png", content: smallPng });
    const path = `/users/${String(person.id)}`;
    const edit = { nickname: `${person.mark}d`, email: `new-${person.email}` };
    expect((await call(server, "PUT", path, { token: manager.accessToken, body: edit })).status).toBe(200);
    await server.services.jobs.settled();
    const asked = server.mails.find(({ to }) => to === person.email)?.text ?? "";
    const token = /\/email-change\/([0-9a-f]{40})/.exec(asked)?.[1];
    await call(server, "POST", "/email-changes/confirm", { body: { token } });
    const waiting = { email: `waiting-${person.email}` };
    await call(server, "PUT", path, { token: manager.accessToken, body: waiting });
    await server.services.jobs.settled();
    expect(await tablesWith(person.mark)).toEqual(
      expect.arrayContaining(["public.users", "public.email_changes", "public.audit_entries"]),
    );
    const login = { email: edit.email, password };
    const { accessToken } = (await call(server, "POST", "/login", { body: login })).json<{
      accessToken: string;
    }>();
    expect((await forgetMe({ ...person, ...edit, accessToken })).status).toBe(204);
    expect(await tablesWith(person.mark)).toEqual([]);
    expect(await rowOf(person)).toBeUndefined();
    expect((await call(server, "GET", "/users/me", { token: accessToken })).status).toBe(401);
    expect((await call(server, "POST", "/login", { body: login })).status).toBe(401);
  });

  it("is named in no line of the journal and no mail to others, which still tell what happened", async () => {
    const person = await somebody(["benevole", "hard", "humain"]);
    const friend = await server.person();
    const send = (method: "POST" | "PATCH", path: string, body: object) =>
      call(server, method, path, { token: person.accessToken, body });
    const { id } = (await send("POST", "/festival-activities", { name: "Fanfare" })).json<{ id: number }>();
    const sheet = `/festival-activities/${String(id)}`;
    expect((await send("PATCH", `${sheet}/general`, { name: "Grande fanfare" })).status).toBe(200);
    expect((await send("POST", `${sheet}/feedbacks`, { content: "On prend la scène" })).status).toBe(200);
    await call(server, "PATCH", `/users/${String(person.id)}/teams`, {
      token: admin.accessToken,
      body: ["bar"],
    });
    const about = { firstname: `${person.mark}a`, lastname: `${person.mark}b`, nickname: `${person.mark}c` };
    const letter = taskRejectedLetter(
      { id: 1, name: "Caisse" },
      { by: { id: person.id, ...about }, description: "Trop tôt" },
      "http://coulisses.test",
    );
    await server.services.write((_tx, _changes, enqueue) =>
      Promise.resolve(enqueue("letter", { userId: friend.id, letter })),
    );
    await server.services.jobs.settled();
    expect(await tablesWith(person.mark)).toContain("pgboss.job");

    expect((await forgetMe(person)).status).toBe(204);
    expect(await tablesWith(person.mark)).toEqual([]);
    const [mail] = rowsOf<{ data: { letter: { paragraphs: string[] } } }>(
      await server.services.db.execute(
        sql`select data from pgboss.job where data ->> 'userId' = ${String(friend.id)}`,
      ),
    );
    expect(mail?.data.letter.paragraphs[0]).toBe(
      "Anonymous Anonymous a rejeté ta fiche tâche #1 « Caisse ».",
    );
    const kinds = await server.services.db
      .select({ kind: auditEntries.kind })
      .from(auditEntries)
      .where(or(eq(auditEntries.actorId, person.id), eq(auditEntries.subjectId, person.id)));
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(
      new Set(["sheet-created", "sheet-changed", "teams-joined", "user-forgotten"]),
    );
  });

  it("leaves a number where sheets name them, which stay readable", async () => {
    const person = await somebody(["benevole", "hard"]);
    const pause = { startAt: new Date("2027-05-14T22:00:00Z"), endAt: new Date("2027-05-15T04:00:00Z") };
    await server.services.db.insert(breakPeriods).values({ volunteerId: person.id, ...pause });
    const added = await call(server, "POST", "/festival-activities", {
      token: person.accessToken,
      body: { name: "Fanfare" },
    });
    const sheet = added.json<{ id: number }>();
    await call(server, "POST", `/festival-activities/${String(sheet.id)}/comment`, {
      token: person.accessToken,
      body: { content: "On prend la scène" },
    });
    expect(await tablesWith(person.mark)).toContain("public.festival_activity_history");
    expect((await forgetMe(person)).status).toBe(204);
    expect(await tablesWith(person.mark)).toEqual([]);
    expect(await rowOf(person)).toMatchObject({
      firstname: "Anonymous",
      lastname: "Anonymous",
      nickname: null,
      phone: "0600000000",
      email: `anonymous+${String(person.id)}@coulisses.test`,
      comment: null,
      note: null,
      deletedAt: expect.any(Date) as Date,
    });
    expect(await server.services.db.select().from(breakPeriods)).toEqual([]);
    const read = await call(server, "GET", `/festival-activities/${String(sheet.id)}`, {
      token: manager.accessToken,
    });
    expect(read.status).toBe(200);
    expect(read.body).toContain("Anonymous");
    const kept = await server.services.db
      .select()
      .from(festivalActivityHistory)
      .where(eq(festivalActivityHistory.activityId, sheet.id));
    expect(kept.map(({ snapshot }) => snapshot.id)).toEqual(kept.map(() => sheet.id));
  });

  it("stays where a task is to come, and goes once it is over", async () => {
    const [busy, free] = [await somebody(), await somebody()];
    await assign(busy, 5);
    await assign(free, -5);
    const answer = await forgetMe(busy);
    expect([answer.status, answer.message]).toEqual([
      409,
      `${NOT_ME}\nTu es affecté·e à une tâche à venir.\nContacte les responsables bénévoles pour t'aider.`,
    ]);
    expect((await rowOf(busy))?.firstname).toBe(`${busy.mark}a`);
    expect((await forgetMe(free)).status).toBe(204);
    expect((await rowOf(free))?.firstname).toBe("Anonymous");
  });

  it.each([
    ["another password", (one: Person) => ({ email: one.email, password: "Une-Autre-2026!" })],
    ["another address", () => ({ email: manager.email, password })],
  ])("proves who they are: with %s nothing happens", async (_what, credentialsOf) => {
    const person = await somebody();
    const answer = await forgetMe(person, credentialsOf(person));
    expect([answer.status, answer.message]).toEqual([
      403,
      `${NOT_ME}\nLe mot de passe et l'adresse mail ne correspondent pas.`,
    ]);
    expect((await call(server, "GET", "/users/me", { token: person.accessToken })).status).toBe(200);
  });

  it("needs a session: credentials alone forget nobody", async () => {
    const { email } = await somebody();
    const body = { credentials: { email, password } };
    expect((await call(server, "POST", "/registrations/forget", { body })).status).toBe(401);
  });

  it("twice at once is forgotten once", async () => {
    const person = await somebody();
    const statuses = (await Promise.all([forgetMe(person), forgetMe(person)])).map(({ status }) => status);
    expect(statuses).toContain(204);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await tablesWith(person.mark)).toEqual([]);
  });

  it("is not the last administrator", async () => {
    await server.services.db
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(users.id, admin.id));
    const answer = await forgetMe(admin);
    expect([answer.status, answer.message]).toEqual([409, "Il doit rester au moins un admin"]);
  });
});
