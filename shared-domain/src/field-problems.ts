/**
 * The rules that any field of a form may have, with the festival's messages. Each takes what the field holds and
 * answers what is wrong with it, in French, or undefined.
 */
export type FieldProblem<Value> = (value: Value) => string | undefined;

/** What is wrong, by the field of the body that it is about (`email`, `gears.0.quantity`), in French. */
export type FieldProblems = Readonly<Record<string, string>>;

/** The message of `required`. */
export const REQUIRED = "Ce champ est requis";

/** Something has to be filled in: no empty text, no number or choice left out, no empty list. */
export function required(value: unknown): string | undefined {
  const text = typeof value === "string" ? value.trim() : value;
  const isMissing =
    text === "" || text === null || text === undefined || (Array.isArray(text) && text.length === 0);
  return isMissing ? REQUIRED : undefined;
}

/** A number of at least `min`; none at all is the business of `required`. */
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

/** The first problem that any of the rules finds, in their order. */
export const firstOf =
  <Value>(...rules: readonly FieldProblem<Value>[]): FieldProblem<Value> =>
  (value) => {
    for (const rule of rules) {
      const problem = rule(value);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
