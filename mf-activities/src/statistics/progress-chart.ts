import { type EditionCounts, progressByTeam } from "@coulisses/shared-domain/statistics/progress";
import type { TeamStatistics } from "@coulisses/shared-domain/statistics/statistics-by-team";
import type { BarCategory } from "@coulisses/shared-ui/data";
import { kinds, type Kind } from "./kinds";

const WITHOUT_TEAM = "sans-equipe";

/** Bars by team, with the share validated in the previous edition. */
export function barsOf(
  kind: Kind,
  statistics: readonly TeamStatistics<string>[],
  before: EditionCounts | null,
  nameOf: (team: string) => string,
): BarCategory[] {
  return progressByTeam(statistics, kind, before).map(({ teamCode, status, validatedBefore }) => ({
    key: teamCode ?? WITHOUT_TEAM,
    label: teamCode === null ? "Sans équipe" : nameOf(teamCode),
    values: status,
    ...(before && { marker: validatedBefore }),
  }));
}

/** Address of the sheets that a part of a bar counts; it can't select sheets without a team. */
export function listOf(kind: Kind, team: string, status: string): string | undefined {
  if (team === WITHOUT_TEAM) return undefined;
  return `${kinds[kind].path}?${new URLSearchParams({ team, status }).toString()}`;
}

/** Progress of the whole festival, as a sentence. */
export function progressOf(
  kind: Kind,
  statistics: readonly TeamStatistics<string>[],
  before: EditionCounts | null,
): string {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const validated = sum(
    statistics.map(({ status }) => (status["VALIDATED"] ?? 0) + (status["READY_TO_ASSIGN"] ?? 0)),
  );
  const { label } = kinds[kind];
  const now = `${sum(statistics.map(({ total }) => total))} ${label}, dont ${validated} validée${validated > 1 ? "s" : ""}`;
  if (!before) return now;
  return `${now} ; ${sum(before.counts.map((count) => count[kind]))} à la ${before.edition}ème édition`;
}
