import { notFoundRefusal, refusal } from "../testing/refusal";
import { checkAdminRemains, joinTeams, leaveTeam, userNotFound } from "./team-membership";
import { ACCOUNT_OUT_OF_REACH, OWN_GUARDED_TEAM, TEAM_OUT_OF_REACH } from "../access/guarded";

const tatiana = { id: 5, name: "Tatiana", teams: ["hard"] };
const guardedTeams = [{ team: "sg", permissions: ["manage-personal-accounts"] }] as const;
const editing = (...permissions: string[]) => ({
  editor: { id: 1, access: { teams: ["humain"], permissions: ["affect-team", ...permissions] } },
  guardedTeams,
});
const knownTeams = ["hard", "bar", "elec", "admin", "sg"];
const managing = editing();
const by = { ...managing, knownTeams };
const adminManager = { ...editing("manage-admins"), knownTeams };
const notYours = refusal("Tu ne peux pas gérer l'équipe admin", "forbidden");

describe("AM-4 Joining an unknown team", () => {
  it("nobody joins", () => {
    expect(() => joinTeams(tatiana, ["bar", "cirque"], by)).toThrow(
      notFoundRefusal("Certaines des équipes parmi bar, cirque sont introuvables"),
    );
  });
});

describe("AM-5 Joining", () => {
  it("adds what is missing and tells it once", () => {
    expect(joinTeams(tatiana, ["hard", "bar", "elec", "bar"], by)).toEqual({
      teams: ["hard", "bar", "elec"],
      event: {
        event: "teams-joined",
        member: { id: 5, name: "Tatiana" },
        teams: ["bar", "elec"],
      },
    });
  });

  it("is silent for a member of all of them", () => {
    expect(joinTeams(tatiana, ["hard"], by)).toEqual({ teams: ["hard"] });
  });
});

describe("AM-6 The admin team", () => {
  it("is managed by those who may, and that is checked first", () => {
    expect(() => joinTeams(tatiana, ["admin", "cirque"], by)).toThrow(notYours);
    expect(() => leaveTeam(tatiana, "admin", managing)).toThrow(notYours);
  });

  it("is managed with manage-admins, and by an admin", () => {
    expect(joinTeams(tatiana, ["admin"], adminManager).teams).toContain("admin");
    const admin = { id: 2, access: { teams: ["admin"], permissions: [] } };
    const member = { ...tatiana, teams: ["hard", "admin"] };
    expect(leaveTeam(member, "admin", { editor: admin, guardedTeams }).teams).toEqual(["hard"]);
  });
});

describe("Decision 58 A team that gives guarded rights", () => {
  const outOfReach = refusal(TEAM_OUT_OF_REACH, "forbidden");
  const money = editing("manage-personal-accounts");

  it("is given and taken by who holds them, with all the others or with none", () => {
    expect(() => joinTeams(tatiana, ["bar", "sg"], by)).toThrow(outOfReach);
    expect(() => leaveTeam(tatiana, "sg", managing)).toThrow(outOfReach);
    expect(joinTeams(tatiana, ["bar", "sg"], { ...money, knownTeams }).teams).toContain("sg");
    expect(leaveTeam({ ...tatiana, teams: ["sg"] }, "sg", money).teams).toEqual([]);
  });

  it("makes its members' other teams a matter of who holds them", () => {
    const treasurer = { ...tatiana, teams: ["hard", "sg"] };
    expect(() => joinTeams(treasurer, ["bar"], by)).toThrow(refusal(ACCOUNT_OUT_OF_REACH, "forbidden"));
    expect(() => leaveTeam(treasurer, "hard", managing)).toThrow(refusal(ACCOUNT_OUT_OF_REACH, "forbidden"));
    expect(joinTeams(treasurer, ["bar"], { ...money, knownTeams }).teams).toContain("bar");
  });

  it("is neither taken for oneself nor given up by oneself", () => {
    const oneself = { ...tatiana, id: 1 };
    const mine = refusal(OWN_GUARDED_TEAM, "forbidden");
    expect(() => joinTeams(oneself, ["sg"], { ...money, knownTeams })).toThrow(mine);
    expect(() => leaveTeam({ ...oneself, teams: ["sg"] }, "sg", money)).toThrow(mine);
    expect(joinTeams(oneself, ["bar"], { ...money, knownTeams }).teams).toContain("bar");
  });
});

describe("AM-6 Administrators", () => {
  it("join and leave no team, not even an ordinary one, by the hand of others", () => {
    const admin = { ...tatiana, teams: ["hard", "admin"] };
    expect(() => joinTeams(admin, ["bar"], by)).toThrow(notYours);
    expect(() => leaveTeam(admin, "hard", managing)).toThrow(notYours);
  });

  it("never disappear", () => {
    expect(() => checkAdminRemains(0)).toThrow(refusal("Il doit rester au moins un admin"));
    expect(() => checkAdminRemains(1)).not.toThrow();
  });
});

describe("AM-7 Leaving", () => {
  it("is told", () => {
    expect(leaveTeam(tatiana, "hard", managing)).toEqual({
      teams: [],
      event: { event: "team-left", member: { id: 5, name: "Tatiana" }, team: "hard" },
    });
  });

  it("a team one is not in, or that does not exist, changes nothing", () => {
    expect(leaveTeam(tatiana, "bar", managing)).toEqual({ teams: ["hard"] });
    expect(leaveTeam(tatiana, "cirque", managing)).toEqual({ teams: ["hard"] });
  });
});

it("AM-8 An unknown user is told", () => {
  expect(userNotFound()).toEqual(notFoundRefusal("Utilisateur inconnu"));
});
