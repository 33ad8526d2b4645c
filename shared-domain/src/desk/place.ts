import { OPEN_BEFORE } from "../check-in/note-marks";
import { type FestivalError, refused } from "../festival-error";
import { ofHours } from "../time/duration";
import { formatDateTime } from "../time/format";
import { includes, type Period } from "../time/period";
import type { SlotIdentifier } from "../assignment/slot";
import { isOddDayHour } from "../volunteer-availability/slots";

/** A slot that lacks people, for one person. */
export type DeskSlot = SlotIdentifier & {
  start: string;
  end: string;
  /** The task's. */
  name: string;
  /** The name of the place where people meet. */
  place: string | null;
  /** Code of the team for which the person comes. */
  as: string;
  /** The number of people that this team still lacks there. */
  missing: number;
};

/** DK-4: the desk places people in slots that are under way or begin before this instant. */
export const placedUntil = (now: Date): Date => new Date(now.getTime() + OPEN_BEFORE);

/** DK-4: throws `refused` for a slot that is over, or begins too late. */
export function checkPlaceable({ start, end }: Period, now: Date): void {
  if (end <= now) throw tooLate(end);
  if (start > placedUntil(now)) {
    throw refused(`Ce créneau commence le ${formatDateTime(start)} : affecte cette personne d'avance`);
  }
}

const tooLate = (end: Date): FestivalError => refused(`Ce créneau s'est terminé le ${formatDateTime(end)}`);

const HOUR = ofHours(1);
const SHORTEST = ofHours(2);

/**
 * DK-4: the availability that a person who stands at the desk gives for a slot: the shortest sound one (AV-6)
 * around it; undefined when those that they gave cover it already.
 */
export function availabilityFor(slot: Period, given: readonly Period[]): Period | undefined {
  if (given.some((one) => includes(one, slot))) return undefined;
  let start = new Date(Math.floor(slot.start.getTime() / HOUR) * HOUR);
  while (isOddDayHour(start)) start = new Date(start.getTime() - HOUR);
  const end = Math.max(Math.ceil(slot.end.getTime() / HOUR) * HOUR, start.getTime() + SHORTEST);
  return { start, end: new Date(end) };
}
