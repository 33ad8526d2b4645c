import { badInput, refused } from "../festival-error";
import { isBelowZero } from "./balance";
import { AMOUNT_NOT_POSITIVE, AMOUNT_TOO_HIGH } from "./transaction";

/** Money that a person sends to another; `amount` is in cents. */
export type TransferForm = { to: number; amount: number; context: string };

/** TR-2: the highest amount of one transfer, in cents: 500 €. */
export const MAX_TRANSFER = 50_000;

/** TR-2: the error of the amount of a transfer, in cents. */
export function transferAmountProblem(amount: number): string | undefined {
  if (amount < 0) return "Le montant doit être positif";
  if (amount === 0) return AMOUNT_NOT_POSITIVE;
  return amount > MAX_TRANSFER ? AMOUNT_TOO_HIGH : undefined;
}

/** TR-1, TR-2: throws `bad-input` for a transfer to oneself, or a wrong amount. */
export function checkTransfer(payer: number, { to, amount }: Pick<TransferForm, "to" | "amount">): void {
  if (to === payer) throw badInput("Tu ne peux pas faire de virement à toi-même", "to");
  const problem = transferAmountProblem(amount);
  if (problem) throw badInput(problem, "amount");
}

/** TR-3: the reason why an account with a balance of so many cents may not send money; at zero it may. */
export const payerProblem = (balance: number): string | undefined =>
  isBelowZero(balance)
    ? "Le montant de ton compte perso doit être positif pour faire un virement"
    : undefined;

/** The state of the two accounts of a transfer; `balance` is the payer's, in cents. */
type TransferAccounts = {
  payerHasAccount: boolean;
  balance: number;
  payeeHasAccount: boolean;
};

/** TR-3, TR-4: throws `refused` without an account, or for a payer below zero; at zero they may send. */
export function checkTransferAccounts({ payerHasAccount, balance, payeeHasAccount }: TransferAccounts): void {
  if (!payerHasAccount) throw refused("Tu n'as pas de compte personnel");
  const problem = payerProblem(balance);
  if (problem) throw refused(problem);
  if (!payeeHasAccount) throw refused("Ce bénévole n'a pas de compte personnel");
}
