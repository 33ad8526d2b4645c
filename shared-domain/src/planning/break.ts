import { badInput, type FestivalError, notFound } from "../festival-error";
import { ofHours, ofMinutes } from "../time/duration";
import { toDate } from "../time/instant";
import type { Period } from "../time/period";

/** The fields of a break that a person fills in; `start` is an ISO instant. */
export type BreakForm = { start: string; durationInHours: number };

/** The longest break, in hours: a week. */
const LONGEST_BREAK = 168;
/** The `bad-input` message for a break shorter than a minute. */
export const BREAK_WITHOUT_DURATION = "La durée de la pause doit être supérieure à 0";
/** The `bad-input` message for a break longer than a week. */
export const BREAK_TOO_LONG = `Une pause dure au plus ${LONGEST_BREAK} heures`;

/** BR-3: the `not-found` refusal for a break that is not there. */
export const breakNotFound = (): FestivalError => notFound("Cette pause n'existe pas");

/** The French error of a break's length in hours, if any. */
export function breakDurationProblem(hours: number): string | undefined {
  if (hours > LONGEST_BREAK) return BREAK_TOO_LONG;
  return minutesOf(hours) > 0 ? undefined : BREAK_WITHOUT_DURATION;
}

/** BR-1: the period of a break, to the minute. Throws `bad-input` on `durationInHours`. */
export function breakPeriod({ start, durationInHours }: BreakForm): Period {
  const problem = breakDurationProblem(durationInHours);
  if (problem) throw badInput(problem, "durationInHours");
  const begin = toDate(start);
  return { start: begin, end: new Date(begin.getTime() + ofMinutes(minutesOf(durationInHours))) };
}

const minutesOf = (hours: number) => Math.round(ofHours(hours) / ofMinutes(1));
