import type { Team } from "@coulisses/shared-domain/people/team";
import { call, senderOn } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
let bureau: Person, sg: Person, admin: Person;

beforeAll(async () => {
  bureau = await server.person({ teams: ["hard", "bureau"] });
  sg = await server.person({ teams: ["hard", "bureau", "sg"] });
  admin = await server.person({ teams: ["admin"] });
});

const act = senderOn(server);

describe("Teams", () => {
  it("are known to everybody, sorted by name", async () => {
    const teams = (await call(server, "GET", "/teams")).json<Team[]>();
    expect(teams).toHaveLength(42);
    expect(teams).toContainEqual({
      code: "hard",
      name: "Orga",
      color: "#969600",
      icon: "mdi-account-hard-hat",
      version: 1,
    });
  });

  it("stand where a French reader looks for them: an accent moves none to the end", async () => {
    await act("POST", "/teams", bureau, { name: "Échafaudage", color: "#abcdef", icon: "mdi-ladder" });
    const names = (await call(server, "GET", "/teams")).json<Team[]>().map(({ name }) => name);
    expect(names.indexOf("Échafaudage")).toBeLessThan(names.indexOf("Élec"));
    await act("DELETE", "/teams/echafaudage", bureau);
  });

  it("that review activities are those who may validate them", async () => {
    const codes = (await act("GET", "/teams/fa-reviewers", bureau)).json<Team[]>().map(({ code }) => code);
    expect(codes.sort()).toEqual(["barrieres", "communication", "elec", "humain", "matos", "secu", "signa"]);
    const tasks = (await act("GET", "/teams/ft-reviewers", bureau)).json<Team[]>().map(({ code }) => code);
    expect(tasks.sort()).toEqual(["elec", "humain", "matos"]);
  });

  it("are created with a code made of their name, changed, and deleted", async () => {
    const created = await act("POST", "/teams", bureau, {
      name: "Été Sonore",
      color: "#abcdef",
      icon: "mdi-music",
    });
    expect([created.status, created.json<Team>().code]).toEqual([201, "ete-sonore"]);
    const changed = await act("PATCH", "/teams/ete-sonore", bureau, { name: "Été" });
    expect(changed.json()).toEqual({
      code: "ete-sonore",
      name: "Été",
      color: "#abcdef",
      icon: "mdi-music",
      version: 2,
    });
    expect((await act("DELETE", "/teams/ete-sonore", bureau)).status).toBe(204);
    expect((await act("DELETE", "/teams/ete-sonore", bureau)).status).toBe(404);
    expect((await act("PATCH", "/teams/ete-sonore", bureau, {})).status).toBe(404);
  });

  it.each([
    [{ name: "Rouge", color: "red" }, 400, /couleur/],
    [{ name: "Icône", icon: "music" }, 400, /icône/],
    [{ name: "  " }, 400, /Nom : ne peut pas être vide/],
    [{ name: "x".repeat(31) }, 400, /30 caractères/],
    [{ name: "Bar", code: "autre" }, 409, /existe déjà/],
    [{ name: "Autre bar", code: "bar" }, 409, /existe déjà/],
  ])("refuse %j", async (body, status, message) => {
    const answer = await act("POST", "/teams", bureau, body);
    expect(answer.status).toBe(status);
    expect(answer.message).toMatch(message);
  });

  it("can't take the name of another", async () => {
    expect((await act("PATCH", "/teams/bar", bureau, { name: "Élec" })).status).toBe(409);
  });

  it("take memberships and permissions with them when they go", async () => {
    await act("POST", "/teams", bureau, { name: "Éphémère" });
    await act("POST", "/permissions/write-fa/teams", admin, { team: "ephemere" });
    const member = await server.person({ teams: ["ephemere"] });
    expect((await act("GET", "/users/me", member)).json()).toMatchObject({ permissions: ["write-fa"] });
    await act("DELETE", "/teams/ephemere", bureau);
    expect((await act("GET", "/users/me", member)).json()).toMatchObject({ permissions: [], teams: [] });
  });

  it("of administrators is deleted by anyone who manages administrators", async () => {
    expect((await act("DELETE", "/teams/admin", bureau)).status).toBe(403);
  });
});

describe("Joining and leaving", () => {
  const teamsOf = (person: Person) => `/users/${String(person.id)}/teams`;

  it("AM-5 answers all the teams of the person, and changes nothing the second time", async () => {
    const person = await server.person({ teams: ["hard"] });
    const joined = await act("PATCH", teamsOf(person), sg, ["bar", "hard", "bar"]);
    expect([joined.status, joined.json()]).toEqual([200, ["bar", "hard"]]);
    expect((await act("PATCH", teamsOf(person), sg, ["bar"])).json()).toEqual(["bar", "hard"]);
  });

  it("AM-4 refuses all when one team is unknown", async () => {
    const person = await server.person();
    const answer = await act("PATCH", teamsOf(person), sg, ["bar", "nulle-part"]);
    expect([answer.status, answer.message]).toEqual([
      404,
      "Certaines des équipes parmi bar, nulle-part sont introuvables",
    ]);
    expect((await act("GET", "/users/me", person)).json()).toMatchObject({ teams: [] });
  });

  it("AM-6 keeps administrators to those who manage them", async () => {
    const person = await server.person({ teams: ["hard"] });
    const refused = await act("PATCH", teamsOf(person), sg, ["admin"]);
    expect([refused.status, refused.message]).toEqual([403, "Tu ne peux pas gérer l'équipe admin"]);
    expect((await act("PATCH", teamsOf(person), admin, ["admin"])).status).toBe(200);
    expect((await act("DELETE", `${teamsOf(person)}/admin`, sg)).status).toBe(403);
    expect((await act("DELETE", `${teamsOf(person)}/admin`, admin)).status).toBe(204);
  });

  it("AM-7 leaves a team, or nothing", async () => {
    const person = await server.person({ teams: ["bar"] });
    expect((await act("DELETE", `${teamsOf(person)}/bar`, sg)).status).toBe(204);
    expect((await act("DELETE", `${teamsOf(person)}/bar`, sg)).status).toBe(204);
    expect((await act("DELETE", `${teamsOf(person)}/nulle-part`, sg)).status).toBe(204);
  });

  it("AM-8 needs a person", async () => {
    const answer = await act("PATCH", "/users/9999/teams", sg, ["bar"]);
    expect([answer.status, answer.message]).toEqual([404, "Utilisateur inconnu"]);
    expect((await act("DELETE", "/users/9999/teams/bar", sg)).status).toBe(404);
  });

  it("changes at once what the person may do, without waiting for a new token", async () => {
    const person = await server.person();
    expect((await act("GET", "/festival-activities", person)).status).toBe(403);
    await act("PATCH", teamsOf(person), sg, ["hard"]);
    expect((await act("GET", "/festival-activities", person)).status).toBe(200);
    await act("DELETE", `${teamsOf(person)}/hard`, sg);
    expect((await act("GET", "/festival-activities", person)).status).toBe(403);
  });
});

describe("Permissions", () => {
  it("are listed with the teams that hold them", async () => {
    const list = (await act("GET", "/permissions", admin)).json<{ name: string; teams: string[] }[]>();
    expect(list.map(({ name }) => name)).toEqual(list.map(({ name }) => name).sort());
    expect(list.find(({ name }) => name === "validate-ft")?.teams).toEqual(["elec", "humain", "matos"]);
  });

  it("are created, described and deleted", async () => {
    const created = await act("POST", "/permissions", admin, { name: "drive-truck", description: "Conduit" });
    expect(created.json()).toMatchObject({ name: "drive-truck", description: "Conduit", teams: [] });
    const path = `/permissions/${String(created.json<{ id: number }>().id)}`;
    expect(
      (await act("PATCH", path, admin, { name: "autre", description: "Conduit le camion" })).json(),
    ).toMatchObject({
      name: "drive-truck",
      description: "Conduit le camion",
    });
    expect((await act("POST", "/permissions", admin, { name: "drive-truck" })).status).toBe(409);
    expect((await act("DELETE", path, admin)).status).toBe(204);
    expect((await act("DELETE", path, admin)).status).toBe(404);
    expect((await act("PATCH", path, admin, { description: "x" })).status).toBe(404);
  });

  it.each(["Drive", "drive_truck", "-a", "", "x".repeat(31)])("can't be called %j", async (name) => {
    expect((await act("POST", "/permissions", admin, { name })).status).toBe(400);
  });

  it("AM-1 to AM-3 are granted to known teams and revoked, again without effect", async () => {
    const grants = "/permissions/view-timeline/teams";
    expect((await act("POST", grants, admin, { team: "bar" })).status).toBe(204);
    expect((await act("POST", grants, admin, { team: "bar" })).status).toBe(204);
    const unknown = await act("POST", grants, admin, { team: "nulle-part" });
    expect([unknown.status, unknown.message]).toEqual([404, "L'équipe nulle-part est introuvable"]);
    expect((await act("DELETE", `${grants}/bar`, admin)).status).toBe(204);
    expect((await act("DELETE", `${grants}/bar`, admin)).status).toBe(204);
    expect((await act("POST", "/permissions/fly/teams", admin, { team: "bar" })).status).toBe(404);
  });
});
