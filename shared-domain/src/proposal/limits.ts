import { badInput } from "../festival-error";
import { formatPeriod } from "../time/format";
import { lengthError, type LongestPeriod } from "../time/longest-period";
import { type Period, periodError } from "../time/period";

/** Which slots a proposal is about; what lies outside stays as it is, and takes people's time. */
export type ProposalLimits = {
  /** Those that share time with it, as ISO instants; null for all. */
  period: { start: string; end: string } | null;
  /** Those of the tasks that these teams are in charge of, by code; none for all. */
  teams: string[];
};

/** Every slot of the festival. */
export const noLimits: ProposalLimits = { period: null, teams: [] };

/** From setting up to putting away. */
export const longestProposal: LongestPeriod = { days: 366, what: "La plage horaire" };

/** Throws `bad-input` when the period is none, or longer than a year. */
export function checkLimits({ period }: ProposalLimits): void {
  if (period === null) return;
  const instants: Period = { start: new Date(period.start), end: new Date(period.end) };
  const problem = periodError(instants) ?? lengthError(instants, longestProposal);
  if (problem !== undefined) throw badInput(problem, "limits");
}

/** Whether a proposal is about a slot from `start` to `end` (milliseconds since 1970) of a task of `team`. */
export function isWithinLimits(
  { period, teams }: ProposalLimits,
  { start, end, team }: { start: number; end: number; team: string | null },
): boolean {
  const isInTime = period === null || (start < Date.parse(period.end) && end > Date.parse(period.start));
  return isInTime && (teams.length === 0 || (team !== null && teams.includes(team)));
}

/** `du samedi 15 mai à 18:00 au dimanche 16 mai à 02:00 · FT de Bar` ; empty without limits. */
export function limitsInWords({ period, teams }: ProposalLimits, nameOf: (code: string) => string): string {
  return [
    ...(period === null ? [] : [formatPeriod(period)]),
    ...(teams.length === 0 ? [] : [`FT de ${teams.map(nameOf).join(", ")}`]),
  ].join(" · ");
}
