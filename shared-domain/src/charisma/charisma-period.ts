import { badInput, notFound, refused } from "../festival-error";
import { type Patch, applyPatch } from "../patch";
import { toDate } from "../time/instant";
import { lengthError, longestCharismaPeriod } from "../time/longest-period";
import { createPeriod, overlaps } from "../time/period";

/** What one writes of a charisma period: `charisma` points for each hour of availability within it; ISO instants. */
export type CharismaPeriodForm = { name: string; charisma: number; start: string; end: string };

/** A charisma period that the festival has. */
export type StoredCharismaPeriod = CharismaPeriodForm & { id: number };

/** The bounds of the points of an hour. */
export const CHARISMA = { min: 0, max: 10_000 };

/** The `not-found` refusal for an unknown charisma period. */
export const charismaPeriodNotFound = (id: number) => notFound(`Le créneau de charisme #${id} n'existe pas`);

/** What is wrong with the points of an hour. */
export function charismaProblem(charisma: number): string | undefined {
  if (!Number.isInteger(charisma)) return "Le charisme par heure doit être un entier";
  if (charisma < CHARISMA.min) return "Le charisme par heure ne peut pas être négatif";
  return charisma > CHARISMA.max
    ? `Le charisme par heure ne peut pas dépasser ${CHARISMA.max.toLocaleString("fr")}`
    : undefined;
}

type Span = Pick<CharismaPeriodForm, "start" | "end">;
const periodOf = ({ start, end }: Span) => ({ start: toDate(start), end: toDate(end) });

/** Which of the others a period overlaps: an hour would count twice. Touching is fine. */
export function overlapProblem(span: Span, others: readonly StoredCharismaPeriod[]): string | undefined {
  const overlapped = others.find((other) => overlaps(periodOf(span), periodOf(other)));
  return overlapped && `Ce créneau chevauche le créneau « ${overlapped.name} »`;
}

/**
 * The period to keep. Throws `bad-input` for a blank name, wrong points or a period that doesn't last, and `refused`
 * when it overlaps one of the others.
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

/** The period with what the patch changes; throws as `charismaPeriodToStore`. */
export function charismaPeriodUpdate(
  { id, ...present }: StoredCharismaPeriod,
  patch: Patch<CharismaPeriodForm>,
  all: readonly StoredCharismaPeriod[],
): StoredCharismaPeriod {
  const others = all.filter((other) => other.id !== id);
  return { id, ...charismaPeriodToStore(applyPatch(present, patch), others) };
}
