import type { StatementLine } from "@coulisses/shared-domain/ledger/edition-statement";
import {
  transactionLabels,
  type TransactionType,
} from "@coulisses/shared-domain/personal-account/transaction";
import { formatMonth } from "@coulisses/shared-domain/time/format";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import type { BarCategory, ChartSeries, ChartTone } from "@coulisses/shared-ui/data";

/** Opening balances belong to no month. */
type ChartedType = Exclude<TransactionType, "INITIALIZATION">;

const tones: Readonly<Record<ChartedType, ChartTone>> = {
  DEPOSIT: "validated",
  TRANSFER: "draft",
  BARREL: "review",
  PROVISIONS: "ready",
  SHARED_MEAL: "info",
  EXTERNAL_EVENT: "refused",
};

export const chartedTypes: ChartSeries[] = (Object.keys(tones) as ChartedType[]).map((key) => ({
  key,
  label: transactionLabels[key],
  tone: tones[key],
}));

/** `février 2027` of `2027-02`. */
export const monthName = (month: string) => formatMonth(parisInstant(`${month}-01`));

/** Bars of one month each, in euros. */
export function barsOf(lines: readonly StatementLine[]): BarCategory[] {
  const months = [...new Set(lines.map(({ month }) => month))].sort();
  return months.map((month) => ({
    key: month,
    label: monthName(month),
    values: Object.fromEntries(
      lines
        .filter((line) => line.month === month)
        .map(({ type, credited, charged, exchanged }) => [type, (credited + charged + exchanged) / 100]),
    ),
  }));
}
