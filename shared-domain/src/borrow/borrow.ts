import { type FestivalError, badInput, notFound } from "../festival-error";
import { checkCounterpart, patchCounterpart, type SheetGear } from "../logistics/logistic-sheet";
import type { Patch } from "../patch";
import { matches } from "../slug";
import { type Instant, toDate, toIso } from "../time/instant";
import { lengthError, longestLoan } from "../time/longest-period";
import { ZERO_DURATION, periodError } from "../time/period";

/** A loan sheet. Instants are ISO texts; `version` is what `If-Match` compares. */
export type Borrow = {
  id: number;
  version: number;
  lender: string;
  availableOn: string;
  unavailableOn: string;
  gears: SheetGear[];
};

/** The fields of a loan that a person fills in. */
export type BorrowForm = Pick<Borrow, "lender" | "availableOn" | "unavailableOn">;

/** The message for the period of a loan that ends before it starts, or as it starts. */
export const LOAN_WITHOUT_DURATION = "Le créneau doit avoir une durée";

/** The `not-found` refusal for reading an unknown loan. */
export const borrowNotFound = (id: number): FestivalError => notFound(`Emprunt ${id} introuvable`);

/** The `not-found` refusal for changing an unknown loan. */
export const noBorrowToChange = (id: number): FestivalError =>
  notFound(`La fiche emprunt #${id} n'a pas été trouvée`);

/**
 * LOG-1, LOG-5: a loan at version 1, without gear. Throws `bad-input` for a blank lender or a period without
 * length.
 */
export function createBorrow({
  id,
  lender,
  availableOn,
  unavailableOn,
}: BorrowForm & { id: number }): Borrow {
  return {
    id,
    version: 1,
    lender: checkCounterpart("Prêteur", lender),
    ...loanPeriod(availableOn, unavailableOn),
    gears: [],
  };
}

/**
 * LOG-5, LOG-6: an absent field or an empty lender changes nothing. Throws `bad-input` for a period without
 * length.
 */
export function updateBorrow(borrow: Borrow, patch: Patch<BorrowForm>): Borrow {
  return {
    ...borrow,
    lender: patchCounterpart(borrow.lender, patch.lender),
    ...loanPeriod(patch.availableOn ?? borrow.availableOn, patch.unavailableOn ?? borrow.unavailableOn),
  };
}

/** The title of the page of a loan: `Emprunt 3 - Karna`. */
export function borrowTitle({ id, lender }: Pick<Borrow, "id" | "lender">): string {
  return `Emprunt ${id} - ${lender}`;
}

/** True when the typed text is part of the number and the lender; accents and case don't count. */
export function isBorrowFoundBy({ id, lender }: Pick<Borrow, "id" | "lender">, typed: string): boolean {
  return matches(`${id} ${lender}`, typed);
}

/** LOG-5: the error of a loan's period, if any. */
export function loanPeriodError(availableOn: Instant, unavailableOn: Instant): string | undefined {
  const period = { start: toDate(availableOn), end: toDate(unavailableOn) };
  const error = periodError(period);
  return error === ZERO_DURATION ? LOAN_WITHOUT_DURATION : (error ?? lengthError(period, longestLoan));
}

function loanPeriod(availableOn: Instant, unavailableOn: Instant) {
  const error = loanPeriodError(availableOn, unavailableOn);
  if (error) throw badInput(error);
  return { availableOn: toIso(availableOn), unavailableOn: toIso(unavailableOn) };
}
