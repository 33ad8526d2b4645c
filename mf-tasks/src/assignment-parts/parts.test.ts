import type { VolunteerForAssignment } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import { workWords } from "./category-durations";
import { personMarks } from "./person-card";
import { matchesTaskSearch, type SearchedTask, type TaskSearch } from "./task-search";
import { teamsForAssignment } from "./team-chips";

const bar: SearchedTask = {
  id: 42,
  name: "Tenir le bar de l'été",
  topPriority: true,
  category: "BAR",
  inChargeTeam: "bar",
  teams: ["benevole", "confiance"],
};
const everything: TaskSearch = { text: "", requiredTeams: [], inChargeTeam: "", kind: null };
const finds = (wanted: Partial<TaskSearch>, task = bar) =>
  matchesTaskSearch(task, { ...everything, ...wanted });

describe("§5.8 A task is looked for", () => {
  it("by its number and its name, whatever the accents", () => {
    expect(["42", "ETE bar", "43", "concert"].map((text) => finds({ text }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("by all the teams that it requires", () => {
    expect(finds({ requiredTeams: ["confiance", "benevole"] })).toBe(true);
    expect(finds({ requiredTeams: ["confiance", "conducteur"] })).toBe(false);
  });

  it("by the team in charge", () => {
    expect(finds({ inChargeTeam: "bar" })).toBe(true);
    expect(finds({ inChargeTeam: "humain" })).toBe(false);
  });

  it("by its priority, its category, or that it has none", () => {
    const plain = { ...bar, topPriority: false, category: null };
    expect(finds({ kind: "PRIORITAIRE" })).toBe(true);
    expect(finds({ kind: "NON PRIORITAIRE" })).toBe(false);
    expect(finds({ kind: "NON PRIORITAIRE" }, plain)).toBe(true);
    expect([finds({ kind: "BAR" }), finds({ kind: "FUN" }), finds({ kind: "AUCUNE" })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(finds({ kind: "AUCUNE" }, plain)).toBe(true);
  });
});

describe("§5.8 The card of a person", () => {
  const zoe: VolunteerForAssignment = {
    id: 1,
    firstname: "Zoé",
    lastname: "Roux",
    charisma: 3,
    comment: null,
    note: null,
    teams: [],
    assignmentPreference: "NO_PREF",
    hasAtLeastOneFriend: true,
    assignmentDuration: 0,
  };

  it("shows hard, soft and confiance first, then the others by name, and neither admin nor orga", () => {
    const codes = ["vieux", "admin", "confiance", "orga", "bar", "soft", "benevole", "hard"];
    expect(teamsForAssignment(codes, seededTeams)).toEqual(["hard", "soft", "confiance", "bar", "vieux"]);
  });

  it("marks anyone who has no friend, is noted, wrote something or prefers a way of working", () => {
    expect(personMarks(zoe)).toEqual([]);
    const marks = personMarks({
      ...zoe,
      hasAtLeastOneFriend: false,
      note: "Fiable",
      comment: "Pas avant 10 h",
      assignmentPreference: "STACKED",
    });
    expect(marks.map(({ words }) => words)).toEqual([
      "N'a aucun ami",
      "Note : Fiable",
      "Commentaire : Pas avant 10 h",
      "Planning regroupé",
    ]);
  });

  it("says how long a person works in the category of the task, and in all", () => {
    const hour = 3_600_000;
    expect(workWords("BAR", 2 * hour, 5 * hour)).toBe("Bar : 2h00 • total : 5h00");
    expect(workWords(null, 0, 7.75 * hour)).toBe("Sans catégorie : 0h00 • total : 7h45");
  });
});
