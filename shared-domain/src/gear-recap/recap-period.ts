import { ofHours } from "../time/duration";
import { type Instant, toDate } from "../time/instant";
import { periodError } from "../time/period";

const LONGEST_DAYS = 31;

export const PERIOD_TOO_LONG = `La période ne peut pas dépasser ${LONGEST_DAYS} jours`;

/** Why a gear can't be shown quarter of an hour by quarter of an hour over this time. */
export function recapPeriodError(asked: { start: Instant; end: Instant }): string | undefined {
  const period = { start: toDate(asked.start), end: toDate(asked.end) };
  const duration = period.end.getTime() - period.start.getTime();
  return periodError(period) ?? (duration > ofHours(24 * LONGEST_DAYS) ? PERIOD_TOO_LONG : undefined);
}
