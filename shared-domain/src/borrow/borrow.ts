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

/** What a person writes of a loan. */
export type BorrowForm = Pick<Borrow, "lender" | "availableOn" | "unavailableOn">;

/** A loan's own words for a period that does not last. */
export const LOAN_WITHOUT_DURATION = "Le créneau doit avoir une durée";

/** The `not-found` refusal for a loan that somebody wants to read. */
export const borrowNotFound = (id: number): FestivalError => notFound(`Emprunt ${id} introuvable`);

/** The `not-found` refusal for a loan that somebody wants to change. */
export const noBorrowToChange = (id: number): FestivalError =>
  notFound(`La fiche emprunt #${id} n'a pas été trouvée`);

/**
 * LOG-1, LOG-5: a loan at version 1, without gear.
 * Throws `bad-input` for a blank lender or a period that does not last.
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
 * LOG-5, LOG-6: an absent field and an empty lender are kept.
 * Throws `bad-input` for a period that does not last.
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

/** Whether what was typed is part of the number and the lender, whatever the accents and the case. */
export function isBorrowFoundBy({ id, lender }: Pick<Borrow, "id" | "lender">, typed: string): boolean {
  return matches(`${id} ${lender}`, typed);
}

/** LOG-5: what is wrong with the time of a loan. */
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
