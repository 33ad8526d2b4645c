import { ACCOUNT_OUT_OF_REACH, TEAM_OUT_OF_REACH } from "@coulisses/shared-domain/access/guarded";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { and, eq } from "drizzle-orm";
import { auditEntries } from "../database/schema/audit";
import { passwordResets, users } from "../database/schema/people";
import { call } from "../testing/calls";
import { startTestServer, type TestServer } from "../testing/test-server";

type Person = Awaited<ReturnType<TestServer["person"]>>;
let server: TestServer;
let manager: Person, admin: Person;
const NOT_ADMIN = "Tu ne peux pas gérer l'équipe admin";

let born = 0;

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.person({ teams: ["benevole", "hard", "humain"] });
  admin = await server.person({ email: "admin@example.org", teams: ["hard", "admin"] });
});
afterAll(() => server.close());

type Attack = [method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object | undefined];
const act = (by: Person, [method, path, body]: Attack) =>
  call(server, method, path, { token: by.accessToken, ...(body === undefined ? {} : { body }) });
const account = ({ id }: Person, rest = "") => `/users/${String(id)}${rest}`;
const give = (permission: Permission, team: string) =>
  act(admin, ["POST", `/permissions/${permission}/teams`, { team }]);
async function teamOf(...permissions: Permission[]): Promise<string> {
  const team = `it-${String(++born)}`;
  await act(admin, ["POST", "/teams", { name: team, code: team }]);
  for (const permission of permissions) await give(permission, team);
  return team;
}

describe("AM-6 An administrator is out of reach of those who manage users", () => {
  const attacks: [what: string, (target: Person, friend: Person) => Attack][] = [
    ["their address", (one) => ["PUT", account(one), { email: "mine@example.org" }]],
    ["their name", (one) => ["PUT", account(one), { nickname: "Pirate" }]],
    ["the note on them", (one) => ["PUT", account(one), { note: "pirate" }]],
    ["their place among administrators", (one) => ["DELETE", account(one, "/teams/admin")]],
    ["one of their other teams", (one) => ["DELETE", account(one, "/teams/hard")]],
    ["the teams that they are in", (one) => ["PATCH", account(one, "/teams"), ["bar"]]],
    ["their account", (one) => ["DELETE", account(one)]],
    ["their friends", (one, friend) => ["POST", `/friends/${String(one.id)}`, { id: friend.id }]],
    [
      "the end of a friendship",
      (one, friend) => ["DELETE", `/friends/${String(one.id)}/${String(friend.id)}`],
    ],
  ];

  it.each(attacks)("who can't change %s", async (_what, attack) => {
    const friend = await server.person();
    const answer = await act(manager, attack(admin, friend));
    expect([answer.status, answer.message]).toEqual([403, NOT_ADMIN]);
    const [kept] = await server.services.db.select().from(users).where(eq(users.id, admin.id));
    expect(kept).toMatchObject({ email: "admin@example.org", nickname: null, note: null, deletedAt: null });
  });

  it("but not of another administrator", async () => {
    const other = await server.person({ teams: ["admin"] });
    expect((await act(admin, ["PUT", account(other), { nickname: "Chef" }])).status).toBe(200);
    expect((await act(admin, ["DELETE", account(other)])).status).toBe(204);
  });

  it("and an address that is the same changes nothing and tells nobody", async () => {
    const person = await server.person();
    expect((await act(manager, ["PUT", account(person), { email: person.email }])).status).toBe(200);
    expect((await act(person, ["GET", "/users/me"])).status).toBe(200);
    expect(server.mails.filter(({ to }) => to === person.email)).toEqual([]);
  });
});

describe("AM-6 There is no way round", () => {
  it("through a team whose members can give themselves every right", async () => {
    const it = await teamOf("manage-permissions");
    const technician = await server.person({ teams: ["hard", it] });
    const attacks: [...Attack, string][] = [
      ["PATCH", account(manager, "/teams"), [it], TEAM_OUT_OF_REACH],
      ["DELETE", account(technician, `/teams/${it}`), undefined, ACCOUNT_OUT_OF_REACH],
      ["PUT", account(technician), { email: "mine@example.org" }, ACCOUNT_OUT_OF_REACH],
      ["DELETE", account(technician), undefined, ACCOUNT_OUT_OF_REACH],
    ];
    for (const [method, path, body, refusal] of attacks) {
      const answer = await act(manager, [method, path, body]);
      expect([path, answer.status, answer.message]).toEqual([path, 403, refusal]);
    }
  });

  it.each<Permission>(["manage-admins", "manage-permissions"])(
    "through %s, which who manages permissions neither gives nor takes",
    async (permission) => {
      const team = await teamOf("manage-permissions");
      const technician = await server.person({ teams: [team] });
      for (const attack of [
        ["POST", `/permissions/${permission}/teams`, { team }],
        ["DELETE", `/permissions/${permission}/teams/${team}`],
      ] satisfies Attack[]) {
        const answer = await act(technician, attack);
        expect([answer.status, answer.message]).toEqual([
          403,
          `Tu ne peux pas gérer la permission ${permission}`,
        ]);
      }
      expect((await act(technician, ["POST", "/permissions/write-fa/teams", { team }])).status).toBe(204);
    },
  );

  it("through the teams themselves", async () => {
    const bureau = await server.person({ teams: ["bureau"] });
    expect((await act(bureau, ["DELETE", "/teams/admin"])).message).toBe(NOT_ADMIN);
    expect((await act(bureau, ["PATCH", "/teams/admin", { name: "Bénévole" }])).message).toBe(NOT_ADMIN);
    const chiefs = await teamOf("manage-admins");
    expect((await act(bureau, ["DELETE", `/teams/${chiefs}`])).status).toBe(403);
  });

  it("through what the site relies on, which nobody deletes", async () => {
    expect((await act(admin, ["DELETE", "/teams/admin"])).status).toBe(409);
    const list = (await act(admin, ["GET", "/permissions"])).json<{ id: number; name: string }[]>();
    const manageAdmins = list.find(({ name }) => name === "manage-admins");
    const answer = await act(admin, ["DELETE", `/permissions/${String(manageAdmins?.id)}`]);
    expect([answer.status, answer.message]).toEqual([
      409,
      "Impossible de supprimer la permission manage-admins, le site en a besoin",
    ]);
  });
});

describe("An address changed by another", () => {
  let changed = 0;
  const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);

  async function change() {
    const number = String(++changed);
    const person = await server.person({ email: `old-${number}@example.org` });
    await call(server, "POST", "/forgot", { body: { email: person.email } });
    await server.services.jobs.settled();
    const answer = await act(manager, ["PUT", account(person), { email: `NEW-${number}@example.org` }]);
    expect(answer.json()).toMatchObject({ email: `new-${number}@example.org` });
    await server.services.jobs.settled();
    return { ...person, newEmail: `new-${number}@example.org` };
  }

  it("is told to the old one, which learns nothing of the new one", async () => {
    const { email, newEmail } = await change();
    const mail = mailsTo(email).at(-1);
    expect(mail?.subject).toBe("Ton adresse mail 24h de l'INSA a changé");
    expect(mail?.text).toContain("support@coulisses.test");
    expect(mail?.text).not.toContain(newEmail);
    expect(mailsTo(newEmail)).toEqual([]);
  });

  it("ends the sessions, and the link that was on its way", async () => {
    const person = await change();
    const token = /\/reset\/([0-9a-f]{40})/.exec(mailsTo(person.email)[0]?.text ?? "")?.[1];
    const chosen = "Voleur-de-compte-1!";
    const body = { token, password: chosen, password2: chosen };
    expect((await call(server, "POST", "/reset", { body })).status).toBe(401);
    expect((await act(person, ["GET", "/users/me"])).status).toBe(401);
    const { db } = server.services;
    expect(await db.select().from(passwordResets).where(eq(passwordResets.userId, person.id))).toEqual([]);
  });

  it("is kept in the log, with who did it", async () => {
    const person = await change();
    const theirs = and(eq(auditEntries.kind, "email-changed"), eq(auditEntries.subjectId, person.id));
    const kept = await server.services.db.select().from(auditEntries).where(theirs);
    expect(kept).toMatchObject([
      { actorId: manager.id, subjectId: person.id, details: { from: person.email, to: person.newEmail } },
    ]);
  });
});

describe("The last administrator", () => {
  const LAST = "Il doit rester au moins un admin";

  it("stays one", async () => {
    const answer = await act(admin, ["DELETE", account(admin, "/teams/admin")]);
    expect([answer.status, answer.message]).toEqual([409, LAST]);
  });

  it("is not removed by whoever manages administrators", async () => {
    const chief = await server.person({ teams: ["humain", await teamOf("manage-admins")] });
    expect((await act(chief, ["DELETE", account(admin)])).message).toBe(LAST);
  });

  it("is still there when two remove one another at once", async () => {
    const other = await server.person({ teams: ["admin"] });
    const answers = await Promise.all([
      act(admin, ["DELETE", account(other, "/teams/admin")]),
      act(other, ["DELETE", account(admin, "/teams/admin")]),
    ]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([204, 204]);
  });
});
