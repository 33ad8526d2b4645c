import { festivalServer, keptRows, keptState, lea, theo } from "@coulisses/shared-auth/testing";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import {
  LEDGER_PAGE,
  type LedgerLine,
  ledgerCsv,
  transactionAlreadyDeleted,
  transactionNotFound,
} from "@coulisses/shared-domain/ledger/ledger-line";
import { type EditionStatement, statementCsv } from "@coulisses/shared-domain/ledger/edition-statement";
import type { AccountCheck } from "@coulisses/shared-domain/ledger/account-check";

/** A transfer of Léa to Théo. */
const aTransfer = (id: number, more: Partial<LedgerLine> = {}): LedgerLine => ({
  id,
  type: "TRANSFER",
  amount: 700,
  context: `Pizza ${id}`,
  payor: lea,
  payee: theo,
  date: "2026-11-21T19:30:00.000Z",
  isDeleted: false,
  ...more,
});

/** Transactions in memory, as the treasurers read them. */
export function ledgerServer() {
  const lines = keptRows<LedgerLine>({ notFound: transactionNotFound, orderBy: (a, b) => b.id - a.id });
  const kept = keptState(() => ({
    check: {
      date: "2026-11-22T09:00:00.000Z",
      accounts: 40,
      transactions: 1200,
      cash: -12_345,
      total: 0,
      wrong: [],
    } as AccountCheck,
    statement: { earliest: 50, lines: [], surplus: 0 } as Omit<EditionStatement, "edition">,
  }));
  const festival = festivalServer({
    ledger: {
      list: ({ query: { before = Infinity, type } }) =>
        lines
          .all()
          .filter((line) => line.id < before && (type === undefined || line.type === type))
          .slice(0, LEDGER_PAGE),
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
    /** A line without an account: the association's cash. */
    hasFromCash: (id: number, more: Partial<LedgerLine> = {}) => {
      const { payor: _, ...line } = aTransfer(id, { type: "DEPOSIT", ...more });
      lines.has(line);
    },
  };
}
