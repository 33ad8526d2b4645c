import type { EditionCounts, ValidatedCount } from "@coulisses/shared-domain/statistics/progress";
import type { Team } from "@coulisses/shared-domain/people/team";

/** One line of the form per team: present ones, and those of that edition that no longer exist. */
export type CountLine = ValidatedCount & { name: string };

export function linesOf(
  counts: readonly ValidatedCount[],
  teams: readonly Pick<Team, "code" | "name">[],
): CountLine[] {
  const countOfTeam = new Map(counts.map((count) => [count.team, count]));
  const presentTeams = teams.map(({ code, name }) => ({
    team: code,
    activities: 0,
    tasks: 0,
    ...countOfTeam.get(code),
    name,
  }));
  const codes = new Set(teams.map(({ code }) => code));
  const formerTeams = counts
    .filter(({ team }) => !codes.has(team))
    .map((count) => ({ ...count, name: count.team }));
  return [...presentTeams, ...formerTeams].sort((a, b) => a.name.localeCompare(b.name, "fr"));
}

/** The counts to save, without the teams at zero. */
export function countsOf(lines: readonly CountLine[]): ValidatedCount[] {
  return lines
    .filter(({ activities, tasks }) => activities + tasks > 0)
    .map(({ team, activities, tasks }) => ({ team, activities, tasks }));
}

export function totalsOf({ counts }: EditionCounts): { activities: number; tasks: number } {
  return {
    activities: counts.reduce((total, { activities }) => total + activities, 0),
    tasks: counts.reduce((total, { tasks }) => total + tasks, 0),
  };
}
