import { seededTeams } from "../people/seeded-teams";
import { notFoundRefusal, refusal } from "../testing/refusal";
import { can, isMemberOf, requireMembership } from "./access";
import { grant, grantProblem, revoke, membersGaining, membersLosing } from "./grants";
import { ADMINS_OUT_OF_REACH, TEAM_OUT_OF_REACH } from "./guarded";
import { permissionCatalogue } from "./permission-catalogue";
import { permissions } from "./permissions";

const organiser = { teams: ["hard", "signa"], permissions: ["read-fa"] };
const admin = { teams: ["admin"], permissions: [] };
const nobody = { teams: [], permissions: [] };

describe("AUTH-6 Access", () => {
  it("the admin team passes every check", () => {
    expect(can(admin, "manage-config")).toBe(true);
    expect(isMemberOf(admin, "secu")).toBe(true);
  });

  it("the others pass with the permission", () => {
    expect(can(organiser, "read-fa")).toBe(true);
    expect(can(organiser, "write-fa")).toBe(false);
  });

  it("no requirement always passes", () => {
    expect(can(nobody, undefined)).toBe(true);
  });

  it("one acts for one's own teams", () => {
    expect(() => requireMembership(organiser, "signa")).not.toThrow();
    expect(() => requireMembership(admin, "secu")).not.toThrow();
    expect(() => requireMembership(organiser, "secu")).toThrow(
      refusal("Tu n'es pas membre de l'équipe secu", "forbidden"),
    );
  });
});

describe("The permissions of a new festival", () => {
  it("are held by teams that exist", () => {
    const codes = seededTeams.map(({ code }) => code);
    for (const name of permissions) {
      expect(codes).toEqual(expect.arrayContaining([...permissionCatalogue[name].teams]));
    }
  });

  it("say what they allow, each in its own words", () => {
    const descriptions = permissions.map((name) => permissionCatalogue[name].description);
    expect(new Set(descriptions).size).toBe(permissions.length);
  });

  it("let the seven reviewer teams validate", () => {
    expect([...permissionCatalogue["validate-fa"].teams].sort()).toEqual([
      "barrieres",
      "communication",
      "elec",
      "humain",
      "matos",
      "secu",
      "signa",
    ]);
  });

  it("leave some to the administrators alone", () => {
    const alone = permissions.filter((name) => permissionCatalogue[name].teams.length === 0);
    expect(alone).toEqual(["send-mail-test", "manage-permissions", "manage-admins"]);
  });
});

describe("Granting and revoking a permission", () => {
  const held = { permission: "read-fa", teams: ["hard"], team: "bar" };
  const known = ["hard", "bar"];

  it("AM-1 an unknown team gets nothing", () => {
    expect(() => grant({ ...held, team: "cirque" }, known)).toThrow(
      notFoundRefusal("L'équipe cirque est introuvable"),
    );
  });

  it("AM-2 a grant is told once", () => {
    expect(grant(held, known)).toEqual({
      teams: ["hard", "bar"],
      event: { event: "permission-granted", permission: "read-fa", to: "bar" },
    });
    expect(grant({ ...held, team: "hard" }, known)).toEqual({ teams: ["hard"] });
  });

  it("AM-3 so is a revocation, silent when nothing was held", () => {
    expect(revoke({ ...held, team: "hard" })).toEqual({
      teams: [],
      event: { event: "permission-revoked", permission: "read-fa", from: "hard" },
    });
    expect(revoke(held)).toEqual({ teams: ["hard"] });
    expect(revoke({ ...held, team: "cirque" })).toEqual({ teams: ["hard"] });
  });
});

describe("Whom a grant is about", () => {
  const [ada, bob, cleo] = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const members = new Map([
    ["hard", [ada, bob]],
    ["bar", [bob, cleo]],
  ]);

  it("AM-2 those gain something who have it by no other team", () => {
    expect(membersGaining({ teams: ["hard"], team: "bar" }, members)).toEqual([cleo]);
    expect(membersGaining({ teams: [], team: "bar" }, members)).toEqual([bob, cleo]);
    expect(membersGaining({ teams: ["hard"], team: "cirque" }, members)).toEqual([]);
  });

  it("AM-3 those lose something who have it by no other team", () => {
    expect(membersLosing({ teams: ["hard", "bar"], team: "bar" }, members)).toEqual([cleo]);
    expect(membersLosing({ teams: ["bar"], team: "bar" }, members)).toEqual([bob, cleo]);
  });
});

describe("AM-6 The permissions that lead to every right", () => {
  const guardedTeams = [
    { team: "sg", permissions: ["manage-personal-accounts"] },
    { team: "admin", permissions: ["manage-config"] },
  ] as const;
  const by = (...held: string[]) => ({
    editor: { id: 1, access: { teams: ["informatique"], permissions: ["manage-permissions", ...held] } },
    guardedTeams,
  });
  const byAdmin = { editor: { id: 2, access: { teams: ["admin"], permissions: [] } }, guardedTeams };

  it.each(["manage-admins", "manage-permissions"])(
    "%s is given by those who manage administrators",
    (permission) => {
      expect(grantProblem(permission, "bar", by())).toBe(`Tu ne peux pas gérer la permission ${permission}`);
      expect(grantProblem(permission, "bar", by("manage-admins"))).toBeUndefined();
      expect(grantProblem(permission, "bar", byAdmin)).toBeUndefined();
    },
  );

  it("are those two alone", () => {
    expect(grantProblem("write-fa", "bar", by())).toBeUndefined();
  });

  it("Decision 58 a guarded one is given and taken by who holds it", () => {
    const money = "manage-personal-accounts";
    expect(grantProblem(money, "bar", by())).toBe(`Tu ne peux pas gérer la permission ${money}`);
    expect(grantProblem(money, "bar", by(money))).toBeUndefined();
    expect(grantProblem(money, "bar", byAdmin)).toBeUndefined();
  });

  it("Decision 58 a team that holds a guarded one gets nothing more from who lacks it", () => {
    expect(grantProblem("write-fa", "sg", by())).toBe(TEAM_OUT_OF_REACH);
    expect(grantProblem("write-fa", "admin", by())).toBe(ADMINS_OUT_OF_REACH);
    expect(grantProblem("write-fa", "sg", by("manage-personal-accounts"))).toBeUndefined();
  });
});
