import { formatAmount } from "@coulisses/shared-domain/money/amount";
import {
  transactionLabels,
  type TransactionType,
  transactionTypes,
} from "@coulisses/shared-domain/personal-account/transaction";
import { formatDate } from "@coulisses/shared-domain/time/format";
import type { PeerRow, PeerTables } from "../peer";
import type { Report, ReportedRow } from "../report";

/** A line of the peer that moves money with us: `null` is the association's cash. */
export type PeerLine = PeerRow<"transaction"> & {
  type: TransactionType;
  /** The side that the peer wrote as the payer, before a negative amount was turned round. */
  payer: number | null;
};

/** The lines that come, in the order in which they are written: lists and running balances follow our numbers. */
export function sortedLines(peer: PeerTables, report: Report): PeerLine[] {
  return peer.transaction
    .flatMap((row) => {
      const type = transactionTypes.find((known) => known === row.type);
      const why = whyNoLine(row, type);
      if (type === undefined || why !== undefined) {
        report.out("transaction", lineRow(row), why ?? "");
        return [];
      }
      return [turned({ ...row, type, payer: row.from }, report)];
    })
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime() || one.id - other.id);
}

export function lineRow({ id, type, amount, created_at, context }: PeerRow<"transaction">): ReportedRow {
  const known = transactionTypes.find((one) => one === type);
  const label = known === undefined ? type : transactionLabels[known];
  return {
    key: id,
    name: `Transaction nº ${String(id)} (${label}, ${formatDate(created_at)}, ${formatAmount(amount)}${context === "" ? "" : `, « ${context} »`})`,
  };
}

function whyNoLine({ from, to, amount, type: written }: PeerRow<"transaction">, type: string | undefined) {
  if (type === undefined) return `type « ${written} » inconnu`;
  if (amount === 0) return "montant nul";
  if (from === null && to === null) return "personne ni d'un côté ni de l'autre : aucun solde ne change";
  return from === to ? "la même personne des deux côtés : aucun solde ne change" : undefined;
}

const betweenPeople: readonly TransactionType[] = ["TRANSFER", "SHARED_MEAL"];

function turned(line: PeerLine, report: Report): PeerLine {
  if (betweenPeople.includes(line.type) && (line.from === null || line.to === null)) {
    report.noted(
      "transaction",
      lineRow(line),
      "une des deux personnes a été effacée : sa part est celle de la caisse",
    );
  }
  if (line.amount > 0) return line;
  report.noted(
    "transaction",
    lineRow(line),
    "montant négatif : l'argent va ici dans l'autre sens, les soldes restent",
  );
  return { ...line, amount: -line.amount, from: line.to, to: line.from };
}
