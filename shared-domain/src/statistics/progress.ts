import type { FestivalActivityStatus } from "../festival-activity/festival-activity";
import { type FestivalError, notFound } from "../festival-error";
import { VALIDATED } from "../festival-event/review";
import { type FestivalTaskStatus, READY_TO_ASSIGN } from "../festival-task/festival-task";
import type { TeamStatistics } from "./statistics-by-team";

/** The number of sheets that a team had validated; `team` is its code at that time. */
export type ValidatedCount = { team: string; activities: number; tasks: number };

/** The validated sheets of an edition, kept to compare the next one with. */
export type EditionCounts = { edition: number; counts: ValidatedCount[] };

/** The `not-found` refusal for an edition of which nothing is kept. */
export const editionNotKept = (edition: number): FestivalError =>
  notFound(`Rien n'est gardé de l'édition ${edition}`);

type ActivityStatistics = readonly TeamStatistics<FestivalActivityStatus>[];
type TaskStatistics = readonly TeamStatistics<FestivalTaskStatus>[];

/** A team's sheets beside the number it had validated an edition earlier: 0 when none. */
type TeamProgress<Status extends string> = TeamStatistics<Status> & {
  validatedBefore: number;
};

/** One line for each team with sheets; without a kept edition nothing to compare with. */
export function progressByTeam<Status extends string>(
  statistics: readonly TeamStatistics<Status>[],
  kind: "activities" | "tasks",
  before: EditionCounts | null,
): TeamProgress<Status>[] {
  const counts = new Map(before?.counts.map((count) => [count.team, count[kind]]));
  return statistics.map((team) => ({
    ...team,
    validatedBefore: counts.get(team.teamCode ?? "") ?? 0,
  }));
}

/** The counts kept when an edition is closed; a task in assignment counts as validated. */
export function validatedCounts(activities: ActivityStatistics, tasks: TaskStatistics): ValidatedCount[] {
  const counts = new Map<string, ValidatedCount>();
  const of = (team: string) => {
    const count = counts.get(team) ?? { team, activities: 0, tasks: 0 };
    counts.set(team, count);
    return count;
  };
  for (const { teamCode, status } of activities) {
    if (teamCode !== null) of(teamCode).activities = status[VALIDATED];
  }
  for (const { teamCode, status } of tasks) {
    if (teamCode !== null) of(teamCode).tasks = status[VALIDATED] + status[READY_TO_ASSIGN];
  }
  return [...counts.values()]
    .filter((count) => count.activities + count.tasks > 0)
    .sort((a, b) => (a.team < b.team ? -1 : 1));
}

/** The name of the markers: `Validée à la 50ème`. */
export function validatedBeforeLabel(edition: number): string {
  return `Validée à la ${edition}ème`;
}
