import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { demoAccounts } from "../demo/accounts";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
let admin: Person;
const ACCOUNT = "Tu ne peux pas modifier ce compte : il a des droits que tu n'as pas";
const TEAM = "Tu ne peux pas modifier cette équipe : elle donne des droits que tu n'as pas";
const ADMINS = "Tu ne peux pas gérer l'équipe admin";
const OWN =
  "Tu ne peux ni te donner ni te retirer cette équipe : demande à quelqu'un d'autre qui a ses droits";

const teamsOf = (role: string) => demoAccounts.find((account) => account.role === role)?.teams ?? [];
const someone = (role: string) => server.person({ teams: teamsOf(role) });

beforeAll(async () => {
  admin = await someone("admin");
});

type Call = [method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object];
const act = (by: Person, [method, path, body]: Call) =>
  call(server, method, path, { token: by.accessToken, ...(body === undefined ? {} : { body }) });
const account = ({ id }: Person, rest = "") => `/users/${String(id)}${rest}`;
let addresses = 0;

/** Each way to change the account of another, with the permission that its route asks for and how it answers; the way out comes last. */
const changes: [what: string, permission: Permission, done: number, change: (target: Person) => Call][] = [
  [
    "address",
    "manage-users",
    200,
    (one) => ["PUT", account(one), { email: `mine-${String(++addresses)}@example.org` }],
  ],
  ["first name", "manage-users", 200, (one) => ["PUT", account(one), { firstname: "Pirate" }]],
  ["last name", "manage-users", 200, (one) => ["PUT", account(one), { lastname: "Pirate" }]],
  ["nickname", "manage-users", 200, (one) => ["PUT", account(one), { nickname: "Pirate" }]],
  ["phone", "manage-users", 200, (one) => ["PUT", account(one), { phone: "0611111111" }]],
  ["birth date", "manage-users", 200, (one) => ["PUT", account(one), { birthdate: "1999-01-01" }]],
  ["comment", "manage-users", 200, (one) => ["PUT", account(one), { comment: "pirate" }]],
  ["note", "manage-users", 200, (one) => ["PUT", account(one), { note: "pirate" }]],
  ["nothing at all", "manage-users", 200, (one) => ["PUT", account(one), {}]],
  ["friends", "manage-users", 201, (one) => ["POST", `/friends/${String(one.id)}`, { id: admin.id }]],
  [
    "end of a friendship",
    "manage-users",
    204,
    (one) => ["DELETE", `/friends/${String(one.id)}/${String(admin.id)}`],
  ],
  ["teams", "affect-team", 200, (one) => ["PATCH", account(one, "/teams"), ["concert"]]],
  ["place in a team", "affect-team", 204, (one) => ["DELETE", account(one, "/teams/concert")]],
  ["closing", "manage-users", 204, (one) => ["DELETE", account(one)]],
  ["forgetting", "manage-users", 204, (one) => ["DELETE", `/registrations/forget/${one.email}`]],
];

/** Guarded permissions that the demo's teams give. */
const guarded: Record<string, Permission[]> = {
  bureau: ["manage-users", "manage-teams"],
  humain: ["manage-users", "affect-team"],
  sg: ["manage-users", "manage-teams", "affect-team", "manage-personal-accounts", "manage-contributions"],
};
const editors = ["admin", "bureau", "sg", "humain"];

describe("Decision 58 An account with rights that one lacks", () => {
  const table = editors.flatMap((by) => demoAccounts.map(({ role }) => [by, role] as const));
  const people: Record<string, Person> = {};
  beforeAll(async () => {
    for (const role of editors) people[role] = await someone(role);
  });

  it.each(table)("%s changes nothing of %s but what its own rights cover", async (by, of) => {
    const editor = people[by] ?? admin;
    const target = await someone(of);
    const held = guarded[by] ?? [];
    const reaches =
      by === "admin" || (of !== "admin" && (guarded[of] ?? []).every((one) => held.includes(one)));
    for (const [what, permission, done, change] of changes) {
      const answer = await act(editor, change(target));
      const may = by === "admin" || held.includes(permission);
      const { status } = answer;
      if (!may) expect([what, status]).toEqual([what, 403]);
      else if (reaches) expect([what, status]).toEqual([what, done]);
      else expect([what, status, answer.message]).toEqual([what, 403, of === "admin" ? ADMINS : ACCOUNT]);
    }
  });
});

describe("Decision 58 A team that gives rights that one lacks", () => {
  it("is not given by humain, to others or to itself, nor taken", async () => {
    const humain = await someone("humain");
    for (const target of [humain, await someone("hard")]) {
      for (const team of ["sg", "bureau"]) {
        const given = await act(humain, ["PATCH", account(target, "/teams"), ["concert", team]]);
        expect([given.status, given.message]).toEqual([403, TEAM]);
        const taken = await act(humain, ["DELETE", account(target, `/teams/${team}`)]);
        expect([taken.status, taken.message]).toEqual([403, TEAM]);
      }
      expect((await act(target, ["GET", "/users/me"])).json<{ teams: string[] }>().teams).not.toContain(
        "concert",
      );
    }
  });

  it("with rights that one has is given to others, and by nobody to themself", async () => {
    const humain = await someone("humain");
    const other = await someone("hard");
    expect((await act(humain, ["PATCH", account(other, "/teams"), ["humain"]])).status).toBe(200);
    expect((await act(humain, ["DELETE", account(other, "/teams/humain")])).status).toBe(204);
    for (const [method, path, body] of [
      ["PATCH", account(humain, "/teams"), ["humain"]],
      ["DELETE", account(humain, "/teams/humain")],
    ] satisfies Call[]) {
      const answer = await act(humain, [method, path, body as object]);
      expect([method, answer.status, answer.message]).toEqual([method, 403, OWN]);
    }
    const sg = await someone("sg");
    expect((await act(sg, ["PATCH", account(sg, "/teams"), ["humain"]])).message).toBe(OWN);
    expect((await act(admin, ["PATCH", account(admin, "/teams"), ["sg"]])).status).toBe(200);
  });

  it("of the other kind is given as before: humain places organisers in matos, and itself", async () => {
    const humain = await someone("humain");
    for (const target of [humain, await someone("hard"), await someone("elec")]) {
      expect((await act(humain, ["PATCH", account(target, "/teams"), ["matos", "elec"]])).status).toBe(200);
      expect((await act(humain, ["DELETE", account(target, "/teams/matos")])).status).toBe(204);
    }
  });

  it("is neither renamed nor deleted by those who manage teams without them", async () => {
    const bureau = await someone("bureau");
    for (const team of ["sg", "humain"]) {
      for (const attack of [
        ["PATCH", `/teams/${team}`, { name: "Bénévoles" }],
        ["PATCH", `/teams/${team}`, {}],
        ["DELETE", `/teams/${team}`],
      ] satisfies Call[]) {
        const answer = await act(bureau, attack);
        expect([attack, answer.status, answer.message]).toEqual([attack, 403, TEAM]);
      }
    }
    expect((await act(bureau, ["PATCH", "/teams/bureau", { color: "#123456" }])).status).toBe(200);
    expect((await act(bureau, ["PATCH", "/teams/matos", { color: "#123456" }])).status).toBe(200);
  });
});

describe("Decision 58 A guarded permission", () => {
  async function technician(...permissions: Permission[]) {
    const team = `it-${String(++addresses)}`;
    await act(admin, ["POST", "/teams", { name: team, code: team }]);
    for (const one of ["manage-permissions", ...permissions])
      await act(admin, ["POST", `/permissions/${one}/teams`, { team }]);
    return { team, person: await server.person({ teams: [team] }) };
  }

  it("is granted and revoked only by who holds it", async () => {
    const { person } = await technician("manage-config");
    const refused = "Tu ne peux pas gérer la permission manage-personal-accounts";
    for (const attack of [
      ["POST", "/permissions/manage-personal-accounts/teams", { team: "concert" }],
      ["DELETE", "/permissions/manage-personal-accounts/teams/sg"],
    ] satisfies Call[]) {
      const answer = await act(person, attack);
      expect([attack, answer.status, answer.message]).toEqual([attack, 403, refused]);
    }
    const own = ["POST", "/permissions/manage-config/teams", { team: "concert" }] satisfies Call;
    expect((await act(person, own)).status).toBe(204);
    expect((await act(person, ["DELETE", "/permissions/manage-config/teams/concert"])).status).toBe(204);
  });

  it("shields its team: what it may do besides is not changed either", async () => {
    const { person } = await technician();
    for (const attack of [
      ["POST", "/permissions/validate-fa/teams", { team: "sg" }],
      ["DELETE", "/permissions/enroll-hard/teams/sg"],
    ] satisfies Call[]) {
      const answer = await act(person, attack);
      expect([attack, answer.status, answer.message]).toEqual([attack, 403, TEAM]);
    }
  });

  it("on a team that strangers may ask for closes it to them, and to those who enrol", async () => {
    const grant = (team: string) => act(admin, ["POST", "/permissions/manage-config/teams", { team }]);
    const revoke = (team: string) => act(admin, ["DELETE", `/permissions/manage-config/teams/${team}`]);
    await grant("kfet");
    const newcomer = {
      email: "kfet@example.org",
      firstname: "Kim",
      lastname: "Fêtard",
      password: "Un-Long-Secret-2026!",
      mobilePhone: "0612345678",
      birthdate: "2000-01-01",
      teams: ["kfet"],
      hasApprovedEULA: true,
    };
    const asked = await call(server, "POST", "/registrations", { body: { newcomer } });
    expect([asked.status, asked.message]).toEqual([400, "Tu ne peux pas rejoindre l'équipe kfet"]);
    await revoke("kfet");
    expect((await call(server, "POST", "/registrations", { body: { newcomer } })).status).toBe(204);

    await grant("hard");
    const candidate = await server.person();
    // Not an organiser, who would hold it too.
    const humain = await server.person({ teams: ["humain"] });
    const enrolled = await act(humain, [
      "POST",
      "/registrations/membership-applications/staffs/enroll",
      { candidates: [{ id: candidate.id }] },
    ]);
    expect([enrolled.status, enrolled.message]).toEqual([403, TEAM]);
    await revoke("hard");
  });
});
