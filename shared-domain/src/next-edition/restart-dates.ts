import { badInput, FestivalError, refused } from "../festival-error";
import { isInCentury, OUT_OF_CENTURY } from "../time/century";
import { editionOf } from "../time/edition";
import { toDate } from "../time/instant";
import { shiftSlot } from "../time/next-slot";
import { parisDay } from "../time/paris";

const DAY = 24 * 3_600_000;
const WEEK_DAYS = 7;
/** The weeks from one festival to the next, where the day of the earlier one is not known. */
const WEEKS_A_YEAR = 52;

/** A festival: its edition and its first day; the day is null when nobody knows it any more. */
export type DatedEdition = { edition: number; start: string | null };

/** ED-6: the `refused` error while the festival of the edition that begins has no date. */
export const festivalNotDated = (edition: number): FestivalError =>
  refused(
    `La date du festival de l'édition ${String(edition)} n'est pas encore fixée : elle se choisit dans la configuration`,
  );

/** ED-6: the refusal when the festival got another date since the preview. */
export const festivalMoved = (): FestivalError =>
  new FestivalError("stale", "La date du festival a changé entre-temps : vérifie les nouvelles heures");

/**
 * ED-6: the days between a slot of an earlier edition and the same one now: whole weeks, so that a Friday stays a
 * Friday, the nearest to the distance of both festivals. Throws `refused` when the present festival has no date.
 */
export function daysBetween(earlier: DatedEdition, present: DatedEdition): number {
  if (present.start === null || editionOf(present.start) !== present.edition) {
    throw festivalNotDated(present.edition);
  }
  if (earlier.start === null) return (present.edition - earlier.edition) * WEEKS_A_YEAR * WEEK_DAYS;
  const days = (dayNumber(present.start) - dayNumber(earlier.start)) / DAY;
  return Math.round(days / WEEK_DAYS) * WEEK_DAYS;
}

const dayNumber = (instant: string) => Date.parse(`${parisDay(toDate(instant))}T00:00:00Z`);

/**
 * ED-6: the same hours of Paris, so many days later. Throws `bad-input` for a date out of this century.
 */
export function restartedSlot(
  { start, end }: { start: string; end: string },
  days: number,
): { start: string; end: string } {
  const moved = shiftSlot({ start, end }, days);
  if (!isInCentury(toDate(moved.start).getTime()) || !isInCentury(toDate(moved.end).getTime())) {
    throw badInput(`La date ${OUT_OF_CENTURY}`);
  }
  return moved;
}
