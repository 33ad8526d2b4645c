import { type Access, can } from "../access/access";
import { type FestivalError, forbidden, refused } from "../festival-error";
import { inHours, ofHours } from "../time/duration";
import { formatDateTime } from "../time/format";
import { toDate } from "../time/instant";
import { addDays, parisDay, parisInstant } from "../time/paris";
import type { Period } from "../time/period";
import { clockProblem } from "../time/phone-clock";
import type { CheckInMark } from "./presence";
import { hourProblem } from "./said-hours";

/** The ids of the people who answer for a task. */
export type InCharge = {
  administratorId: number;
  contacts: readonly number[];
  volunteersInCharge: readonly number[];
};

/**
 * CI-1: true when the person may check people in at the slots of a task: they assign volunteers, or are in
 * charge of it.
 */
export const mayCheckIn = (access: Access, personId: number, task: InCharge): boolean =>
  can(access, "affect-volunteer") || answersFor(personId, task);

/** CI-12: true when the person answers for a task; assigning volunteers is not enough. */
export const answersFor = (
  personId: number,
  { administratorId, contacts, volunteersInCharge }: InCharge,
): boolean => [administratorId, ...contacts, ...volunteersInCharge].includes(personId);

/** CI-1: the `forbidden` refusal for anyone else. */
export const notInCharge = (): FestivalError =>
  forbidden("Seules les personnes responsables de cette tâche peuvent pointer ce créneau");

/** CI-5: a slot is listed and may be ticked from this long before its start, in milliseconds. */
export const OPEN_BEFORE = ofHours(3);
/** CI-5: those in charge of a slot may complete it until this long after its end, in milliseconds. */
const COMPLETED_WITHIN = ofHours(24);
/** CI-5: marks older than this before the festival's start are refused, in milliseconds. */
const BEFORE = ofHours(24);

/**
 * CI-5: true when a slot that is over may still be ticked: within a day of its end, or until the end of the
 * next day for those who assign.
 */
export function mayComplete({ end }: Pick<Period, "end">, now: Date, assigns: boolean): boolean {
  if (now.getTime() - end.getTime() <= COMPLETED_WITHIN) return true;
  return assigns && end >= parisInstant(addDays(parisDay(now), -1));
}

/**
 * CI-5: the French reason why nothing can be noted at a slot now: it ended too long ago, or begins too late;
 * undefined when it can.
 */
export function closedReason({ start, end }: Period, now: Date, assigns: boolean): string | undefined {
  if (start.getTime() - now.getTime() > OPEN_BEFORE) {
    return `Ce créneau commence le ${formatDateTime(start)} : il se pointe à partir de ${String(inHours(OPEN_BEFORE))} h avant`;
  }
  return mayComplete({ end }, now, assigns)
    ? undefined
    : `Ce créneau s'est terminé le ${formatDateTime(end)} : il ne peut plus être pointé`;
}

/** CI-5: throws `refused` when nothing can be noted at a slot. */
export function checkOpen(slot: Period, now: Date, assigns: boolean): void {
  const reason = closedReason(slot, now, assigns);
  if (reason !== undefined) throw refused(reason);
}

/** The state that a mark is checked against. */
export type SlotToCheck = {
  slot: Period;
  /** Ids of the people expected at the slot. */
  assignees: readonly number[];
  /**
   * Ids of the people with marks at this slot: they came, even if they are no longer expected, or they
   * replaced a volunteer.
   */
  noted: readonly number[];
  /** Ids among the people named by marks that have an account. */
  members: readonly number[];
  festivalStart: Date;
  now: Date;
};

const NOT_HERE = "Cette personne n'est pas sur ce créneau : elle ne peut qu'y remplacer quelqu'un";

/** CI-5, CI-6, CI-10, CI-11: the French reason why a mark is refused; undefined when it is accepted. */
export function markProblem(mark: CheckInMark, context: SlotToCheck): string | undefined {
  return (
    momentProblem(mark, context) ??
    hourProblem(mark, context.slot) ??
    illnessProblem(mark) ??
    personProblem(mark, context)
  );
}

/** CI-11: only an absence has a reason. */
const illnessProblem = ({ kind, isIll = false }: CheckInMark): string | undefined =>
  isIll && kind !== "ABSENT" ? "Seule une personne absente peut être malade" : undefined;

function momentProblem(
  { notedAt }: CheckInMark,
  { slot, festivalStart, now }: SlotToCheck,
): string | undefined {
  const problem = clockProblem(notedAt, now);
  if (problem !== undefined) return problem;
  const moment = toDate(notedAt).getTime();
  const earliest = Math.min(festivalStart.getTime(), slot.start.getTime()) - BEFORE;
  return moment < earliest
    ? "Ce pointage est plus ancien que le festival : vérifie l'heure de ton téléphone"
    : undefined;
}

/**
 * CI-6: the ticked person is expected, has a mark here or replaces a volunteer; a replacement has an account
 * and is not there already.
 */
function personProblem(
  { userId, kind, replacedBy }: CheckInMark,
  { assignees, noted, members }: SlotToCheck,
): string | undefined {
  if (!assignees.includes(userId) && !noted.includes(userId)) return NOT_HERE;
  if (kind !== "REPLACED") {
    return replacedBy === null ? undefined : "Seule une personne remplacée a quelqu'un à sa place";
  }
  if (replacedBy === null || !members.includes(replacedBy)) return "La personne qui remplace n'existe pas";
  if (replacedBy === userId) return "Une personne ne peut pas se remplacer elle-même";
  return assignees.includes(replacedBy)
    ? "La personne qui remplace est déjà attendue sur ce créneau"
    : undefined;
}

/** The accepted marks of one sending, and the refused ones with their reasons. */
type SortedMarks = {
  accepted: CheckInMark[];
  refused: { id: string; message: string }[];
};

/** CI-6: a replacement named in one of these marks may be ticked by another of them. */
export function sortMarks(marks: readonly CheckInMark[], context: SlotToCheck): SortedMarks {
  const replacing = marks.filter(
    (mark) => mark.kind === "REPLACED" && markProblem(mark, context) === undefined,
  );
  const newcomers = replacing.flatMap(({ replacedBy }) => replacedBy ?? []);
  const extended = { ...context, noted: [...context.noted, ...newcomers] };
  const sorted: SortedMarks = { accepted: [], refused: [] };
  for (const mark of marks) {
    const message = markProblem(mark, extended);
    if (message === undefined) sorted.accepted.push(mark);
    else sorted.refused.push({ id: mark.id, message });
  }
  return sorted;
}
