import { matches, slugOf } from "../slug";
import { type Instant, toDate } from "../time/instant";
import { dayPeriod, parisDay } from "../time/paris";
import type { Period } from "../time/period";
import { MISSING_YEAR, readDay } from "../typed-text/read-date";
import { readAmount } from "../typed-text/read-amount";
import { transactionLabels, type TransactionType, transactionTypes } from "../personal-account/transaction";

/** One word of a search, without accents, and the types whose name contains it. */
export type SearchedWord = { word: string; types: readonly TransactionType[] };

/**
 * The terms of a search in the transactions: all of these words, or an amount in cents (both bounds
 * included), or a day.
 */
type LedgerTerms = {
  words: readonly SearchedWord[];
  amount?: { min: number; max: number };
  day?: Period;
};

/** Reads a search: `fût dupont`, `12,50`, `12 €` (any cents), `22/02/2027`, `22 février` (the latest one). */
export function ledgerTerms(typed: string, now: Instant): LedgerTerms {
  const words = slugOf(typed).split("-").filter(Boolean);
  const amount = amountIn(typed);
  const day = dayIn(typed, now);
  return {
    words: words.map((word) => ({
      word,
      types: transactionTypes.filter((type) => matches(transactionLabels[type], word)),
    })),
    ...(amount && { amount }),
    ...(day && { day: dayPeriod(day) }),
  };
}

function amountIn(typed: string): LedgerTerms["amount"] {
  const read = readAmount(typed, {});
  if ("problem" in read || read.value === null) return undefined;
  const min = read.value;
  return { min, max: /[.,]/.test(typed) ? min : min + 99 };
}

/** `yyyy-mm-dd`, never after today. */
function dayIn(typed: string, now: Instant): string | undefined {
  const read = readDay(typed, { now });
  if ("value" in read) return read.value === "" ? undefined : read.value;
  if (read.problem !== MISSING_YEAR) return undefined;
  const today = parisDay(toDate(now));
  const year = Number(today.slice(0, 4));
  const days = [year, year - 1].map((one) => readDay(`${typed.trim()} ${String(one)}`, { now }));
  return days.flatMap((day) => ("value" in day && day.value <= today ? [day.value] : []))[0];
}
