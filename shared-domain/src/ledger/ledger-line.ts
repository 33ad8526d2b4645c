import { type CsvColumns, writeCsv } from "../csv/write-csv";
import { notFound, refused } from "../festival-error";
import { displayName } from "../people/display-name";
import type { UserIdentity } from "../people/user";
import { formatDateTime } from "../time/format";
import { type TransactionType, transactionLabels } from "../personal-account/transaction";
import { writeAmount } from "../typed-text/read-amount";

/**
 * A movement as those who keep the accounts read it: `amount` in cents, `date` an ISO instant. A payor or
 * payee is absent when it is the association's cash. A deleted one has its deletion's author and instant.
 */
export type LedgerLine = {
  id: number;
  type: TransactionType;
  amount: number;
  context: string;
  date: string;
  payor?: UserIdentity;
  payee?: UserIdentity;
  isDeleted: boolean;
  deletion?: { by: UserIdentity; date: string };
};

/** The columns by which a list of transactions is sorted, and with `-` before them the other way. */
export const ledgerOrders = ["date", "amount"] as const;
export type LedgerOrder = `${"" | "-"}${(typeof ledgerOrders)[number]}`;

/** The default number of transactions on a page. */
export const LEDGER_PAGE = 200;

/** The `not-found` refusal for an unknown transaction, or one that only takes another back. */
export const transactionNotFound = (id: number) => notFound(`Transaction avec l'id ${id} introuvable`);
/** The `refused` refusal for a transaction that was deleted before. */
export const transactionAlreadyDeleted = (id: number) =>
  refused(`Transaction avec l'id ${id} déjà supprimée`);

const nameOf = (person: UserIdentity | undefined) => person && displayName(person);

const columns: CsvColumns<LedgerLine> = {
  Numéro: ({ id }) => id,
  Type: ({ type }) => transactionLabels[type],
  Depuis: ({ payor }) => nameOf(payor),
  Vers: ({ payee }) => nameOf(payee),
  Contexte: ({ context }) => context,
  Date: ({ date }) => formatDateTime(date),
  "Montant (€)": ({ amount }) => writeAmount(amount),
  "Supprimée par": ({ deletion }) => nameOf(deletion?.by),
  "Supprimée le": ({ deletion }) => deletion && formatDateTime(deletion.date),
};

/** Transactions as CSV, in their order; amounts in euros with a comma. */
export const ledgerCsv = (lines: readonly LedgerLine[]) => writeCsv(lines, columns);
