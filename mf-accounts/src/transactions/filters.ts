import type { LedgerSearch } from "@coulisses/shared-domain/contract/money/ledger";
import {
  type TransactionType,
  transactionTypes,
} from "@coulisses/shared-domain/personal-account/transaction";
import { dayPeriod } from "@coulisses/shared-domain/time/paris";

export const ledgerFilterKeys = ["search", "type", "from", "to", "standing"] as const;
type LedgerFilters = Record<(typeof ledgerFilterKeys)[number], string>;

export function readType(text: string): TransactionType | undefined {
  return transactionTypes.find((type) => type === text);
}

/** The address may hold any text. */
function readDay(text: string) {
  return /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? dayPeriod(text) : undefined;
}

/** The query to the server. Days are those of Paris, the last one included. */
export function toSearch({ search, type, from, to, standing }: LedgerFilters): LedgerSearch {
  const known = readType(type);
  const first = readDay(from)?.start;
  const last = readDay(to)?.end;
  return {
    ...(search.trim() !== "" && { search: search.trim() }),
    ...(known && { type: known }),
    ...(first && { from: first.toISOString() }),
    ...(last && { to: last.toISOString() }),
    ...(standing !== "" && { standing: "true" }),
  };
}

/** Views of the page: the transactions, the check of the accounts, the statement of an edition. */
const ledgerViews = ["list", "check", "statement"] as const;
export type LedgerView = (typeof ledgerViews)[number];

export const readView = (text: string): LedgerView => ledgerViews.find((view) => view === text) ?? "list";

/** The edition in the address if it has begun, else the present one. */
export function readEdition(text: string, present: number): number {
  const edition = /^\d{1,4}$/.test(text) ? Number(text) : present;
  return edition >= 1 && edition <= present ? edition : present;
}
