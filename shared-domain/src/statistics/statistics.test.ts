import type { ActivityStatistics, TaskStatistics } from "../contract/statistics";
import { type EditionCounts, progressByTeam, validatedBeforeLabel, validatedCounts } from "./progress";
import { activitySeries, statisticsByTeam, taskSeries } from "./statistics-by-team";

const activities: ActivityStatistics = statisticsByTeam(activitySeries, [
  { team: "elec", status: "DRAFT" },
  { team: null, status: "VALIDATED" },
  { team: "bar", status: "VALIDATED" },
  { team: "elec", status: "REFUSED" },
  { team: "elec", status: "DRAFT" },
]);
const tasks: TaskStatistics = statisticsByTeam(taskSeries, [
  { team: "bar", status: "READY_TO_ASSIGN" },
  { team: "bar", status: "VALIDATED" },
  { team: "bar", status: "IN_REVIEW" },
  { team: "scene", status: "READY_TO_ASSIGN" },
  { team: "elec", status: "DRAFT" },
]);

describe("STAT-1 Statistics", () => {
  it("count activities by team and status, sorted by team code, without team last", () => {
    expect(activities).toEqual([
      { teamCode: "bar", status: { DRAFT: 0, IN_REVIEW: 0, VALIDATED: 1, REFUSED: 0 }, total: 1 },
      { teamCode: "elec", status: { DRAFT: 2, IN_REVIEW: 0, VALIDATED: 0, REFUSED: 1 }, total: 3 },
      { teamCode: null, status: { DRAFT: 0, IN_REVIEW: 0, VALIDATED: 1, REFUSED: 0 }, total: 1 },
    ]);
  });

  it("count tasks that are ready to assign too", () => {
    expect(tasks[0]).toEqual({
      teamCode: "bar",
      status: { DRAFT: 0, IN_REVIEW: 1, VALIDATED: 1, REFUSED: 0, READY_TO_ASSIGN: 1 },
      total: 3,
    });
  });

  it("count nothing without sheets", () => {
    expect(statisticsByTeam(taskSeries, [])).toEqual([]);
  });
});

describe("The progress since the previous edition", () => {
  const before: EditionCounts = {
    edition: 50,
    counts: [
      { team: "bar", activities: 22, tasks: 92 },
      { team: "gone", activities: 5, tasks: 4 },
    ],
  };

  it("puts what a team had validated beside its sheets, 0 when it had nothing", () => {
    const of = (kind: "activities" | "tasks") =>
      progressByTeam(activities, kind, before).map((team) => [team.teamCode, team.validatedBefore]);
    expect(of("activities")).toEqual([
      ["bar", 22],
      ["elec", 0],
      [null, 0],
    ]);
    expect(of("tasks")[0]).toEqual(["bar", 92]);
  });

  it("leaves out teams that have no sheet now", () => {
    const teams = progressByTeam(tasks, "tasks", before).map(({ teamCode }) => teamCode);
    expect(teams).toEqual(["bar", "elec", "scene"]);
  });

  it("is nothing as long as no edition was kept", () => {
    expect(progressByTeam(tasks, "tasks", null).map((team) => team.validatedBefore)).toEqual([0, 0, 0]);
  });

  it("is told with the edition's number", () => {
    expect(validatedBeforeLabel(50)).toBe("Validée à la 50ème");
  });
});

describe("Closing an edition", () => {
  it("keeps the validated sheets of each team, those ready to assign among them", () => {
    expect(validatedCounts(activities, tasks)).toEqual([
      { team: "bar", activities: 1, tasks: 2 },
      { team: "scene", activities: 0, tasks: 1 },
    ]);
  });
});
