import { badInput } from "../festival-error";
import { MAX_AMOUNT } from "../money/amount";

/** The reasons for which money moves. */
export const transactionTypes = [
  "INITIALIZATION",
  "DEPOSIT",
  "TRANSFER",
  "BARREL",
  "PROVISIONS",
  "SHARED_MEAL",
  "EXTERNAL_EVENT",
] as const;

/** The reason of a movement. */
export type TransactionType = (typeof transactionTypes)[number];

/** The French name of each type. */
export const transactionLabels: Readonly<Record<TransactionType, string>> = {
  INITIALIZATION: "Initialisation",
  DEPOSIT: "Dépôt",
  TRANSFER: "Virement",
  BARREL: "Fût",
  PROVISIONS: "Placard",
  SHARED_MEAL: "Repas partagé",
  EXTERNAL_EVENT: "Événement",
};

/** The most sticks on one line. */
export const MAX_STICKS = 10_000;

/** DE-1: the message for an amount that is not above zero. */
export const AMOUNT_NOT_POSITIVE = "Le montant doit être supérieur à 0";
/** DE-1: the message for a batch in which an amount is not above zero. */
const BATCH_AMOUNT_NOT_POSITIVE = "Au moins un montant n'est pas supérieur à 0";
/** The message for more than `MAX_AMOUNT`. */
export const AMOUNT_TOO_HIGH = "Le montant de la transaction est trop élevé";

/** The context of a deposit. */
export const DEPOSIT_CONTEXT = "Recharge de compte perso";

/** A number of sticks in words: `1 bâton`, `12 bâtons`. */
export const sticksText = (sticks: number) =>
  `${sticks.toLocaleString("fr")} ${sticks > 1 ? "bâtons" : "bâton"}`;

/** The number of sticks at the end of a line's context, as `sticksText` wrote it; 0 without. */
export const sticksIn = (context: string): number =>
  Number(/: ([\d\s]+) bâtons?$/.exec(context)?.[1]?.replace(/\s/g, "") ?? 0);

/** DE-1: throws `bad-input` unless there is a line, and each amount, in cents, is above zero and at most 10 000 €. */
export function checkBatch(amounts: readonly number[]): void {
  if (amounts.length === 0) throw badInput("Aucun montant n'est renseigné");
  if (amounts.some((amount) => amount <= 0)) {
    throw badInput(amounts.length === 1 ? AMOUNT_NOT_POSITIVE : BATCH_AMOUNT_NOT_POSITIVE);
  }
  if (amounts.some((amount) => amount > MAX_AMOUNT)) throw badInput(AMOUNT_TOO_HIGH);
}
