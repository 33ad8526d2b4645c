import { notFoundRefusal, refusal } from "../testing/refusal";
import { joinTeams, leaveTeam, userNotFound } from "./team-membership";

const tatiana = { id: 5, name: "Tatiana", teams: ["hard"] };
const manager = { teams: ["humain"], permissions: ["affect-team"] };
const adminManager = { teams: ["humain"], permissions: ["affect-team", "manage-admins"] };
const by = { by: manager, knownTeams: ["hard", "bar", "elec", "admin"] };
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
    expect(() => leaveTeam(tatiana, "admin", { by: manager })).toThrow(notYours);
  });

  it("is managed with manage-admins, and by an admin", () => {
    expect(joinTeams(tatiana, ["admin"], { ...by, by: adminManager }).teams).toContain("admin");
    const admin = { teams: ["admin"], permissions: [] };
    const member = { ...tatiana, teams: ["hard", "admin"] };
    expect(leaveTeam(member, "admin", { by: admin }).teams).toEqual(["hard"]);
  });
});

describe("AM-7 Leaving", () => {
  it("is told", () => {
    expect(leaveTeam(tatiana, "hard", { by: manager })).toEqual({
      teams: [],
      event: { event: "team-left", member: { id: 5, name: "Tatiana" }, team: "hard" },
    });
  });

  it("a team one is not in, or that does not exist, changes nothing", () => {
    expect(leaveTeam(tatiana, "bar", { by: manager })).toEqual({ teams: ["hard"] });
    expect(leaveTeam(tatiana, "cirque", { by: manager })).toEqual({ teams: ["hard"] });
  });
});

it("AM-8 An unknown user is told", () => {
  expect(userNotFound()).toEqual(notFoundRefusal("Utilisateur inconnu"));
});
