import { forbidden } from "../festival-error";
import { can } from "./access";
import {
  accountProblem,
  ACCOUNT_OUT_OF_REACH,
  ADMINS_OUT_OF_REACH,
  checkAllowed,
  type GuardedPermission,
  guardedPermissions,
  type GuardedTeams,
  membershipProblem,
  OWN_GUARDED_TEAM,
  TEAM_OUT_OF_REACH,
  teamProblem,
} from "./guarded";
import { permissionCatalogue } from "./permission-catalogue";
import { permissions } from "./permissions";
import { seededTeams } from "../people/seeded-teams";

/** The accounts of the demo (decision 46). */
const roles: Record<string, readonly string[]> = {
  admin: ["benevole", "hard", "admin"],
  bureau: ["benevole", "hard", "bureau"],
  sg: ["benevole", "hard", "bureau", "sg"],
  ...Object.fromEntries(
    ["humain", "matos", "elec", "barrieres", "secu", "signa", "bar", "catering"].map((team) => [
      team,
      ["benevole", "hard", "orga", team],
    ]),
  ),
  communication: ["benevole", "hard", "communication"],
  hard: ["benevole", "hard"],
  vieux: ["benevole", "vieux"],
  confiance: ["benevole", "soft", "confiance"],
  soft: ["benevole", "soft"],
  newcomer: [],
};
const codes = seededTeams.map(({ code }) => code);
const given = (teams: readonly string[]) =>
  permissions.filter((name) => permissionCatalogue[name].teams.some((team) => teams.includes(team)));
const guardedOf = (teams: readonly string[]): GuardedPermission[] =>
  guardedPermissions.filter((name) => given(teams).includes(name));
const guardedTeams: GuardedTeams = codes
  .map((team) => ({ team, permissions: guardedOf([team]) }))
  .filter(({ permissions: some }) => some.length > 0);

const editorOf = (role: string) => {
  const teams = roles[role] ?? [];
  return { id: Object.keys(roles).indexOf(role), access: { teams, permissions: given(teams) } };
};
const editing = (role: string) => ({ editor: editorOf(role), guardedTeams });
const everyRole = Object.keys(roles);

describe("Decision 58 The guarded permissions of a new festival", () => {
  it("are held by the teams that manage money, accounts and settings", () => {
    expect(Object.fromEntries(guardedTeams.map(({ team, permissions: held }) => [team, held]))).toEqual({
      admin: ["manage-config"],
      bureau: ["manage-users", "manage-teams"],
      humain: ["manage-users", "affect-team"],
      sg: ["manage-personal-accounts", "manage-contributions", "affect-team"],
    });
  });
});

describe("Decision 58 An account", () => {
  it.each(everyRole)("is changed by %s only if it has no guarded right that this role lacks", (by) => {
    const { access } = editorOf(by);
    const found = everyRole.map((of) => [of, accountProblem(roles[of] ?? [], editing(by))]);
    const expected = everyRole.map((of) => {
      const theirs = roles[of] ?? [];
      const needed = of === "admin" ? (["manage-admins"] as const) : guardedOf(theirs);
      const refusal = of === "admin" ? ADMINS_OUT_OF_REACH : ACCOUNT_OUT_OF_REACH;
      return [of, needed.every((one) => can(access, one)) ? undefined : refusal];
    });
    expect(found).toEqual(expected);
  });

  it.each([
    ["humain", "sg"],
    ["humain", "bureau"],
    ["bureau", "sg"],
    ["bureau", "humain"],
    ["hard", "humain"],
  ])("%s does not reach %s", (by, of) => {
    expect(accountProblem(roles[of] ?? [], editing(by))).toBe(
      "Tu ne peux pas modifier ce compte : il a des droits que tu n'as pas",
    );
  });

  it.each([
    ["humain", "matos"],
    ["humain", "newcomer"],
    ["bureau", "hard"],
    ["sg", "humain"],
    ["sg", "bureau"],
    ["admin", "sg"],
    ["admin", "admin"],
  ])("%s reaches %s", (by, of) => {
    expect(accountProblem(roles[of] ?? [], editing(by))).toBeUndefined();
  });
});

describe("Decision 58 A team", () => {
  it.each(everyRole)("is given and changed by %s only if it gives nothing that this role lacks", (by) => {
    const { id, access } = editorOf(by);
    const found = codes.map((team) => ({
      team,
      changed: teamProblem(team, editing(by)),
      given: membershipProblem(999, team, editing(by)),
      takenForOneself: membershipProblem(id, team, editing(by)),
    }));
    const expected = codes.map((team) => {
      const needed = team === "admin" ? (["manage-admins"] as const) : guardedOf([team]);
      const lacks = team === "admin" ? ADMINS_OUT_OF_REACH : TEAM_OUT_OF_REACH;
      const refusal = needed.every((one) => can(access, one)) ? undefined : lacks;
      const own = needed.length > 0 && by !== "admin" ? OWN_GUARDED_TEAM : undefined;
      return { team, changed: refusal, given: refusal, takenForOneself: refusal ?? own };
    });
    expect(found).toEqual(expected);
  });

  it("that gives no guarded right is given as before: humain places organisers in matos, and itself", () => {
    expect(membershipProblem(999, "matos", editing("humain"))).toBeUndefined();
    expect(membershipProblem(editorOf("humain").id, "matos", editing("humain"))).toBeUndefined();
  });

  it("of the SG is out of reach of humain, which may not give it to itself either", () => {
    expect(membershipProblem(999, "sg", editing("humain"))).toBe(
      "Tu ne peux pas modifier cette équipe : elle donne des droits que tu n'as pas",
    );
  });

  it("that nobody knows, even by a name of JavaScript, gives nothing", () => {
    for (const team of ["constructor", "__proto__", "cirque", ""]) {
      expect(teamProblem(team, editing("humain"))).toBeUndefined();
    }
  });

  it("of administrators is not taken by those who manage them without being one", () => {
    const editor = { id: 1, access: { teams: ["chefs"], permissions: ["manage-admins"] } };
    expect(membershipProblem(2, "admin", { editor, guardedTeams })).toBeUndefined();
    expect(membershipProblem(1, "admin", { editor, guardedTeams })).toBe(OWN_GUARDED_TEAM);
  });
});

it("Decision 58 A problem is a refusal of right", () => {
  expect(() => checkAllowed(TEAM_OUT_OF_REACH)).toThrow(forbidden(TEAM_OUT_OF_REACH));
  expect(() => checkAllowed(undefined)).not.toThrow();
});
