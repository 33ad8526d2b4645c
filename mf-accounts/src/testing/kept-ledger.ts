import { answersTo } from "@coulisses/shared-auth/testing";
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

export const lea = { id: 21, firstname: "Léa", lastname: "Martin", nickname: null };
export const theo = { id: 22, firstname: "Théo", lastname: "Durand", nickname: "Tho" };

/** Transactions in memory, as the treasurers read them. */
export function keptLedger() {
  const lines = new Map<number, LedgerLine>();
  /** The queries received, for the list and for the file. */
  const searches: string[] = [];
  let check: AccountCheck;
  let statement: Omit<EditionStatement, "edition">;
  beforeEach(() => {
    lines.clear();
    searches.length = 0;
    check = {
      ...{ date: "2026-11-22T09:00:00.000Z", accounts: 40, transactions: 1200 },
      ...{ cash: -12_345, total: 0, wrong: [] },
    };
    statement = { earliest: 50, lines: [], surplus: 0 };
  });
  const newestFirst = () => [...lines.values()].sort((a, b) => b.id - a.id);

  const handlers = answersTo({
    ledger: {
      list: ({ query: { before = Infinity, type }, request }) => {
        searches.push(new URL(request.url).search);
        const found = newestFirst().filter(
          (line) => line.id < before && (type === undefined || line.type === type),
        );
        return found.slice(0, LEDGER_PAGE);
      },
      export: ({ request }) => {
        searches.push(new URL(request.url).search);
        return ledgerCsv(newestFirst());
      },
      check: () => check,
      statement: ({ edition }) => ({ ...statement, edition }),
      exportStatement: ({ edition }) => statementCsv({ ...statement, edition }),
      remove: ({ id }) => {
        const line = lines.get(id);
        if (!line) throw transactionNotFound(id);
        if (line.isDeleted) throw transactionAlreadyDeleted(id);
        const { firstname, lastname } = noel;
        const deletion = { by: { id: noel.id, firstname, lastname }, date: "2026-11-22T08:00:00.000Z" };
        lines.set(id, { ...line, isDeleted: true, deletion });
      },
    },
  });

  return {
    handlers,
    searches,
    has(id: number, line: Partial<LedgerLine> = {}): LedgerLine {
      const kept: LedgerLine = {
        ...{ id, type: "TRANSFER", amount: 700, context: `Pizza ${id}`, payor: lea, payee: theo },
        ...{ date: "2026-11-21T19:30:00.000Z", isDeleted: false },
        ...line,
      };
      lines.set(id, kept);
      return kept;
    },
    /** A line without an account: the association's cash. */
    hasFromCash(id: number, line: Partial<LedgerLine> = {}): void {
      const { payor: _, ...rest } = this.has(id, { type: "DEPOSIT", ...line });
      lines.set(id, rest);
    },
    isFoundWrong: (found: Partial<AccountCheck>) => {
      check = { ...check, ...found };
    },
    comesTo: (found: Partial<typeof statement>) => {
      statement = { ...statement, ...found };
    },
  };
}
