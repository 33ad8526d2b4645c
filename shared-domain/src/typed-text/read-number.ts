import { atLeast, atMost, firstOf, REQUIRED } from "../field-problems";

/** The value of a typed text, or its French error. Nothing is rounded or guessed. */
export type Reading<Value> = { value: Value } | { problem: string };

/** The message for a text that is not a number. */
const NOT_A_NUMBER = "La valeur doit être un nombre";
/** The message for a fraction of whole things. */
const NOT_WHOLE = "La valeur doit être un nombre entier";

/**
 * The limits of a field: bounds included, whole numbers unless `integer` is false, an empty text unless
 * `required`.
 */
export type NumberLimits = { min?: number; max?: number; integer?: boolean; required?: boolean };

// Digits in a row or in groups of three; no unit, no exponent, none of the other notations of `Number`.
const NUMBER = /^[-−]?(?:\d+|\d{1,3}(?: \d{3})+)(?:[.,](\d+))?$/;

/** Reads a number as the French write it, `1 250,5`; a dot is a comma too. An empty text is null. */
export function readNumber(text: string, limits: NumberLimits): Reading<number | null> {
  const { min = -Infinity, max = Number.MAX_SAFE_INTEGER, integer = true, required = false } = limits;
  const trimmed = text.replace(/\s/g, " ").trim();
  if (trimmed === "") return required ? { problem: REQUIRED } : { value: null };
  const parts = NUMBER.exec(trimmed);
  if (!parts) return { problem: NOT_A_NUMBER };
  // 1.000 is a thousand to some and one to others.
  if (integer && parts[1] !== undefined) return { problem: NOT_WHOLE };
  const value = Number(trimmed.replace(/ /g, "").replace("−", "-").replace(",", "."));
  const problem = firstOf<number | null>(atLeast(min), atMost(max))(value);
  return problem === undefined ? { value } : { problem };
}

/** A number as `readNumber` reads it back; null is an empty text. */
export const writeNumber = (value: number | null) => (value === null ? "" : String(value).replace(".", ","));
