import { barsOf, listOf, progressOf } from "./progress-chart";

const none = { DRAFT: 0, REFUSED: 0, IN_REVIEW: 0, VALIDATED: 0 };
const bar = { teamCode: "bar", status: { ...none, VALIDATED: 1, DRAFT: 2 }, total: 3 };
const nobody = { teamCode: null, status: { ...none, DRAFT: 4 }, total: 4 };
const before = {
  edition: 52,
  counts: [
    { team: "bar", activities: 22, tasks: 92 },
    { team: "elec", activities: 3, tasks: 1 },
  ],
};
const nameOf = (team: string) => team.toUpperCase();

describe("the bars of the statistics", () => {
  it("name each team, and sheets without one", () => {
    expect(barsOf("activities", [bar, nobody], null, nameOf)).toEqual([
      { key: "bar", label: "BAR", values: bar.status },
      { key: "sans-equipe", label: "Sans équipe", values: nobody.status },
    ]);
  });

  it("are marked with what the team had validated of the same kind, 0 when it had nothing", () => {
    const markers = (kind: "activities" | "tasks") =>
      barsOf(kind, [bar, nobody], before, nameOf).map(({ marker }) => marker);
    expect(markers("activities")).toEqual([22, 0]);
    expect(markers("tasks")).toEqual([92, 0]);
  });

  it("lead to the list that shows the same sheets, which there is none for those without a team", () => {
    expect(listOf("activities", "bar", "DRAFT")).toBe("/fa?team=bar&status=DRAFT");
    expect(listOf("tasks", "accueil artiste", "READY_TO_ASSIGN")).toBe(
      "/ft?team=accueil+artiste&status=READY_TO_ASSIGN",
    );
    expect(listOf("activities", "sans-equipe", "DRAFT")).toBeUndefined();
  });
});

describe("the festival in a sentence", () => {
  it("counts all sheets, and as validated those ready to assign too", () => {
    expect(progressOf("activities", [bar, nobody], null)).toBe("7 FA, dont 1 validée");
    const ready = { teamCode: "bar", status: { ...none, READY_TO_ASSIGN: 2, VALIDATED: 1 }, total: 3 };
    expect(progressOf("tasks", [ready], null)).toBe("3 FT, dont 3 validées");
    expect(progressOf("activities", [], null)).toBe("0 FA, dont 0 validée");
  });

  it("compares with all that was kept, also of teams that are no more", () => {
    expect(progressOf("activities", [bar], before)).toBe("3 FA, dont 1 validée ; 25 à la 52ème édition");
  });
});
