import { REQUIRED } from "../field-problems";
import { formatAmount, MAX_AMOUNT } from "../money/amount";
import type { Reading } from "./read-number";

/** The message for a text that is not an amount. */
const NOT_AN_AMOUNT = "Tape un montant en euros, comme 12,50";
/** The message for parts of a cent. */
const TOO_FINE = "Pas plus de deux chiffres après la virgule";

/**
 * The bounds of a field in cents, included: 0 and 10 000 € by default; an empty text passes unless
 * `required`.
 */
export type AmountLimits = { min?: number; max?: number; required?: boolean };

// Digits in a row or in groups of three; a sign of the euro may follow.
const AMOUNT = /^([-−])?(\d+|\d{1,3}(?: \d{3})+)(?:[.,](\d+))? ?€?$/;

/** Reads an amount in euros as the French write it, `1 250,50`, as integer cents; a dot is a comma too. An empty text is null. */
export function readAmount(text: string, limits: AmountLimits): Reading<number | null> {
  const { min = 0, max = MAX_AMOUNT, required = false } = limits;
  const trimmed = text.replace(/\s/g, " ").trim();
  if (trimmed === "") return required ? { problem: REQUIRED } : { value: null };
  const [matches, sign, euros = "", decimals = ""] = AMOUNT.exec(trimmed) ?? [];
  if (matches === undefined) return { problem: NOT_AN_AMOUNT };
  if (decimals.length > 2) return { problem: TOO_FINE };
  // Not through a float: 19.99 × 100 is not 1999.
  const cents = Number(euros.replaceAll(" ", "") + decimals.padEnd(2, "0")) * (sign ? -1 : 1);
  if (cents < min) return { problem: `La valeur doit être au moins de ${formatAmount(min)}` };
  if (cents > max) return { problem: `Pas plus de ${formatAmount(max)}` };
  return { value: cents };
}

/** Cents as `readAmount` reads them back, `12,50`; null is an empty text. */
export function writeAmount(cents: number | null): string {
  if (cents === null) return "";
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
