import { badInput, notFound, refused } from "../festival-error";
import { type Patch, applyPatch } from "../patch";
import { toDate } from "../time/instant";
import { lengthError, longestCharismaPeriod } from "../time/longest-period";
import { createPeriod, overlaps } from "../time/period";

/**
 * The fields of a charisma period that a person fills in: `charisma` is points for each hour of availability
 * within it; `start` and `end` are ISO instants.
 */
export type CharismaPeriodForm = { name: string; charisma: number; start: string; end: string };

/** A charisma period as it is stored. */
export type StoredCharismaPeriod = CharismaPeriodForm & { id: number };

/** The lowest and highest points of an hour. */
const CHARISMA = { min: 0, max: 10_000 };

/** The `not-found` refusal for an unknown charisma period. */
export const charismaPeriodNotFound = (id: number) => notFound(`Le créneau de charisme #${id} n'existe pas`);

/** The error of the points of an hour. */
export function charismaProblem(charisma: number): string | undefined {
  if (!Number.isInteger(charisma)) return "Le charisme par heure doit être un entier";
  if (charisma < CHARISMA.min) return "Le charisme par heure ne peut pas être négatif";
  return charisma > CHARISMA.max
    ? `Le charisme par heure ne peut pas dépasser ${CHARISMA.max.toLocaleString("fr")}`
    : undefined;
}

type Span = Pick<CharismaPeriodForm, "start" | "end">;
const periodOf = ({ start, end }: Span) => ({ start: toDate(start), end: toDate(end) });

/** The error of a period that overlaps another one: an hour would count twice. Periods may touch. */
export function overlapProblem(span: Span, others: readonly StoredCharismaPeriod[]): string | undefined {
  const overlapped = others.find((other) => overlaps(periodOf(span), periodOf(other)));
  return overlapped && `Ce créneau chevauche le créneau « ${overlapped.name} »`;
}

/**
 * The period to store. Throws `bad-input` for a blank name, wrong points or a period without length, and
 * `refused` when it overlaps another one.
 */
export function charismaPeriodToStore(
  form: CharismaPeriodForm,
  others: readonly StoredCharismaPeriod[],
): CharismaPeriodForm {
  const name = form.name.trim();
  if (name === "") throw badInput("Le nom du créneau ne peut pas être vide", "name");
  const problem = charismaProblem(form.charisma);
  if (problem) throw badInput(problem, "charisma");
  const length = lengthError(createPeriod(form), longestCharismaPeriod);
  if (length) throw badInput(length);
  const overlap = overlapProblem(form, others);
  if (overlap) throw refused(overlap);
  return { ...form, name };
}

/** The period with the patch applied; throws like `charismaPeriodToStore`. */
export function charismaPeriodUpdate(
  { id, ...present }: StoredCharismaPeriod,
  patch: Patch<CharismaPeriodForm>,
  all: readonly StoredCharismaPeriod[],
): StoredCharismaPeriod {
  const others = all.filter((other) => other.id !== id);
  return { id, ...charismaPeriodToStore(applyPatch(present, patch), others) };
}
