/** A rule for a field of a form: takes the field's value, returns the French error or undefined. */
export type FieldProblem<Value> = (value: Value) => string | undefined;

/** French errors by the field of the body they are about (`email`, `gears.0.quantity`). */
export type FieldProblems = Readonly<Record<string, string>>;

/** The message of `required`. */
export const REQUIRED = "Ce champ est requis";

/** The error of a field left empty: an empty text or list, no number, no choice. */
export function required(value: unknown): string | undefined {
  const text = typeof value === "string" ? value.trim() : value;
  const isMissing =
    text === "" || text === null || text === undefined || (Array.isArray(text) && text.length === 0);
  return isMissing ? REQUIRED : undefined;
}

/** A number of at least `min`; an absent one is left to `required`. */
export const atLeast =
  (min: number): FieldProblem<number | null> =>
  (value) =>
    value !== null && value < min ? `La valeur doit être au moins de ${min}` : undefined;

/** A number of at most `max`. */
export const atMost =
  (max: number): FieldProblem<number | null> =>
  (value) =>
    value !== null && value > max ? `Pas plus de ${max}` : undefined;

/** The message for a text of more than `max` characters, which names the field by its label on screen. */
export const tooLong = (label: string, max: number) =>
  `${label} : ${max.toLocaleString("fr")} caractères au plus`;

/** Combines rules: the error of the first that finds one. */
export const firstOf =
  <Value>(...rules: readonly FieldProblem<Value>[]): FieldProblem<Value> =>
  (value) => {
    for (const rule of rules) {
      const problem = rule(value);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
