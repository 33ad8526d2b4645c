import type { Assignee } from "./slot";

/** How many people a slot asks of a team; `team` is its code. */
export type TeamDemand = { team: string; demand: number };

/** The same, with how many come for it already. */
type StaffedDemand = TeamDemand & { assigned: number };

/**
 * §5.3: each demand with the number of people who come for it; people named by the mobilization fill no
 * demand.
 */
export function staffedDemands(
  demands: readonly TeamDemand[],
  assignees: readonly Pick<Assignee, "as">[],
): StaffedDemand[] {
  return demands.map(({ team, demand }) => ({
    team,
    demand,
    assigned: assignees.filter(({ as }) => as === team).length,
  }));
}

/** §5.3: the teams (codes) that still lack people. */
export function missingTeams(demands: readonly StaffedDemand[]): string[] {
  return demands.filter(({ demand, assigned }) => assigned < demand).map(({ team }) => team);
}

type TeamLack = { team: string; count: number };

/** §5.3: how many people of which team are still lacking; a team with too many makes up for no other. */
export const lacksOf = (demands: readonly StaffedDemand[]): TeamLack[] =>
  demands
    .filter(({ demand, assigned }) => assigned < demand)
    .map(({ team, demand, assigned }) => ({ team, count: demand - assigned }));

/** §5.3: how many people the demands still lack in all. */
export const lackingPeople = (demands: readonly StaffedDemand[]): number =>
  lacksOf(demands).reduce((sum, { count }) => sum + count, 0);

/** Lacks in words: « 2 × Bar, 1 × Orga ». */
export const lackInWords = (
  lacks: readonly TeamLack[],
  teams: readonly { code: string; name: string }[],
): string =>
  lacks
    .map(({ team, count }) => `${count} × ${teams.find(({ code }) => code === team)?.name ?? team}`)
    .join(", ");

/** TM-1: members of the listed teams count as members of the key's team too. */
export const substitutes: Readonly<Record<string, readonly string[]>> = { confiance: ["hard", "vieux"] };

/** TM-1: the teams (codes) for which a person may come. */
export function teamsToComeAs(teams: readonly string[]): readonly string[] {
  const implied = Object.keys(substitutes).filter((team) =>
    substitutes[team]?.some((one) => teams.includes(one)),
  );
  return [...new Set([...teams, ...implied])];
}
