import {
  DRAFT,
  type FestivalActivityStatus,
  IN_REVIEW,
  REFUSED,
  VALIDATED,
} from "./festival-activity";

export type TeamStatistics = {
  /** Null gathers the sheets that no team has taken yet. */
  teamCode: string | null;
  status: Record<FestivalActivityStatus, number>;
  total: number;
};

/** STAT-1: sheets by team and status, sorted by team code; those without team come last. */
export function statisticsByTeam(
  sheets: readonly { team: string | null; status: FestivalActivityStatus }[],
): TeamStatistics[] {
  const teams = new Map<string | null, TeamStatistics>();
  for (const { team, status } of sheets) {
    const counted = teams.get(team) ?? none(team);
    counted.status[status] += 1;
    counted.total += 1;
    teams.set(team, counted);
  }
  return [...teams.values()].sort(byTeamCode);
}

const none = (teamCode: string | null): TeamStatistics => ({
  teamCode,
  status: { [DRAFT]: 0, [IN_REVIEW]: 0, [VALIDATED]: 0, [REFUSED]: 0 },
  total: 0,
});

function byTeamCode(a: TeamStatistics, b: TeamStatistics): number {
  if (a.teamCode === null) return 1;
  if (b.teamCode === null) return -1;
  return a.teamCode < b.teamCode ? -1 : 1;
}
