import { lea, theo } from "@coulisses/shared-auth/testing";
import type { Adherent, OwnContributions } from "@coulisses/shared-domain/contribution/contribution";
import type { AccountCheck } from "@coulisses/shared-domain/ledger/account-check";
import type { EditionStatement } from "@coulisses/shared-domain/ledger/edition-statement";
import type { LedgerLine } from "@coulisses/shared-domain/ledger/ledger-line";
import type { OwnLine } from "@coulisses/shared-domain/personal-account/own-line";

/** A line that brings an account from `before` to `signed` cents more. */
export const ownLine = (id: number, signed: number, before: number): OwnLine => ({
  id,
  type: "TRANSFER",
  amount: Math.abs(signed),
  context: `Ligne ${id}`,
  date: "2026-05-17T10:00:00.000Z",
  balance: before + signed,
});

/** A transfer of Léa to Théo. */
export const aTransfer = (id: number, more: Partial<LedgerLine> = {}): LedgerLine => ({
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

/** A deposit, paid by no account: the association's cash. */
export function fromCash(id: number, more: Partial<LedgerLine>): LedgerLine {
  const { payor: _, ...line } = aTransfer(id, { type: "DEPOSIT", ...more });
  return line;
}

export const rightAccounts: AccountCheck = {
  date: "2026-11-22T09:00:00.000Z",
  accounts: 40,
  transactions: 1200,
  cash: -12_345,
  total: 0,
  wrong: [],
};
export const emptyStatement: Omit<EditionStatement, "edition"> = { earliest: 50, lines: [], surplus: 0 };

export const anAdherent = (id: number, firstname: string): Adherent => ({
  id,
  firstname,
  lastname: "Roux",
  nickname: null,
  email: `${firstname.toLowerCase()}@example.org`,
  teams: ["benevole", "hard"],
});

/** The contributions of a person who never paid any, and owes none. */
export const nonePaid: OwnContributions = { edition: 52, isDue: false, paid: [] };
