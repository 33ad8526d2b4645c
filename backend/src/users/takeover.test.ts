import { ACCOUNT_OUT_OF_REACH, TEAM_OUT_OF_REACH } from "@coulisses/shared-domain/access/guarded";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { eq } from "drizzle-orm";
import { users } from "../database/schema/people";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
let manager: Person, admin: Person;
const NOT_ADMIN = "Tu ne peux pas gérer l'équipe admin";

let born = 0;

beforeAll(async () => {
  manager = await server.person({ teams: ["benevole", "hard", "humain"] });
  admin = await server.person({ email: "admin@example.org", teams: ["hard", "admin"] });
});

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

describe("The last administrator", () => {
  const LAST = "Il doit rester au moins un admin";

  it("stays one", async () => {
    const answer = await act(admin, ["DELETE", account(admin, "/teams/admin")]);
    expect([answer.status, answer.message]).toEqual([409, LAST]);
  });

  it("is not removed by anyone who manages administrators", async () => {
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
