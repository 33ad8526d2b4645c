import { DRAFT, IN_REVIEW, REFUSED, VALIDATED } from "../festival-event/review";
import { READY_TO_ASSIGN } from "../festival-task/festival-task";

/** The statuses in the order in which the charts pile them up. */
export const activitySeries = [DRAFT, REFUSED, IN_REVIEW, VALIDATED] as const;
/** The same for tasks. */
export const taskSeries = [...activitySeries, READY_TO_ASSIGN] as const;

/** The sheets of one team by status; a null team gathers sheets without team. */
export type TeamStatistics<Status extends string> = {
  teamCode: string | null;
  status: Record<Status, number>;
  total: number;
};

/** STAT-1: sheets by team and status, sorted by team code; those without team come last. */
export function statisticsByTeam<Status extends string>(
  statuses: readonly Status[],
  sheets: readonly { team: string | null; status: Status }[],
): TeamStatistics<Status>[] {
  const teams = new Map<string | null, TeamStatistics<Status>>();
  for (const { team, status } of sheets) {
    const counted = teams.get(team) ?? none(team, statuses);
    counted.status[status] += 1;
    counted.total += 1;
    teams.set(team, counted);
  }
  return [...teams.values()].sort(byTeamCode);
}

function none<Status extends string>(
  teamCode: string | null,
  statuses: readonly Status[],
): TeamStatistics<Status> {
  const status = Object.fromEntries(statuses.map((one) => [one, 0])) as Record<Status, number>;
  return { teamCode, status, total: 0 };
}

function byTeamCode(a: { teamCode: string | null }, b: { teamCode: string | null }): number {
  if (a.teamCode === null) return 1;
  if (b.teamCode === null) return -1;
  return a.teamCode < b.teamCode ? -1 : 1;
}
