import { notFoundRefusal, refusal } from "../testing/refusal";
import { checkAdminRemains, checkMayManage, joinTeams, leaveTeam, userNotFound } from "./team-membership";

const tatiana = { id: 5, name: "Tatiana", teams: ["hard"] };
const manager = { teams: ["humain"], permissions: ["affect-team"] };
const adminManager = { teams: ["humain"], permissions: ["affect-team", "manage-admins"] };
const managing = { by: manager, administratorTeams: ["admin", "informatique"] };
const by = { ...managing, knownTeams: ["hard", "bar", "elec", "admin", "informatique"] };
const notYours = refusal("Tu ne peux pas gérer l'équipe admin", "forbidden");

describe("AM-4 Joining an unknown team", () => {
  it("nobody joins", () => {
    expect(() => joinTeams(tatiana, ["bar", "cirque"], by)).toThrow(
      notFoundRefusal("Certaines des équipes parmis bar, cirque sont introuvables"),
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
    expect(joinTeams(tatiana, ["admin"], { ...by, by: adminManager }).teams).toContain("admin");
    const admin = { teams: ["admin"], permissions: [] };
    const member = { ...tatiana, teams: ["hard", "admin"] };
    expect(leaveTeam(member, "admin", { ...managing, by: admin }).teams).toEqual(["hard"]);
  });
});

describe("AM-6 A team that leads to every right", () => {
  const itNotYours = refusal("Tu ne peux pas gérer l'équipe informatique", "forbidden");

  it("is guarded like the admin team", () => {
    expect(() => joinTeams(tatiana, ["bar", "informatique"], by)).toThrow(itNotYours);
    expect(() => leaveTeam({ ...tatiana, teams: ["informatique"] }, "informatique", managing)).toThrow(
      itNotYours,
    );
    expect(joinTeams(tatiana, ["informatique"], { ...by, by: adminManager }).teams).toContain("informatique");
  });

  it("is named after the admin team when somebody is in both", () => {
    expect(() => checkMayManage({ teams: ["informatique", "admin"] }, managing)).toThrow(notYours);
  });
});

describe("AM-6 Whoever may do everything", () => {
  it("is changed by those who manage administrators alone", () => {
    expect(() => checkMayManage({ teams: ["hard", "admin"] }, managing)).toThrow(notYours);
    expect(() =>
      checkMayManage({ teams: ["hard", "admin"] }, { ...managing, by: adminManager }),
    ).not.toThrow();
    expect(() => checkMayManage(tatiana, managing)).not.toThrow();
  });

  it("joins and leaves no team, not even an ordinary one, by the hand of others", () => {
    const admin = { ...tatiana, teams: ["hard", "admin"] };
    expect(() => joinTeams(admin, ["bar"], by)).toThrow(notYours);
    expect(() => leaveTeam(admin, "hard", managing)).toThrow(notYours);
  });

  it("never disappears", () => {
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
