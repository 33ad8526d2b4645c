import { festivalServer, keptRows, keptState } from "@coulisses/shared-auth/testing";
import type { LedgerSearch } from "@coulisses/shared-domain/contract/money/ledger";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { statementCsv } from "@coulisses/shared-domain/ledger/edition-statement";
import {
  LEDGER_PAGE,
  type LedgerLine,
  ledgerCsv,
  transactionAlreadyDeleted,
  transactionNotFound,
} from "@coulisses/shared-domain/ledger/ledger-line";
import { aTransfer, emptyStatement, fromCash, rightAccounts } from "./money-samples";

/** Transactions in memory, as the treasurers read them. */
export function ledgerServer() {
  const lines = keptRows<LedgerLine>({ notFound: transactionNotFound, orderBy: (a, b) => b.id - a.id });
  const kept = keptState(() => ({ check: { ...rightAccounts }, statement: { ...emptyStatement } }));
  const found = ({ type, standing }: LedgerSearch) =>
    lines.all().filter((line) => (type === undefined || line.type === type) && !(standing && line.isDeleted));
  const festival = festivalServer({
    ledger: {
      list: ({ query: { before = Infinity, sort, ...search } }) =>
        found(search)
          .filter((line) => line.id < before)
          .sort((a, b) => (sort === "-amount" ? b.amount - a.amount : b.id - a.id))
          .slice(0, LEDGER_PAGE),
      sum: ({ query }) => {
        const standing = found(query).filter(({ isDeleted }) => !isDeleted);
        const exchanged = standing.reduce((sum, { amount }) => sum + amount, 0);
        const deleted = found(query).length - standing.length;
        return { count: standing.length, deleted, credited: 0, charged: 0, exchanged };
      },
      export: () => ledgerCsv(lines.all()),
      check: () => kept.check,
      statement: ({ edition }) => ({ ...kept.statement, edition }),
      exportStatement: ({ edition }) => statementCsv({ ...kept.statement, edition }),
      remove: ({ id }) => {
        if (lines.find(id).isDeleted) throw transactionAlreadyDeleted(id);
        lines.change(id, { isDeleted: true, deletion: { by: noel, date: "2026-11-22T08:00:00.000Z" } });
      },
    },
  });
  return {
    ...festival,
    kept,
    has: (id: number, more: Partial<LedgerLine> = {}) => lines.keep(aTransfer(id, more)),
    hasFromCash: (id: number, more: Partial<LedgerLine> = {}) => lines.has(fromCash(id, more)),
  };
}
