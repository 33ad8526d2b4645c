import { forbidden, refused } from "../festival-error";

/** Ties that keep a person from being forgotten. */
export type TiesToFestival = {
  /** An assignment that ends in the future; past ones don't count. */
  hasFutureAssignment: boolean;
  /** Of their personal account, in cents. */
  balance: number;
  /** The number of their transactions; deleted ones don't count. */
  transactions: number;
  /** Sheets, comments or past assignments name them. */
  isNamed: boolean;
};

/** An unused account whose address was never confirmed is removed after this many days. */
export const NEVER_CONFIRMED_DAYS = 30;

/**
 * `deleted`: nothing of them stays. `anonymised`: a number without a name stays, because the books or the sheets
 * count on it.
 */
export type ForgetOutcome = "deleted" | "anonymised";

const NOT_ME = "Nous ne pouvons pas t'effacer de Coulisses.";
const NOT_THEM = "Nous ne pouvons pas l'effacer de Coulisses.";

/** The `forbidden` refusal for wrong credentials; checked before all others. */
export const wrongForgetCredentials = () =>
  forbidden(`${NOT_ME}\nLe mot de passe et l'adresse mail ne correspondent pas.`, "password");

/**
 * Decides whether a person may be forgotten at their own request, and what remains of them. Throws `refused`
 * for a task to come, then for debts.
 */
export function forgetMe({ hasFutureAssignment, balance, transactions, isNamed }: TiesToFestival) {
  if (hasFutureAssignment) {
    throw refused(
      `${NOT_ME}\nTu es affecté·e à une tâche à venir.\nContacte les responsables bénévoles pour t'aider.`,
    );
  }
  if (balance < 0) {
    throw refused(
      `${NOT_ME}\nTu as des dettes auprès de l'association.\nContacte le secrétaire général pour t'aider.`,
    );
  }
  return outcome(transactions > 0 || isNamed);
}

/**
 * Decides whether a manager may forget a person, and what remains of them. Throws `refused` for a task to
 * come, then for debts, then for any transaction: only the person may ask for that.
 */
export function forgetByManager({ hasFutureAssignment, balance, transactions, isNamed }: TiesToFestival) {
  if (hasFutureAssignment) throw refused(`${NOT_THEM}\nIel est affecté·e à une tâche à venir.`);
  if (balance < 0) throw refused(`${NOT_THEM}\nIel a des dettes auprès de l'association.`);
  if (transactions > 0) throw refused(`${NOT_THEM}\nIel a déjà effectué des transactions.`);
  return outcome(isNamed);
}

const outcome = (mustStay: boolean): ForgetOutcome => (mustStay ? "anonymised" : "deleted");
