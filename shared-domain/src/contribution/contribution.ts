import { badInput, notFound, refused } from "../festival-error";
import { MAX_AMOUNT } from "../money/amount";
import { AMOUNT_TOO_HIGH } from "../personal-account/transaction";
import type { UserIdentity } from "../people/user";
import { parisInstant } from "../time/paris";

/** CO-1: what an adherent paid for an edition: `amount` in cents, the dates instants. */
export type Contribution = {
  adherentId: number;
  edition: number;
  amount: number;
  paymentDate: string;
  expirationDate: string;
};

/** A person who may pay a contribution; `teams` are codes. */
export type Adherent = UserIdentity & { email: string; teams: string[] };
/** A person who has paid for an edition; `amount` is in cents. */
export type Payer = Adherent & Pick<Contribution, "amount" | "paymentDate" | "edition">;

/**
 * A person's own contributions, the last edition's first; `edition` is the present one, and `isDue` says that
 * they still have to pay it.
 */
export type OwnContributions = {
  edition: number;
  isDue: boolean;
  paid: Omit<Contribution, "adherentId">[];
};

/** CO-2: the lowest contribution, in cents. */
export const MIN_CONTRIBUTION = 100;

/** CO-4: the `not-found` refusal for an unknown contribution. */
export const contributionNotFound = () => notFound("La cotisation n'a pas été trouvée");

/** CO-2: the error of an amount in cents. */
export function contributionProblem(amount: number): string | undefined {
  if (amount < MIN_CONTRIBUTION) return "Le montant doit être supérieur ou égal à 1€";
  return amount > MAX_AMOUNT ? AMOUNT_TOO_HIGH : undefined;
}

/** A person before a payment: their right to pay, and the contribution of the edition once it is paid. */
type Payment = { mayPay: boolean; hasPaid: boolean };

/**
 * CO-2: throws `refused` for an adherent who may not pay or has paid, then `bad-input` for a wrong amount in
 * cents.
 */
export function checkContribution(adherent: Payment, amount: number): void {
  if (!adherent.mayPay) throw refused("Le bénévole n'est pas autorisé à payer la cotisation");
  if (adherent.hasPaid) throw refused("Le bénévole a déjà payé sa cotisation pour cette édition");
  const problem = contributionProblem(amount);
  if (problem) throw badInput(problem, "amount");
}

/**
 * CO-3: the end of a contribution: the Paris midnight that begins the 31st of August of its edition's year.
 */
export const contributionExpiry = (edition: number): Date => parisInstant(`${2023 + edition - 49 + 1}-08-31`);

/** CO-6: true when a person still has to pay: who may not pay owes nothing. */
export const isContributionDue = ({ mayPay, hasPaid }: Payment): boolean => mayPay && !hasPaid;

/** CO-6: the home page's message for people who have not paid. */
export const CONTRIBUTION_ALERT = "Tu n'as pas encore payé ta cotisation";
