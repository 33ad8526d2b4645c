import { eq } from "drizzle-orm";
import { auditEntries } from "../database/schema/audit";
import { call } from "../testing/calls";
import {
  admin,
  assign,
  forget,
  forgetMe,
  manager,
  openForgetting,
  rowOf,
  server,
  somebody,
  tablesWith,
} from "./testing/forgetting";

openForgetting();

describe("§8.4 A person whom a manager forgets", () => {
  it("is nowhere left, and the log says only that a person was forgotten, and by whom", async () => {
    const person = await somebody();
    expect((await forget(manager, { email: person.email.toUpperCase() })).status).toBe(204);
    expect(await tablesWith(person.mark)).toEqual([]);
    const entries = await server.services.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.kind, "user-forgotten"));
    expect(entries.at(-1)).toMatchObject({
      actorId: manager.id,
      subjectId: null,
      details: { outcome: "deleted" },
    });
  });

  it("may have had their account closed before, by a manager who saw it", async () => {
    const person = await somebody();
    const closed = await call(server, "DELETE", `/users/${String(person.id)}`, {
      token: manager.accessToken,
    });
    expect(closed.status).toBe(204);
    expect(await tablesWith(person.mark)).toContain("public.users");
    expect((await forget(manager, person)).status).toBe(204);
    expect(await tablesWith(person.mark)).toEqual([]);
    expect((await forget(manager, person)).status).toBe(204);
  });

  it("of an address that nobody has is nothing to do", async () => {
    expect((await forget(manager, { email: "personne@example.org" })).status).toBe(204);
  });

  it("stays where a task is to come", async () => {
    const person = await somebody();
    await assign(person, 5);
    const answer = await forget(manager, person);
    expect([answer.status, answer.message]).toEqual([
      409,
      "Nous ne pouvons pas l'effacer de Coulisses.\nIel est affecté·e à une tâche à venir.",
    ]);
  });

  it("X2 is out of reach of strangers and of other volunteers", async () => {
    const [person, other] = [await somebody(), await somebody()];
    const path = `/registrations/forget/${person.email}`;
    expect((await call(server, "DELETE", path)).status).toBe(401);
    expect((await forget(other, person)).status).toBe(403);
    expect((await rowOf(person))?.firstname).toBe(`${person.mark}a`);
  });

  it("AM-6 is no administrator, unless by one who manages them", async () => {
    const chief = await somebody(["admin"]);
    const answer = await forget(manager, chief);
    expect([answer.status, answer.message]).toEqual([403, "Tu ne peux pas gérer l'équipe admin"]);
    expect((await forget(admin, chief)).status).toBe(204);
  });

  it("is not the manager's own way: their departure asks for proof of who they are", async () => {
    const answer = await forget(manager, manager);
    expect([answer.status, answer.message]).toEqual([
      409,
      "Pour être oublié·e toi-même, passe par ton profil",
    ]);
  });

  it("by two at once, or while the person asks for it, goes once", async () => {
    const person = await somebody();
    const answers = await Promise.all([
      forget(manager, person),
      forget(admin, person),
      forgetMe(person),
      call(server, "PATCH", `/users/${String(person.id)}/teams`, {
        token: manager.accessToken,
        body: ["bar"],
      }),
    ]);
    expect(answers.filter(({ status }) => status >= 500).map(({ body }) => body)).toEqual([]);
    expect(await tablesWith(person.mark)).toEqual([]);
  });
});
