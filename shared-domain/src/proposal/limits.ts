import { badInput } from "../festival-error";
import { formatPeriod } from "../time/format";
import { lengthError, type LongestPeriod } from "../time/longest-period";
import { type Period, periodError } from "../time/period";

/** The slots that a proposal covers; other assignments stay and take people's time. */
export type ProposalLimits = {
  /** Slots that overlap it, as ISO instants; null for all. */
  period: { start: string; end: string } | null;
  /** Slots of tasks that these teams (codes) are in charge of; empty for all. */
  teams: string[];
};

/** Every slot of the festival. */
export const noLimits: ProposalLimits = { period: null, teams: [] };

/** Enough from setting up to putting away. */
export const longestProposal: LongestPeriod = { days: 366, what: "La plage horaire" };

/** Throws `bad-input` for a period without length, or longer than a year. */
export function checkLimits({ period }: ProposalLimits): void {
  if (period === null) return;
  const instants: Period = { start: new Date(period.start), end: new Date(period.end) };
  const problem = periodError(instants) ?? lengthError(instants, longestProposal);
  if (problem !== undefined) throw badInput(problem, "limits");
}

/** True when a proposal covers a slot from `start` to `end` (milliseconds since 1970) of a task of `team`. */
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
